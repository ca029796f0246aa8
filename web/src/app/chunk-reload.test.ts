import { expect, test } from 'vitest'
import { isChunkFault, mayReload } from './chunk-reload.ts'

function memory() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

test('[CALL-15] a failed chunk load reloads the page once per path within ten seconds', () => {
  const kept = memory()
  const at = 1_700_000_000_000
  expect(mayReload(kept, '/a', at)).toBe(true)
  expect(mayReload(kept, '/a', at + 9_999)).toBe(false)
  expect(mayReload(kept, '/b', at + 9_999)).toBe(true)
  expect(mayReload(kept, '/a', at + 10_000)).toBe(true)
})

test('only faults of loading code count', () => {
  expect(isChunkFault(new TypeError('Failed to fetch dynamically imported module: http://x/a.js'))).toBe(true)
  expect(isChunkFault(new TypeError('Importing a module script failed.'))).toBe(true)
  expect(isChunkFault(new TypeError('error loading dynamically imported module: http://x/a.js'))).toBe(true)
  expect(isChunkFault(new TypeError('x is undefined'))).toBe(false)
  expect(isChunkFault('gone')).toBe(false)
})
