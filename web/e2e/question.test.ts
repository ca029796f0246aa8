import type { Question } from '#content/shapes.ts'
import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Moves on to the first question of a part that has several right answers. */
async function findMultiple(visitor: Visitor): Promise<void> {
  while (!(await visitor.question()).multiple) await visitor.button(visitor.words.practice.question.following).click()
}

test('[LEARN-03] a question with several right answers wants all of them and no other', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  const { question: texts } = words.practice
  await visitor.open(paths.topicTicket(401))
  await findMultiple(visitor)
  const question = await visitor.question()
  const check = visitor.button(texts.check)
  await page.getByText(texts.choose(question.correct.length)).waitFor()
  await visitor.option(question, question.correct[0] ?? '').click()
  expect(await check.isDisabled()).toBe(true)
  const wrong = question.options.find(({ id }) => !question.correct.includes(id))
  await visitor.option(question, wrong?.id ?? '').click()
  await check.click()
  await page.getByRole('checkbox', { name: texts.marks.right, checked: true }).waitFor()
  await page.getByRole('checkbox', { name: texts.marks.wrong, checked: true }).waitFor()
  await page.getByRole('checkbox', { name: texts.marks.missed, checked: false }).waitFor()
  await expectSound(page, 'a question with several right answers')
  const [first] = await visitor.kept(1)
  expect(first).toMatchObject({ question_id: question.id, is_right: false })

  await visitor.open(paths.mistakes())
  await visitor.answer(true)
  await page.getByRole('article').getByText(texts.right, { exact: true }).waitFor()
  const [, second] = await visitor.kept(2)
  expect(second).toMatchObject({ question_id: question.id, is_right: true })
})

test('[LEARN-03] [LEARN-09] a question that comes back begins without the old choice', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await page.route('**/api/v1/tickets/questions/', async (route) => {
    const response = await route.fetch()
    const questions: Question[] = await response.json()
    const few = [questions.find(({ multiple }) => multiple), questions.find(({ multiple }) => !multiple)]
    await route.fulfill({ response, json: few })
  })
  await visitor.open(paths.mode('express'))
  // Of two questions each rests while the other is asked.
  for (let place = 1; place <= 5; place += 1) {
    await visitor.place(place).waitFor()
    expect(await page.getByRole('article').getByRole('checkbox', { checked: true }).count()).toBe(0)
    await visitor.answer(true)
    await page.getByRole('article').getByText(words.practice.question.right, { exact: true }).waitFor()
    await visitor.goOn()
  }
})

test('[LEARN-03] a mistake in a question can be reported, with its number in the letter', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL', isDark: true })
  const { page, words } = visitor
  const { report } = words.practice
  await visitor.open(paths.topicTicket(101))
  const question = await visitor.answer(true)
  await visitor.button(report.open).click()
  const dialog = page.getByRole('dialog', { name: report.title })
  await expectSound(page, 'the report of a mistake')
  const letter = (await dialog.getByRole('link', { name: report.write }).getAttribute('href')) ?? ''
  expect(letter).toMatch(/^mailto:pomoc@pl\.example\.com\?/)
  expect(decodeURIComponent(letter)).toContain(question.id)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
})

test('[LEARN-03] [LOOK-02] a picture and its options are in sight together on a phone', async ({ visit }) => {
  const visitor = await visit()
  await visitor.open(paths.topicTicket(1111))
  const question = await visitor.question()
  const picture = visitor.picture()
  expect(await picture.evaluate(async (image: HTMLImageElement) => image.decode().then(() => image.naturalWidth > 0))).toBe(true)
  const shown = await picture.boundingBox()
  expect(shown?.height).toBeGreaterThan(120)
  const bottoms = await Promise.all(question.options.map(async ({ id }) => visitor.option(question, id).boundingBox()))
  const first = Math.min(...bottoms.map((box) => (box ? box.y + box.height : Number.POSITIVE_INFINITY)))
  expect(first).toBeLessThan(780)
})
