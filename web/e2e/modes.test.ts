import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'

for (const [edition, isDark] of [
  ['GB', false],
  ['PL', true],
] as const) {
  test(`[LEARN-09] [ROUTE-21] Express starts with one click, tells how well a question is known, and asks again what was not (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { levels } = words.practice
    await visitor.open('/')
    await visitor.link(words.home.start).click()
    await visitor.place(1).waitFor()
    await page.getByText(levels.fresh).waitFor()
    const missed = await visitor.answer(false)
    await page.getByText(levels.dont_know).first().waitFor()
    await expectSound(page, 'a wrong answer in Express')
    await visitor.goOn()

    const rightInARow = new Map<string, number>()
    const levelAfter = (times: number) => [levels.know, levels.know_well, levels.know_perfectly][Math.min(times, 3) - 1] ?? ''
    let isBack = false
    // Chance draws, in favour of what is not known: that it stays away for so long happens once in a million.
    for (let place = 2; place <= 30 && !isBack; place += 1) {
      await visitor.place(place).waitFor()
      isBack = (await visitor.question()).id === missed.id
      if (isBack) await page.getByRole('article').getByText(levels.dont_know).waitFor()
      const { id } = await visitor.answer(true)
      const times = (rightInARow.get(id) ?? 0) + 1
      rightInARow.set(id, times)
      await page.getByText(new RegExp(`${levels.label}:\\s*${levelAfter(times)}$`)).waitFor()
      await visitor.goOn()
    }
    expect(isBack).toBe(true)
    await visitor.finish()
    await visitor.heading(words.practice.result.done).waitFor()
    await expectSound(page, 'the result of Express')
  })

  test(`[LEARN-06] [LEARN-14] the marathon ends at the first mistake, its best result stays (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { counts } = words.shell
    await visitor.open(paths.modes())
    await page.getByRole('main').getByRole('link', { name: words.shell.ways.marathon.name }).first().click()
    await page.getByRole('timer', { name: words.practice.session.timeLeft }).waitFor()

    const first = await visitor.question()
    const hint = visitor.button(words.practice.hint.use)
    if (first.options.length > 2) {
      await hint.click()
      await page.getByText(words.practice.hint.told).waitFor()
      expect(await page.getByRole('radio', { name: words.practice.question.marks.struck, disabled: true }).count()).toBe(1)
    }
    // Of two options none can be struck out, of more only one.
    expect(await hint.isDisabled()).toBe(true)
    await expectSound(page, 'a question of the marathon with a hint')
    for (let place = 1; place <= 3; place += 1) {
      await visitor.place(place).waitFor()
      await visitor.answer(true)
      await visitor.goOn()
    }
    await visitor.place(4).waitFor()
    await visitor.answer(false)
    await visitor.goOn()
    await page.getByText(words.practice.result.ends.first_mistake).waitFor()
    await visitor.result(3, 4).waitFor()
    await visitor.kept(4)
    await visitor.open(paths.modes())
    await page.getByText(words.learning.modes.best(counts.answers(3))).waitFor()
  })
}

test('[LEARN-06] the marathon ends when 35 seconds pass without an answer, and not while one is read', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await page.clock.install()
  await visitor.open(paths.mode('marathon'))
  await page.getByRole('timer', { name: words.practice.session.timeLeft }).waitFor()
  await page.clock.fastForward(30_000)
  await visitor.answer(true)
  await page.clock.fastForward(40_000)
  await visitor.goOn()
  await visitor.place(2).waitFor()
  await page.clock.fastForward(34_000)
  await visitor.place(2).waitFor()
  await page.clock.fastForward(2000)
  await page.getByText(words.practice.result.ends.question_time_up).waitFor()
  await visitor.result(1, 1).or(visitor.result(1, 2)).waitFor()
})

test('[LEARN-07] non-stop goes on after mistakes for as long as one likes, its best result stays', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL' })
  const { page, words } = visitor
  await visitor.open(paths.mode('nonstop'))
  expect(await page.getByRole('timer').count()).toBe(0)
  const seen = new Set<string>()
  for (let place = 1; place <= 6; place += 1) {
    await visitor.place(place).waitFor()
    seen.add((await visitor.answer(place % 2 === 0)).id)
    await visitor.goOn()
  }
  expect(seen.size).toBe(6)
  await visitor.place(7).waitFor()
  await visitor.finish()
  await visitor.result(3, 6).waitFor()
  await visitor.kept(6)
  await visitor.open(paths.modes())
  await page.getByText(words.learning.modes.best(words.shell.counts.answers(3))).waitFor()
})

test('[LEARN-08] an individual exam keeps to the rules that were set, and remembers them', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  const { setup, result } = words.practice
  const pick = (group: string, name: string) => page.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check({ force: true })
  await visitor.open(paths.mode('individual'))
  await expectSound(page, 'the setup of an individual exam')
  await pick(setup.questions, '5')
  await pick(setup.mistakes, '1')
  await pick(setup.minutes, words.shell.counts.minutes(10))
  await page.getByRole('switch', { name: setup.hints }).uncheck({ force: true })
  await page.getByText(setup.allTopics).click()
  await page.getByRole('checkbox', { name: 'Alertness' }).check()
  await visitor.button(setup.start).click()

  await visitor.place(1, 5).waitFor()
  await page.getByRole('timer', { name: words.practice.session.timeLeft }).getByText(/^(10:00|9:5\d)$/).waitFor()
  expect(await visitor.button(words.practice.hint.use).count()).toBe(0)
  expect((await visitor.answer(false)).id).toContain('alertness')
  await visitor.goOn()
  await visitor.place(2, 5).waitFor()
  await visitor.answer(true)
  await visitor.goOn()
  await visitor.answer(false)
  await visitor.goOn()
  await page.getByText(result.ends.mistakes_spent).waitFor()
  await visitor.kept(3)

  await visitor.button(result.again).click()
  await page.getByRole('group', { name: setup.questions }).getByRole('radio', { name: '5', exact: true, checked: true }).waitFor({ state: 'attached' })
  expect(await page.getByRole('switch', { name: setup.hints }).isChecked()).toBe(false)
  await visitor.open(paths.modes())
  await visitor.open(paths.mode('individual'))
  expect(await page.getByRole('switch', { name: setup.hints }).isChecked()).toBe(false)
})

test('[LEARN-08] the time of an individual exam runs out', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL', expected: /status of 4/ })
  const { page, words } = visitor
  await page.clock.install()
  await visitor.open(paths.mode('individual'))
  await page.getByRole('group', { name: words.practice.setup.minutes }).getByRole('radio', { name: words.shell.counts.minutes(5), exact: true }).check({ force: true })
  await visitor.button(words.practice.setup.start).click()
  await visitor.answer(true)
  await visitor.goOn()
  await visitor.question()
  await page.clock.fastForward(301_000)
  await page.getByText(words.practice.result.ends.time_up).waitFor()
})
