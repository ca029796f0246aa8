import type { IndividualSpec } from '#learner/spec.ts'

/** An exam as the learner wants it; null: without that limit, of every category, of all topics. */
export type Rules = {
  questions: number
  mistakes: number | null
  minutes: number | null
  shuffles: boolean
  hints: boolean
  category: string | null
  topics: number[] | null
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value)
const isMap = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const limitOf = (value: unknown, first: number | null) => (value === null || isCount(value) ? value : first)
const choiceOf = (value: unknown) => (typeof value === 'boolean' ? value : true)

/** The rules as they were remembered; what is missing or was never chosen begins with something sensible. */
export function rulesFrom(remembered: unknown, category: string | null): Rules {
  const kept = isMap(remembered) ? remembered : {}
  const topics = Array.isArray(kept['topics']) ? kept['topics'].filter(isCount) : []
  return {
    questions: isCount(kept['questions']) && kept['questions'] > 0 ? kept['questions'] : 20,
    mistakes: limitOf(kept['mistakes'], 3),
    minutes: limitOf(kept['minutes'], null),
    shuffles: choiceOf(kept['shuffles']),
    hints: choiceOf(kept['hints']),
    category: typeof kept['category'] === 'string' || kept['category'] === null ? kept['category'] : category,
    topics: topics.length > 0 ? topics : null,
  }
}

/** What to start by these rules. */
export function specOf({ questions, mistakes, minutes, shuffles, hints, category, topics }: Rules): IndividualSpec {
  return {
    mode: 'individual',
    questions,
    mistakesAllowed: mistakes,
    minutes,
    shufflesOptions: shuffles,
    hasHints: hints,
    ...(category === null ? {} : { category }),
    ...(topics === null ? {} : { topics }),
  }
}
