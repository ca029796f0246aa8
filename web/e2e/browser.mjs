// A real browser as a learner has it. A page that says anything on the console fails its test.
import assert from 'node:assert/strict'

import { AxeBuilder } from '@axe-core/playwright'
import { chromium } from 'playwright-core'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts the browser that the machine has. */
export function startBrowser() {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET })
}

/**
 * A visitor with a browser profile of its own. `complaints` gathers what the console said and what threw;
 * `expected` are patterns of complaints that the test causes itself.
 */
export async function newVisitor(browser, { width = 360, height = 780, dark = false, expected = [], ...options } = {}) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const complaints = []
  const complain = (text) => {
    if (!expected.some((pattern) => pattern.test(text))) complaints.push(text)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => complain(`threw: ${error.stack ?? error}`))
  return {
    page,
    context,
    complaints,
    /** Ends the visit; nothing may have been complained about. */
    async leave() {
      await context.close()
      assert.deepEqual(complaints, [])
    },
  }
}

/** No violation of WCAG 2.2 AA on what the page shows now. */
export async function assertAccessible(page, what = page.url()) {
  const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
  assert.deepEqual(found, [], `accessibility of ${what}`)
}

/** Nothing sticks out sideways [LOOK-02]. */
export async function assertNoSidewaysScroll(page, what = page.url()) {
  const [content, window] = await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth])
  assert.ok(content <= window, `${what} is ${content} px wide in a window of ${window} px`)
}
