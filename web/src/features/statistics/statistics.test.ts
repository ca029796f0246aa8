import { expect, test } from 'vitest'
import { NO_PROGRESS } from '#learner/noProgress.ts'
import type { Progress } from '#learner/progress.ts'
import { lastDays, levelsOf, overviewOf, testsOf, topicsOf } from './statistics.ts'

const part = (ticketId: number) => ({ ticket_id: ticketId, number: 1, name: '', question_count: 10, free_question_count: 10 })
const topic = (number: number) => ({
  number,
  id: `t${number}`,
  name: `Topic ${number}`,
  question_count: 10,
  free_question_count: 10,
  categories: [],
  parts: [part(number * 100 + 1)],
})
const exam = (kind: 'simulator' | 'signs', marks: number | null) => ({
  kind,
  ticket_id: 1,
  id: kind,
  name: kind,
  categories: [],
  question_count: 50,
  minutes: 57,
  pass_marks: marks,
  pass_points: marks === null ? 68 : null,
  max_points: null,
  clock: null,
  navigation: 'free' as const,
  has_hints: false,
})
const mock = (ticketId: number) => ({ ticket_id: ticketId, name: `Mock ${ticketId}`, category: 'car', question_count: 50, pass_mark: 43, is_free: true, cover: null })
const data = { question_count: 40, topics: [topic(1), topic(2), topic(3)], mocks: [mock(1), mock(2)], exams: [exam('simulator', null), exam('signs', 40)] }

const done = (more: object) => ({
  questionCount: 10,
  answeredCount: 0,
  rightAnswersCount: 0,
  wrongAnswers: 0,
  mistakes: [],
  levels: { dont_know: 0, know: 0, know_well: 0, know_perfectly: 0 },
  isPassed: false,
  ...more,
})
const progress: Progress = {
  ...NO_PROGRESS,
  isReady: true,
  topics: new Map([
    [1, done({ answeredCount: 6, rightAnswersCount: 4, mistakes: ['a', 'b'] })],
    [2, done({ answeredCount: 3, rightAnswersCount: 3 })],
    [3, done({})],
  ]),
  parts: new Map([[101, { questionCount: 10, answeredCount: 6, rightAnswersCount: 4, bestResult: 9, isPassed: true }]]),
  mocks: new Map([
    [1, { questionCount: 50, bestResult: 44, isTried: true, isPassed: true }],
    [2, { questionCount: 50, bestResult: 0, isTried: false, isPassed: false }],
  ]),
  bests: new Map([
    ['marathon', 12],
    ['individual', 20],
    ['individual/last', 15],
    ['simulator/1', 30],
    ['signs/1', 41],
  ]),
  totals: { questionCount: 40, answeredCount: 9, rightAnswersCount: 7, levels: { dont_know: 2, know: 4, know_well: 2, know_perfectly: 1 } },
  days: new Map([['2026-02-28', { answers: 5, right: 4 }]]),
  today: '2026-03-01',
}

test('[ACC-02] the overview counts solved questions, passed tests, practised topics without mistakes, bests, and the last individual exam', () => {
  expect(overviewOf(progress)).toEqual({ solvedQuestions: 7, solvedTests: 1, topicsWithoutMistakes: 1, marathon: 12, nonstop: 0, individual: 15 })
})

test('[ACC-02] a stranger has zeros everywhere, no error', () => {
  expect(Object.values(overviewOf(NO_PROGRESS))).toEqual([0, 0, 0, 0, 0, 0])
  expect(lastDays(NO_PROGRESS, 28)).toEqual([])
})

test('[ACC-06] every question of the edition has a level, also those never answered', () => {
  const levels = levelsOf(progress, data.question_count)
  expect(levels.map(({ level }) => level)).toEqual(['know_perfectly', 'know_well', 'know', 'dont_know', 'unseen'])
  expect(levels.reduce((sum, { count }) => sum + count, 0)).toBe(data.question_count)
})

test('[ACC-06] the last days end today and cross months without a gap', () => {
  expect(lastDays(progress, 3)).toEqual([
    { day: '2026-02-27', answers: 0, right: 0 },
    { day: '2026-02-28', answers: 5, right: 4 },
    { day: '2026-03-01', answers: 0, right: 0 },
  ])
})

test('[ACC-06] practised topics show parts passed and the best part; the others are named apart', () => {
  const { begun, untouched } = topicsOf(data, progress)
  expect(begun.map((row) => [row.topic.number, row.partsPassed, row.best])).toEqual([
    [1, 1, 9],
    [2, 0, 0],
  ])
  expect(untouched.map(({ number }) => number)).toEqual([3])
})

test('[ACC-06] tests that were taken show whether they are passed, where right answers tell', () => {
  expect(testsOf(data, progress).map(({ key, best, isPassed }) => [key, best, isPassed])).toEqual([
    ['simulator/1', 30, null],
    ['signs/1', 41, true],
    ['mock/1', 44, true],
  ])
})
