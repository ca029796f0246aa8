import { LAST_INDIVIDUAL } from '#learner/fold.ts'
import type { Progress, TopicProgress } from '#learner/progress.ts'
import type { Mock, PageData, TopicWithParts } from '#payloads.ts'
import { LEVELS, type Level } from '#rules/mastery.ts'

type Data = PageData['account-statistics']

export type Overview = {
  solvedQuestions: number
  solvedTests: number
  topicsWithoutMistakes: number
  marathon: number
  nonstop: number
  /** Of the exam that was finished last. */
  individual: number
}

/** The learner's progress in a few numbers, as the service counts them. */
export function overviewOf({ totals, mocks, topics, bests }: Progress): Overview {
  return {
    solvedQuestions: totals.rightAnswersCount,
    solvedTests: [...mocks.values()].filter(({ isPassed }) => isPassed).length,
    // A topic that was never practised is not without mistakes yet.
    topicsWithoutMistakes: [...topics.values()].filter(({ answeredCount, mistakes }) => answeredCount > 0 && mistakes.length === 0).length,
    marathon: bests.get('marathon') ?? 0,
    nonstop: bests.get('nonstop') ?? 0,
    individual: bests.get(LAST_INDIVIDUAL) ?? 0,
  }
}

export type Share = { level: Level | 'unseen'; count: number }

/** How well the edition's questions are known, best first; what was never answered is last. */
export function levelsOf({ totals }: Pick<Progress, 'totals'>, questionCount: number): Share[] {
  const levels: Share[] = LEVELS.toReversed().map((level) => ({ level, count: totals.levels[level] }))
  return [...levels, { level: 'unseen', count: Math.max(0, questionCount - totals.answeredCount) }]
}

export type DayActivity = { day: string; answers: number; right: number }

const dayMs = 86_400_000

/** The last days up to today, the oldest first; a day without answers has zeros. */
export function lastDays({ days, today }: Pick<Progress, 'days' | 'today'>, count: number): DayActivity[] {
  const end = Date.parse(today)
  if (Number.isNaN(end)) return []
  return Array.from({ length: count }, (_, place) => {
    const day = new Date(end - (count - 1 - place) * dayMs).toISOString().slice(0, 10)
    return { day, answers: 0, right: 0, ...days.get(day) }
  })
}

export type TopicRow = { topic: TopicWithParts; done: TopicProgress; partsPassed: number; best: number }

/** The topics that were practised, and those that were not. */
export function topicsOf({ topics }: Data, progress: Progress): { begun: TopicRow[]; untouched: TopicWithParts[] } {
  const begun = topics.flatMap((topic) => {
    const done = progress.topics.get(topic.number)
    if (!done || done.answeredCount === 0) return []
    const parts = topic.parts.flatMap((part) => progress.parts.get(part.ticket_id) ?? [])
    return [{ topic, done, partsPassed: parts.filter(({ isPassed }) => isPassed).length, best: Math.max(0, ...parts.map(({ bestResult }) => bestResult)) }]
  })
  const numbers = new Set(begun.map(({ topic }) => topic.number))
  return { begun, untouched: topics.filter(({ number, question_count: count }) => count > 0 && !numbers.has(number)) }
}

export type TestRow = { key: string; name: string; best: number; count: number; passMark: number | null; isPassed: boolean | null }

/** The mock tests and exams that were taken, with the best result of each. */
export function testsOf({ mocks, exams }: Data, progress: Progress): TestRow[] {
  const ofMock = (mock: Mock): TestRow[] => {
    const done = progress.mocks.get(mock.ticket_id)
    if (!done?.isTried) return []
    const { bestResult: best, isPassed } = done
    return [{ key: `mock/${mock.ticket_id}`, name: mock.name, best, count: mock.question_count, passMark: mock.pass_mark, isPassed }]
  }
  const ofExam = (exam: Data['exams'][number]): TestRow[] => {
    const key = `${exam.kind === 'signs' ? 'signs' : 'simulator'}/${exam.ticket_id}`
    const best = progress.bests.get(key)
    if (best === undefined) return []
    const { name, question_count: count, pass_marks: passMark } = exam
    // Where points decide, the number of right answers does not tell.
    return [{ key, name, best, count, passMark, isPassed: passMark === null ? null : best >= passMark }]
  }
  return [...exams.flatMap(ofExam), ...mocks.flatMap(ofMock)]
}
