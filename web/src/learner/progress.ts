import type { Pack } from '#content/pack.ts'
import type { Mock, Part } from '#content/shapes.ts'
import { dayOf, remaining, resetsAt } from '#rules/allowance.ts'
import { LEVELS, levelOf, type Level } from '#rules/mastery.ts'
import type { Mistake } from '#rules/mistakes.ts'
import { isMockPassed, isPartPassed, isTopicPassed } from '#rules/verdict.ts'
import type { DayCount, QuestionRecord } from './diary.ts'
import type { Known, WaitingCounts } from './known.ts'
import { noLevels } from './noProgress.ts'
import type { OpenSession } from './openSessions.ts'

export type QuestionProgress = {
  level: Level
  rightInARow: number
  isLastRight: boolean
  isMistake: boolean
  wrongCount: number
  answerCount: number
  lastAnsweredAt: number
}
export type PartProgress = {
  questionCount: number
  answeredCount: number
  rightAnswersCount: number
  bestResult: number
  isPassed: boolean
}
export type Levels = Record<Level, number>
export type TopicProgress = {
  questionCount: number
  answeredCount: number
  rightAnswersCount: number
  wrongAnswers: number
  mistakes: string[]
  /** How many of the answered questions are known how well. */
  levels: Levels
  isPassed: boolean
}
export type MockProgress = { questionCount: number; bestResult: number; isTried: boolean; isPassed: boolean }

/** All that is shown of progress, for one moment. */
export type Progress = {
  /** Whether the diary was read; before, all is empty. */
  isReady: boolean
  questions: ReadonlyMap<string, QuestionProgress>
  favourites: ReadonlySet<string>
  parts: ReadonlyMap<number, PartProgress>
  topics: ReadonlyMap<number, TopicProgress>
  mocks: ReadonlyMap<number, MockProgress>
  /** The best result of each ticket and mode, and that of the individual exam that was finished last. */
  bests: ReadonlyMap<string, number>
  mistakes: readonly Mistake[]
  /** Sessions that wait to be continued, the latest first. */
  open: readonly OpenSession[]
  days: ReadonlyMap<string, DayCount>
  today: string
  totals: Pick<TopicProgress, 'questionCount' | 'answeredCount' | 'rightAnswersCount' | 'levels'>
  allowance: { limit: number | null; used: number; left: number | null; resetsAt: number }
  waiting: WaitingCounts
  network: Network
}
export type Network = 'idle' | 'syncing' | 'failing'

/** What to count by while no pack is there. */
export type Numbers = Pick<Pack, 'timeZone' | 'passPercent' | 'dailyLimit'>

/** Progress as it is known at a moment. */
export function progressOf(known: Known, pack: Pack | null, numbers: Numbers, now: number, network: Network): Progress {
  const parts = new Map((pack?.parts ?? []).map((part) => [part.id, partProgress(part, known, numbers.passPercent)]))
  const mocks = new Map((pack?.mocks ?? []).map((mock) => [mock.id, mockProgress(mock, known)]))
  const topics = pack ? topicProgress(pack, known, parts) : new Map<number, TopicProgress>()
  return {
    isReady: true,
    questions: new Map([...known.records].map(([id, record]) => [id, questionProgress(record)])),
    favourites: known.favourites,
    parts,
    topics,
    mocks,
    bests: known.bests,
    mistakes: pack ? mistakesOf(pack, known) : [],
    open: known.open,
    days: known.days,
    today: dayOf(now, numbers.timeZone),
    totals: totalsOf([...topics.values()]),
    allowance: allowanceOf(known, numbers, now),
    waiting: known.waiting,
    network,
  }
}

/** The questions that wait among the mistakes and are still taught. */
export function mistakesOf(pack: Pack, { records }: Pick<Known, 'records'>): Mistake[] {
  return pack.questions.flatMap((question) => {
    if (!records.get(question.id)?.isMistake) return []
    const topicName = pack.topic(question.topic_id)?.name ?? ''
    return [{ topicId: question.topic_id, topicName, questionId: question.id }]
  })
}

function questionProgress({ rightInARow, isMistake, wrongCount, answerCount, lastAnsweredAt }: QuestionRecord): QuestionProgress {
  return { level: levelOf(rightInARow), rightInARow, isLastRight: rightInARow > 0, isMistake, wrongCount, answerCount, lastAnsweredAt }
}

function partProgress(part: Part, { records, bests }: Known, passPercent: number): PartProgress {
  const answered = part.questions.flatMap((id) => records.get(id) ?? [])
  const questionCount = part.question_count
  const bestResult = bests.get(`topic/${part.id}`) ?? 0
  return {
    questionCount,
    answeredCount: answered.length,
    rightAnswersCount: answered.filter((record) => record.rightInARow > 0).length,
    bestResult,
    isPassed: isPartPassed(bestResult, questionCount, passPercent),
  }
}

function mockProgress(mock: Mock, { bests }: Known): MockProgress {
  const best = bests.get(`mock/${mock.id}`)
  const isPassed = best !== undefined && isMockPassed(best, mock.pass_mark)
  return { questionCount: mock.question_count, bestResult: best ?? 0, isTried: best !== undefined, isPassed }
}

function topicProgress(pack: Pack, { records }: Known, parts: ReadonlyMap<number, PartProgress>): Map<number, TopicProgress> {
  const topics = new Map<number, TopicProgress>()
  for (const topic of pack.topics) {
    const none = { questionCount: 0, answeredCount: 0, rightAnswersCount: 0, wrongAnswers: 0, mistakes: [], levels: noLevels() }
    topics.set(topic.number, { ...none, isPassed: isTopicPassed(partsOf(pack, topic.number).map((id) => parts.get(id)?.isPassed ?? false)) })
  }
  for (const question of pack.questions) {
    const topic = topics.get(question.topic_id)
    if (topic) count(topic, question.id, records.get(question.id))
  }
  for (const part of pack.parts) {
    const topic = topics.get(part.topic_id)
    // Questions that this caller does not have count too.
    if (topic) topic.questionCount += part.question_count - part.questions.length
  }
  return topics
}

function partsOf(pack: Pack, topic: number): number[] {
  return pack.parts.filter((part) => part.topic_id === topic).map((part) => part.id)
}

function count(topic: TopicProgress, id: string, record: QuestionRecord | undefined): void {
  topic.questionCount += 1
  if (!record) return
  topic.answeredCount += 1
  topic.rightAnswersCount += record.rightInARow > 0 ? 1 : 0
  topic.wrongAnswers += record.wrongCount
  topic.levels[levelOf(record.rightInARow)] += 1
  if (record.isMistake) topic.mistakes.push(id)
}

function totalsOf(topics: readonly TopicProgress[]): Progress['totals'] {
  const sum = (of: (topic: TopicProgress) => number) => topics.reduce((total, topic) => total + of(topic), 0)
  const levels = noLevels()
  for (const level of LEVELS) levels[level] = sum((topic) => topic.levels[level])
  return {
    questionCount: sum((topic) => topic.questionCount),
    answeredCount: sum((topic) => topic.answeredCount),
    rightAnswersCount: sum((topic) => topic.rightAnswersCount),
    levels,
  }
}

function allowanceOf({ state, days }: Known, { dailyLimit, timeZone }: Numbers, now: number): Progress['allowance'] {
  const told = state.allowance
  const here = days.get(dayOf(now, timeZone))?.answers ?? 0
  // The service may know of answers that did not come to this device yet; what it said of yesterday is over.
  const given = told && now < told.resetsAt ? Math.max(told.used, here) : here
  const limit = told ? told.limit : dailyLimit
  // What was answered beyond the limit waits for tomorrow.
  const used = Math.min(given, limit ?? given)
  return { limit, used, left: remaining(limit, used), resetsAt: resetsAt(now, timeZone) }
}
