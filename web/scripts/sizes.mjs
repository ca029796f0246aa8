// Prints what a first visit to each page of a running server sends, in bytes of Brotli, and fails when it is more
// JavaScript than the budget. The server's port is the argument, 8080 without one.
import { get } from 'node:http'
import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'

const budget = 90 * 1024
const port = Number(process.argv[2] ?? 8080)
const client = new URL('../dist/client/', import.meta.url)
const packed = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
const number = (bytes) => String(bytes).padStart(8)

const pageAt = (host, path) =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { host: `${host}:${port}` } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve(Buffer.concat(chunks).toString()))
    }).on('error', reject)
  })

function sizeOf(file) {
  const content = readFileSync(new URL(file, client))
  return { file, bytes: file.endsWith('woff2') ? content.length : packed(content) }
}

let isOver = false
for (const host of ['localhost', 'pl.localhost']) {
  for (const path of ['/', '/learning', '/learning/topics', '/learning-modes', '/learning/topics/topic-ticket-101']) {
    const html = await pageAt(host, path)
    const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file ?? '')
    const sizes = [...new Set(files)].map(sizeOf)
    const total = sizes.filter(({ file }) => file.endsWith('.js')).reduce((sum, { bytes }) => sum + bytes, 0)
    isOver ||= total > budget
    console.log(`\n${host} ${path}: JavaScript ${total} of ${budget}, HTML ${packed(html)}`)
    for (const { file, bytes } of sizes) console.log(`${number(bytes)}  ${file}`)
  }
}
if (isOver) {
  console.error('Over the budget.')
  process.exit(1)
}
