// The browser that the machine has.
import { chromium } from '../../web/node_modules/playwright-core/index.mjs'

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Does something with a browser and closes it, whatever happens. */
export async function withBrowser(act) {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: QUIET })
  try {
    return await act(browser)
  } finally {
    await browser.close()
  }
}
