import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Answers to the end of an exam in which one may go back and forth; gives the questions in their order. */
async function answerAll(visitor: Visitor, count: number, isRight: (place: number) => boolean | null): Promise<string[]> {
  const ids: string[] = []
  for (let place = 1; place <= count; place += 1) {
    await visitor.place(place, count).waitFor()
    const choice = isRight(place)
    ids.push((choice === null ? await visitor.question() : await visitor.choose(choice)).id)
    await visitor.button(place === count ? visitor.words.exam.run.toReview : visitor.words.practice.question.next).click()
  }
  return ids
}

test('[LEARN-04] [ROUTE-19] the simulator: 50 different questions, 57 minutes, not a word before the end, flags, overview, review, result by topic', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  const { run, grid, review } = words.exam
  await visitor.open(paths.ticket('simulator', 1))
  for (const fact of ['57 minutes', '43 of 50']) await page.getByText(fact.replace(' m', '\u00A0m')).waitFor()
  await expectSound(page, 'the rules of the simulator')
  await visitor.button(words.exam.start.begin).click()
  await page.getByRole('timer', { name: words.practice.session.timeLeft }).getByText(/^5[67]:/).waitFor()
  expect(await visitor.button(words.practice.hint.use).count()).toBe(0)

  const first = await visitor.choose(false)
  await page.getByRole('radio', { checked: true }).waitFor()
  expect(await page.getByText(words.practice.question.wrong).or(page.getByText(words.practice.question.right, { exact: true })).or(page.getByText(first.explanation)).count()).toBe(0)
  await visitor.button(run.flag).click()
  await expectSound(page, 'a question of the simulator')

  const ids = await answerAll(visitor, 50, (place) => (place === 1 ? null : place === 5 ? null : place > 8))
  expect(new Set(ids).size).toBe(50)
  const topics = new Set(ids.map((id) => id.replace(/-[^-]*$/, '')))
  expect(topics.size).toBeGreaterThan(10)

  await visitor.heading(review.title).waitFor()
  for (const fact of [review.answered(49), review.open(1), review.flagged(1)]) await page.getByRole('listitem').filter({ hasText: fact }).waitFor()
  await expectSound(page, 'the review before handing in')
  await page.getByRole('button', { name: `${grid.question('1')}: ${grid.answered}, ${grid.flagged}` }).click()
  await visitor.place(1, 50).waitFor()
  await visitor.choose(true)
  await visitor.button(run.unflag).click()

  await visitor.button(run.overview).click()
  await expectSound(page, 'the overview of the questions')
  await page.getByRole('dialog').getByRole('button', { name: `${grid.question('5')}: ${grid.open}` }).click()
  await visitor.place(5, 50).waitFor()
  await page.reload()
  await visitor.place(5, 50).waitFor()
  await visitor.button(run.overview).click()
  await page.getByRole('dialog').getByRole('button', { name: run.toReview }).click()
  await visitor.button(review.handIn).click()

  await visitor.heading(words.practice.result.failed).or(visitor.heading(words.practice.result.passed)).waitFor()
  await visitor.result(43, 50).waitFor()
  await visitor.heading(words.practice.result.passed).waitFor()
  await page.getByRole('table', { name: words.practice.result.byTopic }).waitFor()
  await page.getByRole('radio', { name: words.practice.result.wrong('7') }).waitFor()
  await page.getByRole('listitem').getByRole('group').or(page.locator('summary')).first().click()
  await expectSound(page, 'the result of the simulator')
  await visitor.kept(35)
})

test('[LEARN-04] the simulator ends when its 57 minutes are over', async ({ visit }) => {
  const visitor = await visit({ expected: /status of 4/ })
  const { page, words } = visitor
  await page.clock.install()
  await visitor.open(paths.ticket('simulator', 1))
  await visitor.button(words.exam.start.begin).click()
  await visitor.choose(true)
  await page.clock.fastForward(56 * 60_000)
  await page.getByRole('timer', { name: words.practice.session.timeLeft }).getByText(/^(1:00|0:5\d)$/).waitFor()
  await page.clock.fastForward(61_000)
  await page.getByText(words.practice.result.ends.time_up).waitFor()
  await visitor.result(1, 50).waitFor()
})

test('[LEARN-04] [LEARN-12] the simulator waits for who leaves it, and can be handed in early', async ({ visit }) => {
  const visitor = await visit({ width: 1280, isDark: true })
  const { page, words } = visitor
  await visitor.open(paths.ticket('simulator', 1))
  await visitor.button(words.exam.start.begin).click()
  await visitor.choose(true)
  await visitor.button(words.practice.session.leave).click()
  await expectSound(page, 'the way out of an exam')
  await page.getByRole('dialog').getByRole('button', { name: words.practice.session.leave, exact: true }).click()
  await visitor.open(paths.learning())
  await visitor.link(words.learning.learning.continueButton).click()
  await visitor.place(1, 50).waitFor()
  await visitor.finish(words.practice.session.handIn)
  await page.getByText(words.practice.result.ends.ended).waitFor()
  await visitor.result(1, 50).waitFor()
  await visitor.kept(1)
})

test('[LEARN-01] [LEARN-14] a mock test is passed, its best result stays (PL)', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL', isDark: true })
  const { page, words } = visitor
  await visitor.open(paths.ticket('mock', 1))
  await expectSound(page, 'the rules of a mock test')
  await visitor.button(words.exam.start.begin).click()
  const ids = await answerAll(visitor, 32, (place) => place > 1)
  expect(new Set(ids).size).toBe(32)
  await visitor.button(words.exam.review.handIn).click()
  await visitor.heading(words.practice.result.passed).waitFor()
  await visitor.result(31, 32).waitFor()
  await expectSound(page, 'the result of a mock test')
  expect((await visitor.kept(32)).every(({ mode, ticket }) => mode === 'mock' && ticket?.id === 1)).toBe(true)
  await visitor.link(words.practice.result.back).click()
  const ticket = page.getByRole('link', { name: 'Próbny egzamin 1' })
  await ticket.getByText(words.learning.learning.passed).waitFor()
  await ticket.getByText(words.learning.learning.best(words.shell.counts.of(31, 32))).waitFor()
})

test('[LEARN-01] [LEARN-03] a mock test can show its answers at once', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await visitor.open(paths.ticket('mock', 1))
  await page.getByRole('radio', { name: words.exam.start.atOnce }).check({ force: true })
  await visitor.button(words.exam.start.begin).click()
  await visitor.answer(false)
  await page.getByRole('radio', { name: words.practice.question.marks.wrong }).waitFor()
  await visitor.goOn()
  await visitor.answer(true)
  await visitor.finish()
  await visitor.result(1, 50).waitFor()
  await visitor.kept(2)
})

test('[LEARN-04] the Polish state exam: 32 questions, only forward, a clock for each, points', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL' })
  const { page, words } = visitor
  const { run, start } = words.exam
  await visitor.open(paths.ticket('simulator', 1))
  await page.getByText(start.forward).waitFor()
  await visitor.button(start.begin).click()
  const ids: string[] = []
  for (let place = 1; place <= 32; place += 1) {
    await visitor.place(place, 32).waitFor()
    if (place === 1) {
      await page.getByRole('timer', { name: run.reading }).waitFor()
      await expectSound(page, 'a question of the state exam')
      await visitor.button(run.answerNow).click()
      await page.getByRole('timer', { name: run.answering }).waitFor()
    }
    if (place === 2) {
      for (const gone of [words.practice.question.previous, run.flag, run.overview]) expect(await visitor.button(gone).count()).toBe(0)
      ids.push((await visitor.question()).id)
      await visitor.button(run.goOn).click()
    } else {
      ids.push((await visitor.choose(true)).id)
      await visitor.button(run.confirm).click()
    }
  }
  expect(new Set(ids).size).toBe(32)
  await visitor.heading(words.practice.result.passed).waitFor()
  // One question was left out, and it was worth one to three of the 74 points.
  const reached = ['71', '72', '73'].map((points) => page.getByText(words.practice.result.points(points, '74'), { exact: true }))
  expect(await Promise.all(reached.map((text) => text.count()))).toContain(1)
  await page.getByRole('table', { name: words.practice.result.bySection }).waitFor()
  await expectSound(page, 'the result of the state exam')
  await visitor.kept(31)
})

test('[LEARN-04] [LEARN-12] in the state exam time to read and time to answer run out, through a reload, and the next question comes', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL', expected: /status of 4/ })
  const { page, words } = visitor
  const { run, start } = words.exam
  await page.clock.install()
  await visitor.open(paths.ticket('simulator', 1))
  await visitor.button(start.begin).click()
  await page.getByRole('timer', { name: run.reading }).waitFor()
  await page.clock.fastForward(21_000)
  await page.getByRole('timer', { name: run.answering }).waitFor()
  await page.reload()
  await page.getByRole('timer', { name: run.answering }).waitFor()
  await page.clock.fastForward(15_000)
  await visitor.place(2, 32).waitFor()
})

for (const [edition, isDark] of [
  ['GB', false],
  ['PL', true],
] as const) {
  test(`[LEARN-05] the road signs test asks 80 different signs (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    await visitor.open(paths.ticket('signs', 1))
    await visitor.button(words.exam.start.begin).click()
    const pictures = new Set<string | null>()
    for (let place = 1; place <= 80; place += 1) {
      await visitor.place(place, 80).waitFor()
      pictures.add(await visitor.picture().getAttribute('src'))
      if (place === 1) await expectSound(page, 'a question with a sign')
      if (place <= 3) await visitor.choose(place > 1)
      if (place < 80) await visitor.button(words.practice.question.next).click()
    }
    expect(pictures.size).toBe(80)
    await visitor.finish(words.practice.session.handIn)
    await visitor.result(2, 80).waitFor()
    await visitor.kept(3)
  })
}
