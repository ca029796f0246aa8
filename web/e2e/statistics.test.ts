import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { test } from './harness/test.ts'

for (const [edition, isDark, topic] of [
  ['GB', true, 'Alertness'],
  ['PL', false, 'Znaki ostrzegawcze'],
] as const) {
  test(`[LEARN-14] [LOOK-02] [LOOK-04] statistics begin with the first answer and know it at once (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { statistics } = words
    const { counts } = words.shell
    await visitor.open(paths.statistics())
    await visitor.heading(statistics.emptyTitle).waitFor()
    await visitor.open(paths.topicTicket(101))
    for (const isRight of [true, true, false]) {
      await visitor.answer(isRight)
      await visitor.goOn()
      await visitor.question()
    }
    await visitor.open(paths.statistics())
    const overview = page.getByRole('region', { name: statistics.overview })
    await overview.getByText('2', { exact: true }).first().waitFor()
    await visitor.heading(statistics.topicsTitle).waitFor()
    await page.getByText(topic, { exact: true }).first().waitFor()
    await page.getByRole('link', { name: statistics.practiseMistakes(counts.mistakes(1)) }).first().waitFor()
    await expectSound(page, 'the statistics')
    for (const table of await page.getByText(statistics.asTable).all()) await table.click()
    await expectSound(page, 'the statistics as tables')
  })
}
