import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The widths at which the layout changes. */
export const widths = [320, 360, 640, 768, 1024, 1280, 1536]

/** What the page shows now can be used by everybody [LOOK-04]. */
export async function expectAccessible(page: Page, what = page.url()): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
  const found = violations.map(({ id, nodes }) => `${id}, ${nodes.length} times: ${nodes[0]?.html}`)
  expect(found, `accessibility of ${what}`).toEqual([])
}

/** Nothing sticks out sideways, however wide the window [LOOK-02]. */
export async function expectNoSidewaysScroll(page: Page, what = page.url()): Promise<void> {
  const before = page.viewportSize() ?? { width: 360, height: 780 }
  for (const width of widths) {
    await page.setViewportSize({ ...before, width })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over, `${what} in a window of ${width} px`).toBe(0)
  }
  await page.setViewportSize(before)
}

/** A whole look at a screen. Each screen is looked at in both editions, one of them dark. */
export async function expectSound(page: Page, what: string): Promise<void> {
  await expectAccessible(page, what)
  await expectNoSidewaysScroll(page, what)
}
