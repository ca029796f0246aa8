import type { Page } from 'playwright-core'
import { expectSound } from './harness/audit.ts'
import { expect, test } from './harness/test.ts'

const pages = ['/', '/learning', '/learning/topics', '/learning-modes', '/personal-account/statistics']

for (const edition of ['GB', 'PL'] as const) {
  test(`[LOOK-02] [LOOK-04] the pages can be used by everybody, light and dark, at every width (${edition})`, async ({ visit }) => {
    const visitor = await visit({ edition, isDark: edition === 'PL' })
    for (const path of pages) {
      await visitor.open(path)
      await expectSound(visitor.page, path)
    }
  })
}

const ground = () => getComputedStyle(document.body).backgroundColor
const [light, dark] = ['rgb(245, 247, 248)', 'rgb(17, 23, 27)']

test('[LOOK-01] the theme is the system’s until one is chosen, and the chosen one stays', async ({ visit }) => {
  const visitor = await visit({ isDark: true })
  const { page } = visitor
  await visitor.open('/')
  expect(await page.evaluate(ground)).toBe(dark)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  expect(await page.evaluate(ground)).toBe(light)
  await page.reload()
  expect(await page.evaluate(ground)).toBe(light)
  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  await page.reload()
  expect(await page.evaluate(ground)).toBe(dark)
})

test('[LOOK-01] the first thing painted has the chosen theme', async ({ visit, service }) => {
  const { page, context } = await visit({ isDark: true, expected: /ERR_FAILED/ })
  await context.addCookies([{ name: 'theme', value: 'light', url: service.at('GB') }])
  // No code but the inline script may run: what it does must be enough.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(service.at('GB'))
  expect(await page.evaluate(ground)).toBe(light)
})

/** How the page is told to scroll, from now on. */
const scrollsOf = (page: Page) =>
  page.evaluateHandle(() => {
    const made: ScrollToOptions[] = []
    const real = window.scrollTo.bind(window)
    const value = (options: ScrollToOptions) => {
      made.push(options)
      real(options)
    }
    Object.defineProperty(window, 'scrollTo', { value })
    return made
  })

test('[ROUTE-31] a new page scrolls to its top, smoothly; back returns to the old place', async ({ visit }) => {
  const visitor = await visit({ width: 1280, reducedMotion: 'no-preference' })
  const { page } = visitor
  await visitor.open('/learning')
  const calls = await scrollsOf(page)
  await visitor.link('All topics with their parts').click()
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => window.scrollY === 0)
  expect(await calls.jsonValue()).toEqual([{ top: 0, behavior: 'smooth' }])
  await page.goBack()
  await page.waitForURL('**/learning')
  await page.waitForFunction(() => window.scrollY > 500)
})

test('[ROUTE-31] a hash leads to its element with 100 px above it, in the app and on the first load', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page } = visitor
  const isThere = () => Math.abs((document.getElementById('loading')?.getBoundingClientRect().top ?? 0) - 100) < 2
  await visitor.open('/')
  await page.getByRole('link', { name: /^\d+ Vehicle loading \d+$/ }).click()
  await page.waitForURL('**/learning/topics#loading')
  await page.waitForFunction(isThere)
  await visitor.open('/')
  await visitor.open('/learning/topics#loading')
  await page.waitForFunction(isThere)
})

test('[ROUTE-31] [LOOK-04] who wants less motion gets no smooth scrolling', async ({ visit }) => {
  const visitor = await visit({ width: 1280 })
  const { page } = visitor
  await visitor.open('/learning')
  const calls = await scrollsOf(page)
  await visitor.link('All topics with their parts').click()
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => window.scrollY === 0)
  expect(await calls.jsonValue()).toEqual([{ top: 0, behavior: 'instant' }])
})

test('[LOOK-04] a change of page moves the focus to its heading, tells its title and renews the head', async ({ visit, service }) => {
  const visitor = await visit({ width: 1280 })
  const { page } = visitor
  await visitor.open('/')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Modes' }).click()
  await page.waitForURL('**/learning-modes')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  const title = await page.title()
  expect(title).toContain('| Greenleaf')
  await page.getByText(title, { exact: true }).waitFor({ state: 'attached' })
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(service.at('GB', '/learning-modes'))
  expect(loads).toBe(0)
})

test('[LOOK-04] the keyboard’s first stop leads past the menus', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await visitor.open('/')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
})

test('[LOOK-04] on a phone the menu opens by keyboard and closes with the next page', async ({ visit }) => {
  const visitor = await visit()
  const { page } = visitor
  await visitor.open('/')
  const menu = page.getByRole('navigation', { name: 'Main menu' })
  await page.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expectSound(page, 'the open menu')
  await menu.getByRole('link', { name: 'Topics' }).click()
  await visitor.heading('All topics').waitFor()
  expect(await menu.isVisible()).toBe(false)
})
