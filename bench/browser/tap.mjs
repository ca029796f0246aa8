// Prints how long it takes from tapping an option to the drawn feedback, on a processor slowed six times.
import { withBrowser } from './browser.mjs'

const [url] = process.argv.slice(2)
const TICKETS = [101, 201, 301]
const SLOWER = 6
const TAPS_EACH = 8
const OPTION = '[data-option][role="radio"]'
const BARE = `<!doctype html><meta name="viewport" content="width=device-width"><style>[aria-checked]{background:#9d9}</style>
${'<p><button data-option role="radio" onclick="this.ariaChecked=true">An option</button>'.repeat(TAPS_EACH * TICKETS.length)}`

/**
 * Runs in the page. A frame's own callbacks run just before it is drawn, and a message sent from one arrives when it has
 * been: so it is told after how many frames without the feedback, and when, the first frame with it had been drawn.
 * The browser's own account of the tap (Event Timing) tells what the page's code took of that, and the whole again.
 */
function watch() {
  const measured = { taps: [], events: [] }
  const isShown = () => document.querySelector('[data-option][aria-checked="true"]') !== null
  function next(tap) {
    requestAnimationFrame(() => {
      const hasFeedback = isShown()
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        if (hasFeedback) measured.taps.push({ ...tap, drawn: performance.now() - tap.at })
      }
      port2.postMessage(null)
      if (!hasFeedback) next({ ...tap, framesBefore: tap.framesBefore + 1 })
    })
  }
  const begin = (event) => {
    if (event.target.closest('[data-option]')) next({ at: event.timeStamp, framesBefore: 0 })
  }
  addEventListener('pointerup', begin, { capture: true })
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime, processingStart, processingEnd, duration, target } of list.getEntries()) {
      const isTap = name === 'click' && target?.closest('[data-option]')
      if (isTap) measured.events.push({ at: startTime, code: processingEnd - processingStart, drawn: duration })
    }
  })
  observer.observe({ type: 'event', durationThreshold: 16 })
  globalThis.measured = measured
}

/** Taps an option; false once there is no further question to tap one of. */
async function answer(page) {
  const before = await page.evaluate(() => globalThis.measured.taps.length)
  await page.locator(OPTION).first().tap()
  await page.waitForFunction((count) => globalThis.measured.taps.length > count, before)
  const next = page.getByRole('button', { name: 'Next', exact: true })
  if ((await next.count()) === 0) return false
  await next.click()
  // what the answer set going in the background must not be counted with the next one
  await page.waitForTimeout(500)
  return (await page.locator(OPTION).count()) > 0
}

/** The page at an address, being watched, on a slowed processor. */
async function openSlowly(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('[data-option]').first().waitFor()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return { context, page }
}

/** The floor: a page that does nothing but mark the option that was tapped. */
async function tapBarePage(browser) {
  const { context, page } = await openSlowly(browser, `data:text/html,${encodeURIComponent(BARE)}`)
  for (let tap = 0; tap < TAPS_EACH * TICKETS.length; tap += 1) {
    await page.locator(OPTION).nth(tap).tap()
    await page.waitForFunction((count) => globalThis.measured.taps.length > count, tap)
    await page.evaluate(() => document.querySelector('[aria-checked="true"]').removeAttribute('aria-checked'))
    await page.waitForTimeout(200)
  }
  const { taps } = await page.evaluate(() => globalThis.measured)
  await context.close()
  return taps
}

async function practise(browser, ticket) {
  const { context, page } = await openSlowly(browser, `${url}/learning/topics/topic-ticket-${ticket}`)
  let tapped = 0
  while (tapped < TAPS_EACH && (await answer(page))) tapped += 1
  await page.waitForTimeout(500)
  const measured = await page.evaluate(() => globalThis.measured)
  await context.close()
  return measured
}

await withBrowser(async (browser) => {
  const bare = await tapBarePage(browser)
  const measured = []
  for (const ticket of TICKETS) measured.push(await practise(browser, ticket))
  const taps = measured.flatMap((one) => one.taps)
  const events = measured.flatMap((one) => one.events)
  console.log(
    JSON.stringify({
      floor_ms: bare.map((tap) => tap.drawn),
      drawn_ms: taps.map((tap) => tap.drawn),
      frames_before: taps.map((tap) => tap.framesBefore),
      browser_drawn_ms: events.map((event) => event.drawn),
      code_ms: events.map((event) => event.code),
    }),
  )
})
