import { expect, test } from 'vitest'
import type { Question } from '#content/shapes.ts'
import { hintFor } from './hint.ts'
import { keyAction } from './keys.ts'
import { levelAfter } from './levels.ts'
import { letterOf, optionName } from './letters.ts'
import { lookOf } from './looks.ts'
import { picturesOf } from './pictures.ts'

const question = (change: Partial<Question> = {}): Question => ({
  id: 'q',
  topic_id: 1,
  part: 1,
  kind: 'single',
  text: 'What now?',
  options: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: `option ${id}` })),
  correct: ['b'],
  explanation: '',
  source: [],
  image: null,
  sign_codes: [],
  multiple: false,
  free: true,
  difficulty: 1,
  points: null,
  scope: null,
  categories: [],
  ...change,
})

test('[LEARN-03] digits and letters choose, and only what there is', () => {
  expect(keyAction('1', 4)).toEqual({ kind: 'choose', place: 0 })
  expect(keyAction('D', 4)).toEqual({ kind: 'choose', place: 3 })
  expect(keyAction('d', 3)).toBeNull()
  expect(keyAction('9', 4)).toBeNull()
})

test('[LEARN-03] yes and no answer to their first letters, in either language', () => {
  expect(keyAction('T', 2, ['t', 'n'])).toEqual({ kind: 'choose', place: 0 })
  expect(keyAction('n', 2, ['y', 'n'])).toEqual({ kind: 'choose', place: 1 })
  expect(keyAction('n', 4)).toBeNull()
})

test('[LEARN-03] the other keys go on, move, mark, hint and help', () => {
  const kinds = ['Enter', 'ArrowLeft', 'ArrowRight', 'F', 'h', '?'].map((key) => keyAction(key, 4)?.kind)
  expect(kinds).toEqual(['confirm', 'previous', 'following', 'star', 'hint', 'help'])
  expect(keyAction('Tab', 4)).toBeNull()
  expect(keyAction(' ', 4)).toBeNull()
})

test('options have letters, yes and no have none', () => {
  expect(letterOf(question(), 2)).toBe('C')
  expect(letterOf(question({ kind: 'yesno' }), 0)).toBe('')
  expect(optionName(question(), 'b')).toBe('B. option b')
})

test('[LEARN-03] nothing tells right from wrong before it may be told', () => {
  const given = { chosen: ['a'], correct: null, struck: 'd' }
  expect(['a', 'b', 'd'].map((id) => lookOf(id, given))).toEqual(['chosen', 'plain', 'struck'])
})

test('[LEARN-03] afterwards every option says what it was', () => {
  const given = { chosen: ['a', 'b'], correct: ['b', 'c'], struck: null }
  expect(['a', 'b', 'c', 'd'].map((id) => lookOf(id, given))).toEqual(['wrong', 'right', 'missed', 'faded'])
})

test('a hint strikes out a wrong option, always the same for the same seed', () => {
  for (let seed = 0; seed < 50; seed += 1) {
    const struck = hintFor(question(), seed)
    expect(['a', 'c', 'd']).toContain(struck)
    expect(hintFor(question(), seed)).toBe(struck)
  }
})

test('a hint never leaves only the right answer', () => {
  const options = [
    { id: 'a', text: 'Yes' },
    { id: 'b', text: 'No' },
  ]
  expect(hintFor(question({ kind: 'yesno', options }), 1)).toBeNull()
  expect(hintFor(question({ multiple: true, correct: ['a', 'b', 'c'] }), 1)).toBeNull()
})

test('[LEARN-09] the level after an answer shows before the answer is kept, and is the same once it is', () => {
  const answer = { isRight: true, answeredAt: 100 }
  expect(levelAfter(undefined, answer)).toBe('know')
  expect(levelAfter({ rightInARow: 1, lastAnsweredAt: 50 }, answer)).toBe('know_well')
  expect(levelAfter({ rightInARow: 2, lastAnsweredAt: 100 }, answer)).toBe('know_well')
  expect(levelAfter({ rightInARow: 7, lastAnsweredAt: 50 }, { ...answer, isRight: false })).toBe('dont_know')
})

test('[LEARN-03] a question about two signs shows both', () => {
  const image = '/content/v/signs/606f.svg'
  expect(picturesOf(question())).toEqual([])
  expect(picturesOf(question({ image, sign_codes: ['606F'] }))).toEqual([image])
  expect(picturesOf(question({ image, sign_codes: ['606F', '652'] }))).toEqual([image, '/content/v/signs/652.svg'])
  expect(picturesOf(question({ image: '/media/road.webp', sign_codes: ['652'] }))).toEqual(['/media/road.webp'])
})
