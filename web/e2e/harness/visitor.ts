import type { Browser, BrowserContext, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { EditionCode, KeptAttempt } from '#api/shapes.ts'
import type { Question } from '#content/shapes.ts'
import type { Service } from './service.ts'
import { wordsOf, type Words } from './words.ts'

export type VisitOptions = BrowserContextOptions & {
  edition?: EditionCode
  width?: number
  isDark?: boolean
  /** Complaints of the browser that the test causes itself. */
  expected?: RegExp
}

/** Somebody with a browser of their own, and what they can do. Whatever the page complains about is remembered. */
export class Visitor {
  readonly context: BrowserContext
  readonly page: Page
  readonly edition: EditionCode
  readonly words: Words
  readonly complaints: string[] = []
  readonly #service: Service
  readonly #options: VisitOptions

  private constructor(context: BrowserContext, page: Page, service: Service, options: VisitOptions) {
    this.context = context
    this.page = page
    this.#service = service
    this.#options = options
    this.edition = options.edition ?? 'GB'
    this.words = wordsOf[this.edition]
    this.#listen(page)
  }

  static async come(browser: Browser, service: Service, options: VisitOptions): Promise<Visitor> {
    const { edition: _, width = 360, isDark = false, expected: __, ...rest } = options
    const context = await browser.newContext({
      viewport: { width, height: 780 },
      colorScheme: isDark ? 'dark' : 'light',
      reducedMotion: 'reduce',
      ...rest,
    })
    return new Visitor(context, await context.newPage(), service, options)
  }

  /** The same person in another tab. */
  async newTab(): Promise<Visitor> {
    return new Visitor(this.context, await this.context.newPage(), this.#service, this.#options)
  }

  /** Opens a path of their edition and waits until the page is alive. */
  async open(path: string): Promise<void> {
    await this.page.goto(this.#service.at(this.edition, path))
    await this.alive()
  }

  async alive(): Promise<void> {
    await this.page.waitForFunction(() => Object.keys(document.getElementById('root') ?? {}).some((key) => key.startsWith('__react')))
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  link(name: string | RegExp): Locator {
    return this.page.getByRole('link', { name, exact: true })
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name, exact: true })
  }

  /** The question on the screen. */
  async question(): Promise<Question> {
    const heading = this.page.getByRole('article').getByRole('heading', { level: 2 })
    const id = (await heading.getAttribute('id'))?.replace('question-', '') ?? ''
    const question = (await this.#service.questions(this.edition)).get(id)
    if (!question) throw new Error(`A stranger may not have the question ${id}.`)
    return question
  }

  /** The options of the question on the screen, by what they say. */
  option(question: Question, optionId: string): Locator {
    const text = question.options.find(({ id }) => id === optionId)?.text ?? ''
    return this.page.getByRole(question.multiple ? 'checkbox' : 'radio', { name: text, exact: true })
  }

  /** Chooses the right options, or as many others. */
  async choose(isRight: boolean): Promise<Question> {
    const question = await this.question()
    for (const id of isRight ? question.correct : wrongChoice(question)) await this.option(question, id).click()
    return question
  }

  /** Answers where the answer is shown at once. */
  async answer(isRight: boolean): Promise<Question> {
    const question = await this.choose(isRight)
    if (question.multiple) await this.button(this.words.practice.question.check).click()
    return question
  }

  /** Goes on after an answer: to the next question, after the last one to the result. */
  async goOn(): Promise<void> {
    const { next, toResult } = this.words.practice.question
    await this.button(new RegExp(`^(${next}|${toResult})$`)).click()
  }

  /** The question's picture. */
  picture(): Locator {
    return this.page.getByRole('article').getByRole('img').first()
  }

  /** How many questions the open session has come to. */
  place(number: number, count?: number): Locator {
    const { place, placeOpen } = this.words.practice.question
    const said = this.words.shell.counts.number
    return this.page.getByText(count === undefined ? placeOpen(said(number)) : place(said(number), said(count)))
  }

  /** The result on the screen, in questions. */
  result(right: number, count: number): Locator {
    const said = this.words.shell.counts.number
    return this.page.getByRole('paragraph').filter({ hasText: this.words.practice.result.right(said(right), said(count)) })
  }

  /** Ends a session early, by its way out. */
  async finish(finishText = this.words.practice.session.finish): Promise<void> {
    await this.button(this.words.practice.session.leave).click()
    await this.page.getByRole('dialog').getByRole('button', { name: finishText }).click()
  }

  /** The temporary id under which the service knows them. */
  async id(): Promise<string> {
    return (await this.page.evaluate(() => localStorage.getItem('tempUser'))) ?? ''
  }

  /** What the service kept of them, once it is as much as was given. */
  async kept(count: number): Promise<KeptAttempt[]> {
    await expect.poll(() => this.id(), { timeout: 15_000 }).not.toBe('')
    const id = await this.id()
    await expect.poll(async () => (await this.#service.attempts(this.edition, id)).length, { timeout: 15_000 }).toBe(count)
    return this.#service.attempts(this.edition, id)
  }

  #listen(page: Page): void {
    const complain = (text: string) => {
      if (!this.#options.expected?.test(text)) this.complaints.push(text)
    }
    page.on('pageerror', (fault) => complain(`${fault.message}\n${fault.stack ?? ''}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complain(`${message.text()} (${message.location().url})`)
    })
  }
}

function wrongChoice({ options, correct }: Question): string[] {
  const wrong = options.map(({ id }) => id).filter((id) => !correct.includes(id))
  return [...wrong, ...correct].slice(0, correct.length)
}
