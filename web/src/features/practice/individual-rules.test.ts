import { expect, test } from 'vitest'
import { rulesFrom, specOf } from './individual-rules.ts'

test('[LEARN-08] rules that were remembered come back as they were', () => {
  const rules = { questions: 30, mistakes: 0, minutes: 57, shuffles: false, hints: false, category: 'moto', topics: [3, 5] }
  expect(rulesFrom(JSON.parse(JSON.stringify(rules)), 'car')).toEqual(rules)
})

test('[LEARN-08] no limit stays no limit, every category stays every category', () => {
  expect(rulesFrom({ mistakes: null, minutes: null, category: null }, 'car')).toMatchObject({ mistakes: null, minutes: null, category: null })
})

test('[LEARN-08] nothing remembered, or nonsense, begins with sensible rules', () => {
  for (const odd of [undefined, null, 'x', 7, [], { questions: -1, mistakes: 'many', topics: ['a'], shuffles: 1 }]) {
    expect(rulesFrom(odd, 'car')).toEqual({ questions: 20, mistakes: 3, minutes: null, shuffles: true, hints: true, category: 'car', topics: null })
  }
})

test('[LEARN-08] what is not restricted is not named', () => {
  const rules = rulesFrom(null, null)
  expect(specOf(rules)).toEqual({ mode: 'individual', questions: 20, mistakesAllowed: 3, minutes: null, shufflesOptions: true, hasHints: true })
  expect(specOf({ ...rules, category: 'car', topics: [1] })).toMatchObject({ category: 'car', topics: [1] })
})
