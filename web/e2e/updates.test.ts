import { expect, test } from './harness/test.ts'
import type { Visitor } from './harness/visitor.ts'

const toPage = (visitor: Visitor, name: string) => visitor.page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name }).click()

test('[CALL-15] code that does not come reloads the page, once', async ({ visit }) => {
  const visitor = await visit({ width: 1280, expected: /ERR_FAILED|dynamically imported module/ })
  const { page } = visitor
  await visitor.open('/')
  await page.route('**/assets/ModesPage-*.js', (route) => route.abort())
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await toPage(visitor, 'Modes')
  await page.waitForURL('**/learning-modes')
  await visitor.heading('Modes').waitFor()
  await page.waitForLoadState('networkidle')
  expect(loads).toBe(1)
})

test('[ERR-01] a page that breaks says so and leads on', async ({ visit }) => {
  const visitor = await visit({ width: 1280, expected: /broken on purpose/ })
  const { page } = visitor
  await visitor.open('/')
  await page.route('**/assets/ModesPage-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken on purpose")' }))
  await toPage(visitor, 'Modes')
  await page.getByText('Sorry, but something went wrong and this page is currently broken.').waitFor()
  await page.unroute('**/assets/ModesPage-*.js')
  await visitor.link('To the home page').click()
  await page.getByRole('heading', { level: 1, name: /Know the road/ }).waitFor()
})

test('[CALL-15] a newer build on the server arrives with the next page', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page } = visitor
  await visitor.open('/')
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  await page.route('**/_build/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  const asked = page.waitForResponse('**/_build/latest.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await toPage(visitor, 'Topics')
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => !('isOld' in window))
  await visitor.heading('All topics').waitFor()
})

test('[CALL-15] [LEARN-12] a newer build neither ends nor forgets a session under way', async ({ visit }) => {
  const visitor = await visit()
  const { page, words } = visitor
  await visitor.open('/learning/topics/topic-ticket-101')
  await visitor.answer(true)
  await page.route('**/_build/latest.json', (route) => route.fulfill({ json: { id: 'newer' } }))
  const asked = page.waitForResponse('**/_build/latest.json')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await asked
  await visitor.goOn()
  await visitor.place(2, 6).waitFor()
  await visitor.answer(true)
  await visitor.button(words.practice.session.leave).click()
  await page.getByRole('dialog').getByRole('button', { name: words.practice.session.leave }).click()
  await visitor.heading('All topics').waitFor()
  await visitor.open('/learning/topics/topic-ticket-101')
  await page.getByText(words.practice.session.continued).waitFor()
  await visitor.place(2, 6).waitFor()
})
