import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextExpress, nextUnasked, orderedOptions, type Candidate } from '#learner/choose.ts'
import { createIds } from '#learner/ids.ts'

const candidate = (id: string, rightInARow: number, lastAnsweredAt = 0): Candidate => ({ id, known: { rightInARow, lastAnsweredAt } })

/** How often each of the candidates comes first, over many seeds. */
function counts(candidates: Candidate[]): Record<string, number> {
  const found: Record<string, number> = Object.fromEntries(candidates.map(({ id }) => [id, 0]))
  for (let seed = 0; seed < 2000; seed += 1) {
    const id = nextExpress(seed, candidates, [])
    if (id !== null) found[id] = (found[id] ?? 0) + 1
  }
  return found
}

test('[LEARN-09] weaker questions come sooner', () => {
  const { a = 0, b = 0, c = 0, d = 0 } = counts([candidate('a', 0), candidate('b', 1), candidate('c', 2), candidate('d', 7)])
  expect(a).toBeGreaterThan(b)
  expect(b).toBeGreaterThan(c)
  expect(c).toBeGreaterThan(d)
  expect(d).toBeGreaterThan(0)
})

test('[LEARN-09] of those known equally well the longer unseen come sooner', () => {
  const often = counts(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id, i) => candidate(id, 1, i + 1)))
  expect(often).toMatchObject({ a: expect.any(Number), h: 0 })
  expect((often['a'] ?? 0) + (often['b'] ?? 0)).toBe(2000)
})

test('[LEARN-09] a few questions that are not known are not lost among many new ones', () => {
  const fresh = Array.from({ length: 500 }, (_, i): Candidate => ({ id: `new-${i}`, known: null }))
  const { weak = 0 } = counts([...fresh, candidate('weak', 0, 1)])
  expect(weak).toBeGreaterThan(2000 / 3)
})

test('[LEARN-09] the same seed chooses the same; a question rests for three others where there are any', () => {
  const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer(), ids, fc.integer({ min: 1, max: 30 }), (seed, pool, steps) => {
      const candidates = pool.map((id, i) => candidate(id, i % 5, i))
      const asked: string[] = []
      for (let i = 0; i < steps; i += 1) {
        const next = nextExpress(seed, candidates, asked)
        expect(next).toBe(nextExpress(seed, candidates, asked))
        expect(next).not.toBeNull()
        const rest = Math.min(3, pool.length - 1)
        expect(asked.slice(Math.max(0, asked.length - rest))).not.toContain(next)
        asked.push(next ?? '')
      }
    }),
  )
  expect(nextExpress(1, [], [])).toBeNull()
})

test('[LEARN-06, LEARN-07] marathon and non-stop ask everything once and nothing twice', () => {
  fc.assert(
    fc.property(fc.integer(), fc.uniqueArray(fc.string(), { maxLength: 20 }), (seed, pool) => {
      const asked: string[] = []
      for (let next = nextUnasked(seed, pool, asked); next !== null; next = nextUnasked(seed, pool, asked)) asked.push(next)
      expect(asked.toSorted()).toEqual(pool.toSorted())
    }),
  )
})

test('[LEARN-08] options are shuffled, the same at every look, and spread over all places', () => {
  const options = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const places = [0, 0, 0, 0]
  for (let seed = 0; seed < 400; seed += 1) {
    const order = orderedOptions(seed, 'q', options)
    expect(order).toEqual(orderedOptions(seed, 'q', options.toReversed()))
    const place = order.findIndex(({ id }) => id === 'a')
    places[place] = (places[place] ?? 0) + 1
  }
  for (const often of places) expect(often).toBeGreaterThan(60)
})

test('[LEARN-13] ids are UUIDs of version 7 that sort in the order in which they were made, whatever the clock does', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 2 ** 41 }), { minLength: 2, maxLength: 50 }), fc.integer({ min: 0, max: 255 }), (times, byte) => {
      let i = 0
      const newId = createIds(
        () => times[i] ?? 0,
        (bytes) => bytes.fill(byte),
      )
      const ids = times.map((_, at) => {
        i = at
        return newId()
      })
      for (const id of ids) expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(ids).toEqual(ids.toSorted())
      expect(new Set(ids).size).toBe(ids.length)
    }),
  )
  const same = createIds(
    () => 5,
    (bytes) => bytes.fill(255),
  )
  expect(new Set(Array.from({ length: 9000 }, same)).size).toBe(9000)
})
