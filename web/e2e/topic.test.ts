import type { Locator } from 'playwright-core'
import { paths } from '#paths.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const topicCard = ({ page }: Visitor, name: string): Locator => page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) }).last()

for (const [edition, topic, count] of [
  ['GB', 'Alertness', 6],
  ['PL', 'Znaki ostrzegawcze', 5],
] as const) {
  test(`[LEARN-02] [LEARN-03] [LEARN-12] [LEARN-13] [LEARN-14] a stranger practises a part of a topic and finds their progress everywhere (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition })
    const { page, words } = visitor
    const { question: texts, result } = words.practice
    const number = words.shell.counts.number

    await visitor.open('/')
    await visitor.link(new RegExp(`^\\d+ ${topic}`)).click()
    await visitor.heading(words.learning.topics.title).waitFor()
    await topicCard(visitor, topic).getByRole('link').first().click()

    const first = await visitor.answer(true)
    await page.getByText(first.explanation).and(page.locator(':visible')).first().waitFor()
    await page.getByText(`${texts.source}: ${first.source.join(' · ')}`).waitFor()
    await page.getByRole('radio', { name: texts.marks.right, checked: true }).waitFor()
    await visitor.goOn()

    const second = await visitor.answer(false)
    await page.getByRole('radio', { name: texts.marks.wrong, checked: true }).waitFor()
    await page.getByRole('radio', { name: texts.marks.missed, checked: false }).waitFor()
    const chosen = second.options.find(({ id }) => !second.correct.includes(id))
    if (chosen?.why) await page.getByText(chosen.why).waitFor()

    await page.reload()
    await page.getByText(words.practice.session.continued).waitFor()
    await visitor.place(2, count).waitFor()
    expect((await visitor.question()).id).toBe(second.id)
    await visitor.goOn()

    const ids = [first.id, second.id]
    for (let place = 3; place <= count; place += 1) {
      await visitor.place(place, count).waitFor()
      ids.push((await visitor.answer(true)).id)
      await visitor.goOn()
    }
    await visitor.result(count - 1, count).waitFor()
    expect(new Set(ids).size).toBe(count)

    const kept = await visitor.kept(count)
    expect(kept.map((attempt) => attempt.question_id).toSorted()).toEqual(ids.toSorted())
    expect(kept.filter((attempt) => !attempt.is_right).map((attempt) => attempt.question_id)).toEqual([second.id])

    await page.reload()
    await visitor.result(count - 1, count).waitFor()
    await visitor.link(result.back).click()
    await visitor.heading(words.learning.topics.title).waitFor()
    await page.goBack()
    await visitor.result(count - 1, count).waitFor()
    await page.goForward()
    const card = topicCard(visitor, topic)
    await card.getByText(words.learning.topics.best(number(count - 1))).waitFor()
    await card.getByRole('link', { name: words.shell.counts.mistakes(1) }).waitFor()

    await visitor.open(paths.learning())
    const today = page.getByRole('region', { name: words.learning.today.title })
    await today.getByText(words.learning.today.saved.all).waitFor()
    await today.getByText(number(35 - count), { exact: true }).waitFor()
  })
}

test('[LEARN-02] [LEARN-14] a part answered right throughout is passed, and shows so at once', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { words } = visitor
  await visitor.open(paths.topicTicket(1401))
  for (let place = 0; place < 4; place += 1) {
    await visitor.answer(true)
    await visitor.goOn()
  }
  await visitor.heading(words.practice.result.passed).waitFor()
  await visitor.link(words.practice.result.back).click()
  const card = topicCard(visitor, 'Vehicle loading')
  await card.getByRole('link', { name: words.learning.topics.passed }).waitFor()
})
