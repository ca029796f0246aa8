// Prints what a first visit to each page sends, in bytes of the bodies as they were sent.
import { withBrowser } from './browser.mjs'

const [url] = process.argv.slice(2)
const PATHS = ['/', '/learning', '/learning/topics', '/learning/topics/topic-ticket-101', '/learning/simulator-ticket-1']
const KINDS = { document: 'html', script: 'script', stylesheet: 'style', font: 'font' }

async function weigh(browser, path) {
  const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
  const page = await context.newPage()
  const finished = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(url + path, { waitUntil: 'networkidle' })
  const weight = { path, html: 0, script: 0, style: 0, font: 0, other: 0 }
  for (const request of finished) {
    const { responseBodySize } = await request.sizes()
    weight[KINDS[request.resourceType()] ?? 'other'] += responseBodySize
  }
  await context.close()
  return weight
}

await withBrowser(async (browser) => {
  const weights = []
  for (const path of PATHS) weights.push(await weigh(browser, path))
  console.log(JSON.stringify(weights))
})
