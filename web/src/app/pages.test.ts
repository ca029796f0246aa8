import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pages } from './pages.ts'
import { serverPages } from './pages.server.ts'

const source = readFileSync(new URL('pages.ts', import.meta.url), 'utf8')

test('the server has exactly the pages that the browser has', () => {
  expect(Object.keys(serverPages).toSorted()).toEqual(Object.keys(pages).toSorted())
})

test('the file that is preloaded for a page is the file that the page loads', () => {
  for (const page of Object.values(pages)) {
    expect(source).toContain(`import('#${page.source}')`)
    expect(existsSync(new URL(`../${page.source}`, import.meta.url))).toBe(true)
  }
})
