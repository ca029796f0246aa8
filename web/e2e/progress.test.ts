import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'

test('[ROUTE-18] what a learner left waits on the learning home and behind the start button', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(true)
  await visitor.goOn()
  await visitor.answer(false)
  await visitor.kept(2)

  await visitor.open(paths.learning())
  await visitor.heading('Alertness: part 1').waitFor()
  await page.getByText(words.learning.learning.answered(words.shell.counts.of(2, 6))).waitFor()
  await visitor.link(words.learning.learning.continueButton).click()
  await page.waitForURL(`**${paths.topicTicket(101)}`)

  await visitor.open(paths.home())
  const goOn = visitor.link(words.home.goOn)
  await expect.poll(() => goOn.getAttribute('href')).toBe(paths.topicTicket(101))
}, 30_000)

test('[ROUTE-18] the start button of a stranger begins, and nothing is opened on their device yet', async ({ visit }) => {
  const visitor = await visit({ edition: 'PL' })
  await visitor.open(paths.home())
  await visitor.link(visitor.words.home.start).first().waitFor()
  expect(await visitor.page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0)
}, 30_000)

test('[LEARN-10] [LEARN-14] a mistake shows at once where mistakes are chosen, under its topic and under all', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(false)
  await visitor.kept(1)
  await visitor.open(paths.learning())
  await visitor.button(words.learning.mistakes.byTopic).click()
  const tickets = page.locator('#mistakes').getByRole('listitem')
  expect(await tickets.allInnerTexts()).toEqual(['All mistakes\n1', 'Alertness: Mistakes\n1'])
  await tickets.last().getByRole('link').click()
  await page.waitForURL(`**${paths.mistakes(1)}`)
}, 30_000)

for (const edition of ['GB', 'PL'] as const) {
  test(`[ACC-02] [ACC-06] [LOOK-04] statistics begin empty, lead to practice, and then show it as pictures and tables (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark: edition === 'PL' })
    const { page } = visitor
    const texts = visitor.words.statistics
    await visitor.open(paths.statistics())
    expect(await visitor.link(texts.emptyButton).getAttribute('href')).toBe(paths.mode('express'))
    await expectSound(page, 'the statistics of a newcomer')

    await visitor.open(paths.topicTicket(101))
    await visitor.answer(true)
    await visitor.goOn()
    await visitor.answer(false)
    await visitor.kept(2)
    await visitor.open(paths.statistics())
    await visitor.heading(texts.topicsTitle).waitFor()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    const levels = page.getByRole('table', { name: texts.levelsTitle })
    expect(await levels.getByRole('row', { name: texts.levels.know_perfectly }).innerText()).toMatch(/\t0\t0%$/)
    expect(await levels.getByRole('row').nth(3).innerText()).toMatch(/\t1\t/)
    expect(await page.getByRole('table', { name: texts.activityTitle }).getByRole('row').nth(1).innerText()).toMatch(/\t2\t1$/)
    expect(await page.getByRole('table', { name: texts.topicsTitle }).getByRole('row').count()).toBe(2)
    await expectSound(page, 'the statistics')
  }, 30_000)
}

test('[ROUTE-18] the vehicle that was chosen is remembered, and comes first', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page, words } = visitor
  await visitor.open(paths.topics())
  const first = page.getByRole('main').getByRole('heading', { level: 2 }).first()
  expect(await first.innerText()).toBe('Alertness')
  await page.getByLabel(words.learning.category.label).selectOption('pcv')
  const others = page.locator('section', { has: visitor.heading(words.learning.topics.others) })
  await others.getByRole('heading', { name: 'Motorcycle handling' }).waitFor()
  await visitor.open(paths.learning())
  expect(await page.getByLabel(words.learning.category.label).inputValue()).toBe('pcv')
  await visitor.heading(/^PCV theory test/).waitFor()
  expect(await visitor.heading('Car theory test').count()).toBe(0)
}, 30_000)

test('[LOOK-02] a learner’s progress moves nothing when it fills in', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await page.addInitScript(() => {
    Object.assign(window, { shifts: 0 })
    new PerformanceObserver((list) => Object.assign(window, { shifts: list.getEntries().length })).observe({ type: 'layout-shift', buffered: true })
  })
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(false)
  await visitor.kept(1)
  for (const path of [paths.home(), paths.learning(), paths.topics(), paths.modes()]) {
    await visitor.open(path)
    await page.waitForFunction(async () => (await indexedDB.databases()).length > 0)
    await page.waitForTimeout(600)
    expect(await page.evaluate(() => Reflect.get(window, 'shifts')), path).toBe(0)
  }
}, 30_000)

test('[ERR-02] without a network the last known progress stays, and a quiet line tells', async ({ visit }) => {
  const visitor = await visit({ expected: /Failed to load resource|ERR_/ })
  const { page, words } = visitor
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(true)
  await visitor.kept(1)
  await page.route('**/api/**', (route) => route.abort())
  await visitor.open(paths.learning())
  const today = page.getByRole('region', { name: words.learning.today.title })
  await today.getByText(words.learning.today.saved.offline).waitFor()
  await today.getByText('34', { exact: true }).waitFor()
}, 30_000)
