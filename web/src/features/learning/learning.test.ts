import { expect, test } from 'vitest'
import { NO_PROGRESS } from '#learner/noProgress.ts'
import type { OpenSession } from '#learner/openSessions.ts'
import { texts as learning } from '#locales/en-GB/learning.ts'
import { texts as polish } from '#locales/pl-PL/learning.ts'
import { texts as shell } from '#locales/en-GB/shell.ts'
import { savedLine } from './saved-line.ts'
import { waitingOf } from './waiting.ts'

const session = (more: Partial<OpenSession>): OpenSession => ({ id: 's', mode: 'express', ticket: null, answered: 3, count: null, lastAt: 0, endsAt: null, ...more })
const topic = { number: 1, id: 'alertness', name: 'Alertness', question_count: 6, free_question_count: 6, categories: [] }
const parts = [{ ticket_id: 101, number: 1, name: 'Alertness: part 1', question_count: 6, free_question_count: 6 }]
const lists = {
  topics: [{ ...topic, parts }],
  mocks: [{ ticket_id: 2, name: 'Mock test 2', category: 'car', question_count: 50, pass_mark: 43, is_free: true, cover: null }],
  exams: [],
}
const words = { ways: shell.ways, mistakesOf: learning.mistakes.ofTopic }
const waiting = (more: Partial<OpenSession>, now = 0) => waitingOf([session(more)], lists, words, now)[0]

test('[ROUTE-18] what waits has the name and the address of its ticket', () => {
  const found = (more: Partial<OpenSession>) => [waiting(more)?.name, waiting(more)?.path]
  expect(found({ mode: 'topic', ticket: { kind: 'topic', id: 101 } })).toEqual(['Alertness: part 1', '/learning/topics/topic-ticket-101'])
  expect(found({ mode: 'mock', ticket: { kind: 'mock', id: 2 } })).toEqual(['Mock test 2', '/learning/mock-ticket-2'])
  expect(found({ mode: 'marathon' })).toEqual(['Marathon', '/learning-modes/marathon-ticket-1'])
  expect(found({ mode: 'mistakes', ticket: { kind: 'mistakes', id: 100 } })).toEqual(['Your mistakes', '/learning/mistakes-ticket-100'])
  expect(found({ mode: 'mistakes', ticket: { kind: 'mistakes', id: 1 } })).toEqual(['Alertness: Mistakes', '/learning/mistakes-ticket-1'])
})

test('[ROUTE-18] a ticket that is no longer taught is still offered, under the name of its kind', () => {
  expect(waiting({ mode: 'mock', ticket: { kind: 'mock', id: 99 } })?.name).toBe('Mock tests')
})

test('[ROUTE-18] a test whose time ran out offers its result', () => {
  expect(waiting({ endsAt: 1000 }, 999)?.isTimeUp).toBe(false)
  expect(waiting({ endsAt: 1000 }, 1001)?.isTimeUp).toBe(true)
})

const known = { ...NO_PROGRESS, isReady: true, questions: new Map([['q', { level: 'know' as const, rightInARow: 1, isLastRight: true, isMistake: false, wrongCount: 0, answerCount: 1, lastAnsweredAt: 0 }]]) }
const none = { answers: 0, tomorrow: 0, aside: 0 }

test('[APP-03] one line says whether progress waits to be sent, and why', () => {
  const line = (more: object, texts = learning.today.saved) => savedLine({ ...known, ...more }, texts).replaceAll('\u00a0', ' ')
  expect(line({})).toBe('All your answers are saved.')
  expect(line({ network: 'failing' })).toBe('No connection. You can go on practising.')
  expect(line({ network: 'failing', waiting: { ...none, answers: 2 } })).toBe('No connection. 2 answers on this device will be sent later.')
  expect(line({ network: 'syncing', waiting: { ...none, answers: 1 } })).toBe('Saving 1 answer …')
  expect(line({ waiting: { ...none, tomorrow: 12 } })).toBe('12 answers beyond today’s limit will count tomorrow.')
  expect(line({ waiting: { ...none, aside: 1 } }, polish.today.saved)).toBe('Nie udało się zaliczyć: 1 odpowiedź.')
  expect(savedLine(NO_PROGRESS, learning.today.saved)).toBe(learning.today.saved.nothing)
})
