import { paths } from '#paths.ts'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** Answers the first question of a part, wrong, and leaves. */
async function makeMistake(visitor: Visitor, ticketId: number): Promise<string> {
  await visitor.open(paths.topicTicket(ticketId))
  const question = await visitor.answer(false)
  await visitor.goOn()
  await visitor.question()
  return question.id
}

for (const [edition, isDark, topics] of [
  ['GB', false, ['Alertness', 'Attitude']],
  ['PL', true, ['Znaki ostrzegawcze', 'Znaki zakazu i nakazu']],
] as const) {
  test(`[LEARN-10] [LEARN-14] [ROUTE-19] mistakes gather by topic, are practised, and go when they are cleared (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { mistakes } = words.learning
    const wrong = [await makeMistake(visitor, 101), await makeMistake(visitor, 201)]

    await visitor.open(paths.learning())
    const shown = page.locator('section').filter({ has: visitor.heading(words.shell.ways.mistakes.name) }).last()
    await shown.getByText(words.shell.counts.questions(2)).waitFor()
    await shown.getByRole('button', { name: mistakes.byTopic }).click()
    for (const topic of topics) await shown.getByRole('link', { name: mistakes.ofTopic(topic) }).waitFor()
    await expectSound(page, 'the learning home of somebody who has learnt')

    await shown.getByRole('link', { name: mistakes.ofTopic(topics[1]) }).click()
    await visitor.place(1, 1).waitFor()
    expect((await visitor.question()).id).toBe(wrong[1])
    await visitor.answer(true)
    await visitor.goOn()
    await visitor.result(1, 1).waitFor()

    await visitor.open(paths.mistakes())
    await visitor.place(1, 1).waitFor()
    expect((await visitor.question()).id).toBe(wrong[0])
    await visitor.answer(false)
    await visitor.goOn()
    await visitor.result(0, 1).waitFor()
    await visitor.button(words.practice.result.again).click()
    await visitor.place(1, 1).waitFor()
    await visitor.answer(true)
    await visitor.goOn()
    await visitor.result(1, 1).waitFor()
    await visitor.kept(5)

    await visitor.link(words.practice.result.back).click()
    await visitor.heading(words.learning.learning.title).waitFor()
    await visitor.open(paths.mistakes())
    await page.getByText(words.practice.states.noMistakesTitle).waitFor()
    await expectSound(page, 'no mistakes')
    await visitor.open(paths.learning())
    await shown.getByText(mistakes.empty).waitFor()
  })

  test(`[LEARN-11] [LEARN-14] favourites are gathered, practised and taken off the list (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark })
    const { page, words } = visitor
    const { favourite } = words.practice
    await visitor.open(paths.topicTicket(101))
    const kept = await visitor.question()
    await visitor.button(favourite.add).click()
    await visitor.button(favourite.remove).waitFor()
    await visitor.answer(true)
    await visitor.goOn()
    await visitor.question()

    await visitor.open(paths.favorites())
    await visitor.place(1, 1).waitFor()
    expect((await visitor.question()).id).toBe(kept.id)
    await page.reload()
    await visitor.button(favourite.remove).waitFor()

    await visitor.open(paths.learning())
    const shown = page.locator('section').filter({ has: visitor.heading(words.shell.ways.favorites.name) }).last()
    await shown.getByText(words.shell.counts.questions(1)).waitFor()
    await shown.getByRole('button', { name: words.learning.favourites.see }).click()
    await expectSound(page, 'the list of favourites')
    await shown.getByRole('button', { name: words.learning.favourites.remove(kept.text) }).click()
    await shown.getByText(words.learning.favourites.empty).waitFor()
  })
}

test('[LEARN-10] the mistakes of a session can be practised at once', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { words } = visitor
  await visitor.open(paths.topicTicket(1401))
  const wrong: string[] = []
  for (let place = 1; place <= 4; place += 1) {
    await visitor.place(place, 4).waitFor()
    const question = await visitor.answer(place > 2)
    if (place <= 2) wrong.push(question.id)
    await visitor.goOn()
  }
  await visitor.button(words.practice.result.mistakes('2')).click()
  const asked: string[] = []
  for (let place = 1; place <= 2; place += 1) {
    await visitor.place(place, 2).waitFor()
    asked.push((await visitor.answer(true)).id)
    await visitor.goOn()
  }
  await visitor.result(2, 2).waitFor()
  expect(asked.toSorted()).toEqual(wrong.toSorted())
})
