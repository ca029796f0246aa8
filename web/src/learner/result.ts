import type { SessionResult } from '#api/shapes.ts'
import type { End } from '#rules/sessionEnd.ts'
import { examVerdict, isMockPassed, isPartPassed, type PassRule, type SectionVerdict } from '#rules/verdict.ts'
import type { Session } from './session.ts'

/** What passes a session; null where there is nothing to pass. */
export type Passing =
  | { by: 'marks'; mark: number }
  | { by: 'percent'; percent: number; count: number }
  | { by: 'exam'; rule: PassRule }
  | { by: 'reaching_the_end' }
  | null

/** What a session came to. */
export type Result = {
  right: number
  wrong: number
  /** Questions that count: all of them, or those answered where the end is open. */
  count: number
  points: number
  maxPoints: number
  isPassed: boolean | null
  end: End | 'ended'
  sections: SectionVerdict[]
  topics: { topic: number; right: number; count: number }[]
  /** Whether the service worked it out. */
  isConfirmed: boolean
}

/** The device's own result of a session that ends now. */
export function resultOf(session: Session, end: End | 'ended'): Result {
  const counting = session.pool ? session.steps.filter((step) => step.answer) : session.steps
  const answers = counting.map((step) => ({ section: step.section, points: step.points, is_right: step.answer?.isRight ?? false }))
  const rule = session.passing?.by === 'exam' ? session.passing.rule : {}
  const verdict = examVerdict(rule, answers)
  return {
    right: verdict.right,
    wrong: counting.filter((step) => step.answer && !step.answer.isRight).length,
    count: verdict.count,
    points: verdict.points,
    maxPoints: verdict.max_points,
    isPassed: isPassed(session.passing, verdict, end),
    end,
    // Only exams have sections.
    sections: session.passing?.by === 'exam' ? verdict.sections : [],
    topics: topicsOf(counting),
    isConfirmed: false,
  }
}

/** The result as the service worked it out, in place of the device's own. */
export function confirmed(result: Result, served: SessionResult): Result {
  return {
    ...result,
    right: served.right,
    wrong: served.wrong,
    count: served.count ?? result.count,
    points: served.points ?? result.points,
    maxPoints: served.max_points ?? result.maxPoints,
    isPassed: served.is_passed,
    sections: served.sections ?? result.sections,
    isConfirmed: true,
  }
}

function isPassed(passing: Passing, verdict: { right: number; is_passed: boolean }, end: End | 'ended'): boolean | null {
  switch (passing?.by) {
    case 'marks':
      return isMockPassed(verdict.right, passing.mark)
    case 'percent':
      return isPartPassed(verdict.right, passing.count, passing.percent)
    case 'exam':
      return verdict.is_passed
    case 'reaching_the_end':
      return end === 'all_answered'
    case undefined:
      return null
  }
}

function topicsOf(steps: Session['steps']): Result['topics'] {
  const topics = new Map<number, { topic: number; right: number; count: number }>()
  for (const { topic, answer } of steps) {
    const one = topics.get(topic) ?? { topic, right: 0, count: 0 }
    topics.set(topic, { topic, right: one.right + (answer?.isRight ? 1 : 0), count: one.count + 1 })
  }
  return [...topics.values()].toSorted((a, b) => a.topic - b.topic)
}
