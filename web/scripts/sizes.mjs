// Prints what a first visit to each page sends, in bytes of Brotli, and fails when it is more JavaScript than the budget.
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { payloadOf } from '../e2e/fixtures/payloads.mjs'
import { render } from '../dist/ssr/ssr.js'

const budget = 90 * 1024
const client = new URL('../dist/client/', import.meta.url)
const html = readFileSync(new URL('index.html', client), 'utf8')
const packed = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const number = (bytes) => String(bytes).padStart(8)

let isOver = false
for (const edition of ['GB', 'PL']) {
  for (const path of ['/', '/learning', '/learning/topics', '/learning-modes']) {
    const { head, body } = await render(JSON.stringify(payloadOf(path, edition, 'sizes')))
    const files = [...`${html}${head}`.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
    const sizes = [...new Set(files)].map((file) => ({ file, bytes: file.endsWith('woff2') ? readFileSync(new URL(file, client)).length : packed(readFileSync(new URL(file, client))) }))
    const scripts = sizes.filter(({ file }) => file.endsWith('.js'))
    const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
    isOver ||= total > budget
    console.log(`\n${edition} ${path}: JavaScript ${total} of ${budget}, HTML about ${packed(head + body)}`)
    for (const { file, bytes } of sizes) console.log(`${number(bytes)}  ${file}`)
  }
}
if (isOver) {
  console.error('Over the budget.')
  process.exit(1)
}
