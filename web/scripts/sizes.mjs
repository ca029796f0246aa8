// Prints the bytes of Brotli that a first visit to each page of the last build loads, and fails when a page that search
// and links lead to loads more JavaScript than the budget; --files names what it is made of. Needs a build, but no server.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const BUDGET = 90 * 1024
/** Nobody arrives on a ticket: it is opened from a page that has most of its code already. */
const isArrival = (page) => !page.endsWith('-ticket')
const LOCALES = ['en-GB', 'pl-PL']
/** Shows the progress of somebody who has none; loaded late, but on a first visit always. */
const STRANGER = 'src/learner/stranger.ts'

const client = new URL('../dist/client/', import.meta.url)
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'))
const number = (bytes) => String(bytes).padStart(8)

/** The names of the pages, and what the server names in each one's head: the app's own modules, as they stand beside the build. */
async function loadHeads() {
  const server = await createServer({ root: fileURLToPath(new URL('..', import.meta.url)), server: { middlewareMode: true }, appType: 'custom', logLevel: 'error' })
  try {
    const { pages } = await server.ssrLoadModule('/src/app/pages.ts')
    const { preloadsOf } = await server.ssrLoadModule('/src/app/preloads.ts')
    return Object.keys(pages).flatMap((page) => LOCALES.map((locale) => ({ page, locale, head: preloadsOf(page, locale) })))
  } finally {
    await server.close()
  }
}

function codeOf(source, seen = new Set()) {
  if (seen.has(source)) return seen
  seen.add(source)
  for (const needed of manifest[source].imports ?? []) codeOf(needed, seen)
  return seen
}

const shell = readFileSync(new URL('index.html', client), 'utf8')
const stranger = [...codeOf(STRANGER)].map((source) => manifest[source].file)
const asksForProgress = new Set(
  Object.values(manifest).flatMap(({ file, dynamicImports }) => (dynamicImports?.includes(STRANGER) ? [file] : [])),
)

function filesOf(head) {
  const named = [...(shell + head).matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)
  return new Set(named.some((file) => asksForProgress.has(file)) ? [...named, ...stranger] : named)
}

function sizeOf(file) {
  const packed = new URL(`${file}.br`, client)
  return statSync(existsSync(packed) ? packed : new URL(file, client)).size
}

let isOver = false
for (const { page, locale, head } of await loadHeads()) {
  const files = [...filesOf(head)].map((file) => ({ file, bytes: sizeOf(file) }))
  const script = files.filter(({ file }) => file.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0)
  isOver ||= isArrival(page) && script > BUDGET
  console.log(`${number(script)}  ${isArrival(page) ? `of ${BUDGET} ` : ''}JavaScript: ${page}, ${locale}`)
  if (process.argv.includes('--files')) for (const { file, bytes } of files) console.log(`${number(bytes)}    ${file}`)
}
if (isOver) {
  console.error('Over the budget.')
  process.exitCode = 1
}
