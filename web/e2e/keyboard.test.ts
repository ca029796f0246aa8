import type { Page } from 'playwright-core'
import { paths } from '#paths.ts'
import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

/** The key of a right or a wrong option where it stands on the screen: its number or its letter. */
async function keyOf(visitor: Visitor, isRight: boolean, names: string): Promise<string> {
  const question = await visitor.question()
  const option = question.options.find(({ id }) => question.correct.includes(id) === isRight)
  const shown = await visitor.page.getByRole('article').getByRole('radio').allTextContents()
  return names[shown.findIndex((text) => text.endsWith(option?.text ?? ''))] ?? ''
}

/** What has the focus: whether anything has, and whether that can be seen. */
const focusOn = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return { isLost: true, isSeen: false, text: '' }
    const shown = [element, element.closest('label')].filter((one) => one !== null)
    const isSeen = shown.some((one) => getComputedStyle(one).outlineStyle !== 'none' && Number.parseFloat(getComputedStyle(one).outlineWidth) > 0)
    return { isLost: false, isSeen, text: element.textContent }
  })

for (const edition of ['GB', 'PL'] as const) {
  test(`[LEARN-03] [LOOK-04] a whole part by keyboard alone (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, width: 1280 })
    const { page, words } = visitor
    const { keyboard } = page
    const count = edition === 'GB' ? 6 : 5
    await visitor.open(paths.topicTicket(101))
    await visitor.place(1, count).waitFor()

    await keyboard.press(await keyOf(visitor, true, '1234'))
    await page.getByRole('radio', { name: words.practice.question.marks.right }).waitFor()
    await keyboard.press('f')
    await visitor.button(words.practice.favourite.remove).waitFor()
    await keyboard.press('Enter')
    await visitor.place(2, count).waitFor()
    expect((await focusOn(page)).text).toBe((await visitor.question()).text)

    await keyboard.press('ArrowLeft')
    await visitor.place(1, count).waitFor()
    await keyboard.press('ArrowRight')
    await visitor.place(2, count).waitFor()
    await keyboard.press(await keyOf(visitor, false, edition === 'GB' ? 'abcd' : '1234'))
    await page.getByRole('radio', { name: words.practice.question.marks.wrong }).waitFor()
    expect((await focusOn(page)).isLost).toBe(false)
    await keyboard.press('Enter')
    for (let place = 3; place <= count; place += 1) {
      await visitor.place(place, count).waitFor()
      await keyboard.press(await keyOf(visitor, true, '1234'))
      await page.getByRole('article').getByText(words.practice.question.right, { exact: true }).waitFor()
      expect((await focusOn(page)).isLost, `after the answer ${place}`).toBe(false)
      await keyboard.press('Enter')
    }
    await visitor.result(count - 1, count).waitFor()
    expect((await focusOn(page)).isLost).toBe(false)
    await visitor.kept(count)
  })
}

test('[LOOK-04] every stop of the keyboard on a question can be seen, and dialogs give the focus back', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page, words } = visitor
  const { keyboard } = page
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(true)
  const stops = new Set<string>()
  for (let stop = 0; stop < 14; stop += 1) {
    await keyboard.press('Tab')
    const { isLost, isSeen, text } = await focusOn(page)
    // Behind the last stop the focus leaves the page for the browser.
    if (isLost) continue
    expect(isSeen, text).toBe(true)
    stops.add(text)
  }
  expect(stops.size).toBeGreaterThan(4)

  await keyboard.press('?')
  await page.getByRole('dialog', { name: words.practice.keys.title }).waitFor()
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await visitor.button(words.practice.session.leave).focus()
  await keyboard.press('Enter')
  await page.getByRole('dialog', { name: words.practice.session.leaveTitle }).waitFor()
  const isInside = () => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)
  await expect.poll(isInside).toBe(true)
  for (let stop = 0; stop < 6; stop += 1) {
    await keyboard.press('Tab')
    // Past its last stop the focus comes round to the first, a moment later.
    await expect.poll(isInside).toBe(true)
  }
  await keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await expect.poll(() => visitor.button(words.practice.session.leave).evaluate((button) => button === document.activeElement)).toBe(true)
})

test('[LEARN-04] [LOOK-04] an exam by keyboard: choose, flag, move, overview', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page, words } = visitor
  const { keyboard } = page
  await visitor.open(paths.ticket('simulator', 1))
  await visitor.button(words.exam.start.begin).focus()
  await keyboard.press('Enter')
  await visitor.place(1, 50).waitFor()
  await keyboard.press('b')
  await page.getByRole('radio', { checked: true }).waitFor()
  await keyboard.press('f')
  await visitor.button(words.exam.run.unflag).waitFor()
  await keyboard.press('Enter')
  await visitor.place(2, 50).waitFor()
  await keyboard.press('ArrowLeft')
  await visitor.place(1, 50).waitFor()
  expect((await focusOn(page)).isLost).toBe(false)
})
