import { AxeBuilder } from '@axe-core/playwright'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { alive, complaintsOf, launch } from './browser.ts'
import { serveFixtures, type FixtureServer } from './fixtures/server.mjs'

const pages = ['/', '/learning', '/learning/topics', '/learning-modes', '/nope', '/broken']

let server: FixtureServer
let context: BrowserContext
let gb: string
let pl: string

beforeAll(async () => {
  server = await serveFixtures(0)
  gb = `http://127.0.0.1:${server.port}`
  pl = `http://localhost:${server.port}`
  context = await launch({ viewport: { width: 1280, height: 800 } })
}, 60_000)

beforeEach(async () => {
  server.state.failing = []
  await context.clearCookies()
})

afterAll(async () => {
  await context.close()
  server.close()
})

async function open(url: string, on = context) {
  const page = await on.newPage()
  const complaints = complaintsOf(page)
  await page.goto(url)
  await alive(page)
  return { page, complaints }
}

test('[ROUTE-30] every page hydrates without a complaint, under a policy that allows no inline code or style', async () => {
  for (const edition of [gb, pl]) {
    for (const path of pages) {
      const page = await context.newPage()
      const complaints = complaintsOf(page)
      await page.goto(edition + path, { waitUntil: 'commit' })
      await page.waitForSelector('h1')
      const written = await page.innerText('main')
      await alive(page)
      expect(await page.innerText('main'), path).toBe(written)
      expect(complaints, edition + path).toEqual([])
      await page.close()
    }
  }
}, 60_000)

test('[ROUTE-30] the pages can be read without JavaScript', async () => {
  const plain = await launch({ javaScriptEnabled: false })
  const page = await plain.newPage()
  for (const path of pages) {
    await page.goto(gb + path)
    expect((await page.innerText('h1')).length, path).toBeGreaterThan(3)
  }
  await plain.close()
}, 30_000)

test('[LOOK-04] no page breaks an accessibility rule, in either theme, on a phone or a desk', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      const themed = await launch({ colorScheme, viewport: { width, height: 800 } })
      for (const path of pages) {
        const { page } = await open(pl + path, themed)
        const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
        expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html]), `${colorScheme} ${width} ${path}`).toEqual([])
        await page.close()
      }
      await themed.close()
    }
  }
}, 120_000)

test('[LOOK-02] nothing scrolls sideways, from 320 px up', async () => {
  const { page } = await open(gb)
  for (const width of [320, 360, 640, 768, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 800 })
    for (const edition of [gb, pl]) {
      for (const path of pages) {
        await page.goto(edition + path)
        const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
        expect(over, `${width} ${edition}${path}`).toBe(0)
      }
    }
  }
  await page.close()
}, 120_000)

const ground = () => getComputedStyle(document.body).backgroundColor
const [light, dark] = ['rgb(245, 247, 248)', 'rgb(17, 23, 27)']

test('[LOOK-01] the theme is the system’s until one is chosen, and the chosen one stays', async () => {
  const night = await launch({ colorScheme: 'dark' })
  const { page } = await open(gb, night)
  expect(await page.evaluate(ground)).toBe(dark)
  await page.getByRole('radio', { name: 'Light' }).check({ force: true })
  expect(await page.evaluate(ground)).toBe(light)
  await page.reload()
  expect(await page.evaluate(ground)).toBe(light)
  await page.getByRole('radio', { name: 'System' }).check({ force: true })
  await page.reload()
  expect(await page.evaluate(ground)).toBe(dark)
  await night.close()
}, 30_000)

test('[LOOK-01] the first thing painted has the chosen theme', async () => {
  const night = await launch({ colorScheme: 'dark' })
  await night.addCookies([{ name: 'theme', value: 'light', url: gb }])
  const page = await night.newPage()
  // No code but the inline script may run: what it does must be enough.
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto(gb)
  expect(await page.evaluate(ground)).toBe(light)
  await night.close()
}, 30_000)

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

test('[ROUTE-31] a new page scrolls to its top, smoothly; back returns to the old place', async () => {
  const { page } = await open(`${gb}/learning`)
  const calls = await scrollsOf(page)
  await page.getByRole('link', { name: 'All topics with their parts' }).click()
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => window.scrollY === 0)
  expect(await calls.jsonValue()).toEqual([{ top: 0, behavior: 'smooth' }])
  const old = await page.evaluate(() => {
    window.history.back()
    return window.scrollY
  })
  expect(old).toBe(0)
  await page.waitForURL('**/learning')
  await page.waitForFunction(() => window.scrollY > 500)
  await page.close()
}, 30_000)

test('[ROUTE-31] a hash leads to its element with 100 px above it', async () => {
  const { page } = await open(gb)
  await page.locator('main a[href="/learning/topics#topic-14"]').click()
  await page.waitForURL('**/learning/topics#topic-14')
  await page.waitForFunction(() => Math.abs((document.getElementById('topic-14')?.getBoundingClientRect().top ?? 0) - 100) < 2)
  await page.close()
}, 30_000)

test('[ROUTE-31] who wants less motion gets no smooth scrolling', async () => {
  const still = await launch({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const { page } = await open(`${gb}/learning`, still)
  const calls = await scrollsOf(page)
  await page.getByRole('link', { name: 'All topics with their parts' }).click()
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => window.scrollY === 0)
  expect(await calls.jsonValue()).toEqual([{ top: 0, behavior: 'instant' }])
  await still.close()
}, 30_000)

test('[LOOK-04] a change of page moves the focus to its heading, tells its title and renews the head', async () => {
  const { page, complaints } = await open(gb)
  const loads = server.state.requests.filter((path) => path === '/learning-modes').length
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Modes' }).click()
  await page.waitForURL('**/learning-modes')
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
  expect(await page.title()).toBe('Modes | Greenleaf')
  expect(await page.textContent('[aria-live=polite]')).toBe('Modes | Greenleaf')
  expect(await page.locator('link[rel=canonical]').count()).toBe(1)
  expect(server.state.requests.filter((path) => path === '/learning-modes').length).toBe(loads)
  expect(complaints).toEqual([])
  await page.close()
}, 30_000)

test('[LOOK-04] the keyboard’s first stop leads past the menus', async () => {
  const { page } = await open(gb)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to content')
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.close()
}, 30_000)

test('[CALL-15] a failed chunk load reloads the page once', async () => {
  const { page } = await open(gb)
  await page.route('**/assets/ModesPage-*.js', (route) => route.abort())
  const before = server.state.requests.filter((path) => path === '/learning-modes').length
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Modes' }).click()
  await page.waitForLoadState('load')
  await page.waitForURL('**/learning-modes')
  await page.waitForTimeout(500)
  expect(server.state.requests.filter((path) => path === '/learning-modes').length).toBe(before + 1)
  expect(await page.innerText('h1')).toBe('Modes')
  await page.close()
}, 30_000)

test('[CALL-15] a newer build on the server arrives with the next page', async () => {
  const { page } = await open(gb)
  await page.evaluate(() => Object.assign(window, { isOld: true }))
  const { build } = server.state
  server.state.build = 'newer'
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Topics' }).click()
  await page.waitForURL('**/learning/topics')
  await page.waitForFunction(() => !('isOld' in window))
  server.state.build = build
  await page.close()
}, 30_000)
