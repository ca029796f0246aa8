import { chromium, type Browser } from 'playwright-core'
import { expect, test as base, vi } from 'vitest'
import { Service } from './service.ts'
import { Visitor, type VisitOptions } from './visitor.ts'

const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync']

// Starting the program and a browser takes its time on a busy machine, however these tests are run.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

type Around = {
  service: Service
  browser: Browser
  /** Lets somebody come with a browser profile of their own; they leave after the test, without a complaint of the page. */
  visit: (options?: VisitOptions) => Promise<Visitor>
}

/** A test against the real program in a real browser. Each file has both for itself. */
export const test = base.extend<Around>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read off its parameter
    async ({}, lend) => {
      const service = await Service.start()
      await lend(service)
      await service.end()
    },
    { scope: 'file' },
  ],
  browser: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture needs is read off its parameter
    async ({}, lend) => {
      const browser = await chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args })
      await lend(browser)
      await browser.close()
    },
    { scope: 'file' },
  ],
  visit: async ({ browser, service, task }, lend) => {
    const visitors: Visitor[] = []
    await lend(async (options = {}) => {
      const visitor = await Visitor.come(browser, service, options)
      visitors.push(visitor)
      return visitor
    })
    for (const { page } of task.result?.errors?.length ? visitors : []) console.error(`${page.url()}\n${await page.locator('body').ariaSnapshot()}`)
    for (const visitor of visitors) await visitor.context.close()
    expect(visitors.flatMap(({ complaints }) => complaints)).toEqual([])
  },
})

export { expect }
