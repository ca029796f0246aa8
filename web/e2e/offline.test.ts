import { paths } from '#paths.ts'
import { expect, test } from './harness/test.ts'

const noNetwork = /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE|ERR_FAILED|ERR_NETWORK_CHANGED/

test('[LEARN-12] [LEARN-13] [ERR-02] without a network practice goes on; after it every answer arrives once, although the service was killed meanwhile', async ({ visit, service }) => {
  const visitor = await visit({ expected: noNetwork })
  const { page, context, words } = visitor
  await visitor.open(paths.topicTicket(101))
  const ids = [(await visitor.answer(true)).id]
  await visitor.goOn()
  await visitor.kept(1)

  await context.setOffline(true)
  await service.stop('SIGKILL')
  for (const isRight of [false, true, true]) {
    ids.push((await visitor.answer(isRight)).id)
    await visitor.goOn()
  }
  await visitor.place(5, 6).waitFor()
  await service.startAgain()
  await context.setOffline(false)
  const kept = await visitor.kept(4)
  expect(kept.map(({ question_id: id }) => id)).toEqual(ids)
  expect(kept.map(({ is_right: isRight }) => isRight)).toEqual([true, false, true, true])

  for (let place = 5; place <= 6; place += 1) {
    await visitor.answer(true)
    await visitor.goOn()
  }
  await visitor.result(5, 6).waitFor()
  await visitor.kept(6)
  await page.reload()
  await visitor.open(paths.learning())
  await page.getByText(words.learning.today.saved.all).waitFor()
})

test('[LEARN-13] an answer whose reply was lost is sent again and counts once', async ({ visit }) => {
  const visitor = await visit({ expected: noNetwork })
  const { page } = visitor
  let lost = 0
  await page.route('**/api/v1/attempts/', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    // It arrives; the word that it did is lost.
    await route.fetch()
    return route.abort()
  })
  await visitor.open(paths.topicTicket(101))
  await visitor.answer(true)
  await expect.poll(() => lost, { timeout: 15_000 }).toBe(1)
  await visitor.kept(1)
  await visitor.goOn()
  await visitor.answer(true)
  const kept = await visitor.kept(2)
  expect(new Set(kept.map(({ question_id: id }) => id)).size).toBe(2)
})

test('[ERR-02] who is offline stays on the page they have, and is told; the next try works', async ({ visit }) => {
  const visitor = await visit({ width: 1280, expected: noNetwork })
  const { page, context, words } = visitor
  await visitor.open('/')
  await context.setOffline(true)
  const modes = page.getByRole('navigation', { name: words.shell.mainMenu }).getByRole('link', { name: words.shell.nav.modes })
  await modes.click()
  await page.getByText(words.shell.noConnection).waitFor()
  await page.getByRole('heading', { level: 1, name: /Know the road/ }).waitFor()
  await context.setOffline(false)
  await modes.click()
  await visitor.heading(words.learning.modes.title).waitFor()
})

test('[ERR-02] [LEARN-12] a ticket that cannot be opened without a network says so, and opens when it is back', async ({ visit }) => {
  const visitor = await visit({ expected: /ERR_FAILED|status of 503/ })
  const { page, words } = visitor
  await page.route('**/api/v1/**', (route) => route.abort())
  await visitor.open(paths.topicTicket(101))
  await page.getByText(words.practice.states.offlineTitle).waitFor({ timeout: 30_000 })
  await page.unroute('**/api/v1/**')
  await visitor.button(words.practice.states.again).click()
  await visitor.place(1, 6).waitFor()
})
