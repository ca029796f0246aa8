import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Attempt, Mark } from '#learner/diary.ts'
import { foldQuestion, markAfter } from '#learner/fold.ts'

const attempt = (id: string, answeredAt: number, isRight: boolean, more: Partial<Attempt> = {}): Attempt => ({
  id,
  questionId: 'q',
  chosen: [],
  mode: 'topic',
  ticket: null,
  sessionId: 's',
  answeredAt,
  isRight,
  ...more,
})

test('[APP-02] answers count in the order in which they were given, not in which they came or were named', () => {
  const lateName = attempt('z', 10, false)
  const earlyName = attempt('a', 20, true)
  expect(foldQuestion([earlyName, lateName])).toMatchObject({ rightInARow: 1, isMistake: true, answerCount: 2, lastAnsweredAt: 20 })
  expect(foldQuestion([attempt('b', 5, false), attempt('a', 5, true)])).toMatchObject({ rightInARow: 0 })
  expect(foldQuestion([])).toBeNull()
})

test('[APP-02] the same answers come to the same in whatever order they arrive', () => {
  const answers = fc.uniqueArray(
    fc.record({ id: fc.string({ minLength: 1 }), at: fc.nat(5), isRight: fc.boolean(), questionId: fc.constantFrom('p', 'q') }),
    { selector: (one) => one.id, maxLength: 12 },
  )
  const orders = answers.chain((given) => fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })))
  fc.assert(
    fc.property(orders, fc.constantFrom('marathon' as const, 'mock' as const), ([given, shuffled], mode) => {
      const fold = (some: typeof given) => {
        const attempts = some.map(({ id, at, isRight, questionId }) => ({ ...attempt(id, at, isRight), questionId, mode, sessionId: 's' }))
        let mark: Mark | undefined
        for (const one of attempts) mark = markAfter(mark, one, 'key')
        return [foldQuestion(attempts.filter((one) => one.questionId === 'q')), mark]
      }
      expect(fold(shuffled)).toEqual(fold(given))
    }),
  )
})
