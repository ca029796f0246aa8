import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import allowanceCases from '../../../cases/allowance.json'
import drawCases from '../../../cases/draw.json'
import masteryCases from '../../../cases/mastery.json'
import mistakeCases from '../../../cases/mistakes.json'
import scoreCases from '../../../cases/score.json'
import endCases from '../../../cases/session_end.json'
import verdictCases from '../../../cases/verdict.json'
import { dayOf, fitting, remaining, resetsAt } from './allowance.ts'
import { draw, shares } from './draw.ts'
import { levelOf, streakAfter } from './mastery.ts'
import { isMistakeAfter, mistakeTickets } from './mistakes.ts'
import { isMode } from './mode.ts'
import { isRight } from './score.ts'
import { standing } from './sessionEnd.ts'
import { examVerdict, isMockPassed, isPartPassed, isTopicPassed } from './verdict.ts'

// The same examples hold in crates/rules: a device and the server never disagree.

test.each(scoreCases)('[LEARN-03] score: $name', ({ chosen, correct, is_right }) => {
  expect(isRight(chosen, correct)).toBe(is_right)
})

test.each(masteryCases)('[LEARN-09] mastery: $name', ({ answers, right_in_a_row, level }) => {
  const streak = answers.reduce(streakAfter, 0)
  expect([streak, levelOf(streak)]).toEqual([right_in_a_row, level])
})

test.each(mistakeCases.after)('[LEARN-10] mistakes: $name', ({ was_mistake, is_right, mode, is_mistake }) => {
  if (!isMode(mode)) throw new Error(`no such mode: ${mode}`)
  expect(isMistakeAfter(was_mistake, is_right, mode)).toBe(is_mistake)
})

test.each(mistakeCases.tickets)('[LEARN-10] mistake tickets: $name', ({ mistakes, tickets }) => {
  const mistaken = mistakes.map((one) => ({ topicId: one.topic_id, topicName: one.topic_name, questionId: one.question_id }))
  const made = mistakeTickets(mistaken, { all: 'All mistakes', suffix: ': Mistakes' })
  expect(made.map(({ id, topicId, name, questions }) => ({ id, topic_id: topicId, name, questions }))).toEqual(tickets)
})

test.each(allowanceCases.limits)('[ROLE-01] allowance: $name', ({ limit, used, wanted, ...expected }) => {
  expect({ remaining: remaining(limit, used), fitting: fitting(limit, used, wanted) }).toMatchObject({
    remaining: expected.remaining,
    fitting: expected.fitting,
  })
})

test.each(allowanceCases.days)('[ROLE-01] day: $name', ({ at, time_zone, day, resets_at }) => {
  expect([dayOf(at, time_zone), resetsAt(at, time_zone)]).toEqual([day, resets_at])
})

test.each(verdictCases.parts)('[LEARN-02] part: $name', (one) => {
  expect(isPartPassed(one.best_result, one.question_count, one.pass_percent)).toBe(one.is_passed)
})

test.each(verdictCases.topics)('[LEARN-02] topic: $name', (one) => {
  expect(isTopicPassed(one.parts)).toBe(one.is_passed)
})

test.each(verdictCases.mocks)('[LEARN-01] mock: $name', (one) => {
  expect(isMockPassed(one.best_result, one.pass_mark)).toBe(one.is_passed)
})

test.each(verdictCases.exams)('[LEARN-04] exam: $name', ({ rule, answers, verdict }) => {
  expect(examVerdict(rule, answers)).toEqual(verdict)
})

test.each(endCases)('[LEARN-06, LEARN-07, LEARN-08] end: $name', ({ limits, started_at, given, asked_at, now, ...expected }) => {
  expect(standing(limits, started_at, given, asked_at, now)).toEqual(expected.standing)
})

test.each(drawCases.shares)('[LEARN-04] shares: $name', ({ count, weights, sizes, ...expected }) => {
  expect(shares(count, weights, sizes)).toEqual(expected.shares)
})

test.each(drawCases.draws)('[LEARN-04] draw: $name', ({ seed, sections, drawn }) => {
  expect(draw(seed, sections)).toEqual(drawn)
})

test('[LEARN-04] a draw never repeats a question, whatever the pools', () => {
  const pool = fc.array(fc.integer({ min: 0, max: 40 }).map(String), { maxLength: 30 })
  const section = fc.record({ count: fc.nat(20), strata: fc.array(fc.record({ weight: fc.integer({ min: 1, max: 9 }), pool }), { maxLength: 5 }) })
  fc.assert(
    fc.property(fc.integer(), fc.array(section, { maxLength: 4 }), (seed, sections) => {
      const drawn = draw(seed, sections)
      expect(new Set(drawn).size).toBe(drawn.length)
    }),
  )
})
