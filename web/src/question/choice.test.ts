import { expect, test } from 'vitest'
import { choiceAfter } from './choice.ts'

test('[LEARN-03, LEARN-04] where one answer is right, the last one tapped is the choice', () => {
  expect(choiceAfter([], 'a', 1)).toEqual(['a'])
  expect(choiceAfter(['a'], 'b', 1)).toEqual(['b'])
  expect(choiceAfter(['a'], 'a', 1)).toEqual(['a'])
})

test('[LEARN-03, LEARN-04] where several are, a tap adds, takes back, and the earliest makes room', () => {
  expect(choiceAfter(['a'], 'b', 2)).toEqual(['a', 'b'])
  expect(choiceAfter(['a', 'b'], 'a', 2)).toEqual(['b'])
  expect(choiceAfter(['a', 'b'], 'c', 2)).toEqual(['b', 'c'])
  expect(choiceAfter(['a'], 'a', 2)).toEqual([])
})
