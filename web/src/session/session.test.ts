import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Result, Session, Step } from '#learner/liveSession.ts'
import { nextOpen } from './next-open.ts'
import { bestKey, resultView, timeUsed, toLookAtAgain } from './result-view.ts'
import { secondsLeft } from './seconds-left.ts'
import { dropResult, noteResult, notedResult } from './shown-result.ts'

const step = (isRight: boolean | null, change: Partial<Step> = {}): Step => ({
  questionId: 'q',
  topic: 1,
  section: '',
  points: 1,
  clock: null,
  askedAt: 0,
  begunAt: null,
  chosen: [],
  answer: isRight === null ? null : { isRight, answeredAt: 10_000, attemptId: 'x' },
  isFlagged: false,
  struck: null,
  ...change,
})

const session = (change: Partial<Session> = {}): Session => ({
  id: 's',
  mode: 'topic',
  ticket: { kind: 'topic', id: 101 },
  seed: 1,
  shufflesOptions: true,
  feedback: 'at_once',
  navigation: 'free',
  hasHints: true,
  limits: {},
  passing: null,
  pool: null,
  steps: [step(true), step(false), step(null)],
  position: 0,
  startedAt: 0,
  finishedAt: 60_000,
  result: null,
  ...change,
})

const result = (change: Partial<Result> = {}): Result => ({
  right: 1,
  wrong: 1,
  count: 3,
  points: 2,
  maxPoints: 6,
  isPassed: false,
  end: 'ended',
  sections: [],
  topics: [],
  isConfirmed: false,
  ...change,
})

test('[LEARN-12] a clock shows its full time first and nothing only when it is over', () => {
  expect(secondsLeft(60_000, 0)).toBe(60)
  expect(secondsLeft(60_000, 59_999)).toBe(1)
  expect(secondsLeft(60_000, 60_000)).toBe(0)
  expect(secondsLeft(60_000, 99_000)).toBe(0)
})

test('going on leads to the next open question, round the end, and nowhere when all are answered', () => {
  const steps = (...answered: boolean[]) => answered.map((is) => step(is ? true : null))
  expect(nextOpen(steps(true, false, false), 0)).toBe(1)
  expect(nextOpen(steps(false, true, true), 2)).toBe(0)
  expect(nextOpen(steps(true, true), 1)).toBeNull()
  expect(nextOpen(steps(false), 0)).toBeNull()
})

test('[LEARN-02] a part says how many answers passing takes, rounded up', () => {
  const view = resultView(session({ passing: { by: 'percent', percent: 86, count: 20 } }), result(), false)
  expect(view).toMatchObject({ verdict: 'failed', unit: 'questions', reached: 1, most: 3, needed: 18 })
})

test('[LEARN-04] an exam by points is judged in points, one by marks in marks', () => {
  const byPoints = session({ passing: { by: 'exam', rule: { points: 68 } } })
  expect(resultView(byPoints, result({ isPassed: true }), false)).toMatchObject({ verdict: 'passed', unit: 'points', reached: 2, most: 6, needed: 68 })
  const byMarks = session({ passing: { by: 'exam', rule: { marks: 43 } } })
  expect(resultView(byMarks, result(), false)).toMatchObject({ verdict: 'failed', unit: 'questions', reached: 1, needed: 43 })
})

test('[ROLE-04] with the free questions of a ticket only, nobody is told to have failed', () => {
  const part = session({ passing: { by: 'marks', mark: 43 } })
  expect(resultView(part, result(), true)).toMatchObject({ verdict: 'done', needed: null })
})

test('where there is nothing to pass there is no verdict', () => {
  expect(resultView(session(), result({ isPassed: null }), false)).toMatchObject({ verdict: 'done', needed: null })
})

test('hints are counted where an answer followed', () => {
  const steps = [step(true, { struck: 'a' }), step(null, { struck: 'b' }), step(false)]
  expect(resultView(session({ steps }), result(), false).hints).toBe(1)
})

test('time is the clock’s where there is one, else only what was spent on questions', () => {
  expect(timeUsed(session({ limits: { total_ms: 3_420_000 } }))).toBe(60_000)
  const away = step(true, { answer: { isRight: true, answeredAt: 86_400_000, attemptId: 'x' } })
  expect(timeUsed(session({ steps: [step(true), away, step(null)] }))).toBe(10_000 + 120_000)
})

test('what was left out is looked at again where it counts', () => {
  expect(toLookAtAgain(session()).length).toBe(2)
  expect(toLookAtAgain(session({ pool: { topics: null, category: null } })).length).toBe(1)
})

test('[LEARN-06] bests are kept by ticket or by mode, and none of what cannot be bettered', () => {
  expect(bestKey(session())).toBe('topic/101')
  expect(bestKey(session({ mode: 'marathon', ticket: null }))).toBe('marathon')
  expect(bestKey(session({ mode: 'express', ticket: null }))).toBeNull()
  expect(bestKey(session({ mode: 'mistakes' }))).toBeNull()
})

describe('[LEARN-12] the result in the history', () => {
  beforeEach(() => {
    const history = {
      state: { key: 'k' },
      replaceState: (state: { key: string }) => {
        history.state = state
      },
    }
    vi.stubGlobal('window', { history })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('is found again after a reload, until a new start takes its place', () => {
    expect(notedResult()).toBeNull()
    noteResult('s')
    expect(notedResult()).toBe('s')
    expect(window.history.state).toMatchObject({ key: 'k' })
    dropResult()
    expect(notedResult()).toBeNull()
    expect(window.history.state).toEqual({ key: 'k' })
  })
})
