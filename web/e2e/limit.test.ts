import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'

for (const [edition, isDark] of [
  ['GB', false],
  ['PL', true],
] as const) {
  test(`[ROLE-01] [LEARN-12] after 35 answers a stranger is told kindly, goes on, and nothing is lost (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { limit } = words.practice
    await visitor.open(paths.mode('nonstop'))
    for (let place = 1; place <= 35; place += 1) {
      await visitor.place(place).waitFor()
      expect(await page.getByRole('dialog').count()).toBe(0)
      await visitor.answer(true)
      await visitor.goOn()
    }
    await page.getByRole('dialog', { name: limit.title }).waitFor()
    await expectSound(page, 'the word that the free answers of the day are used up')
    await visitor.button(limit.goOn).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const beyond = await visitor.answer(true)
    await page.getByText(beyond.explanation).first().waitFor()
    await visitor.goOn()
    await visitor.place(37).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    const kept = await visitor.kept(35)
    expect(kept.map(({ question_id: id }) => id)).not.toContain(beyond.id)

    await page.reload()
    await visitor.place(37).waitFor()
    await visitor.finish()
    await visitor.result(36, 36).waitFor()
    await page.getByText(limit.note(limit.answers(1))).waitFor()
    await visitor.open(paths.learning())
    const today = page.getByRole('region', { name: words.learning.today.title })
    await today.getByText(words.learning.today.saved.tomorrow(1)).waitFor()
    await today.getByText('0', { exact: true }).first().waitFor()
    expect(await visitor.kept(35)).toHaveLength(35)
  })
}
