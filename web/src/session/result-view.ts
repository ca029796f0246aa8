import type { Result, Session, Step } from '#learner/liveSession.ts'

/** What a result says first, in figures. */
export type ResultView = {
  verdict: 'passed' | 'failed' | 'done'
  unit: 'questions' | 'points'
  reached: number
  most: number
  /** What passing takes, in the same unit; null where there is nothing to pass. */
  needed: number | null
  timeMs: number
  hints: number
}

/** Longer than this nobody thinks about one question without a clock: they were away. */
const mostThinkingMs = 120_000

/** How long a session took: by its clock where it has one, else the time in which questions were thought about. */
export function timeUsed(session: Session): number {
  if (session.limits.total_ms != null && session.finishedAt !== null) return session.finishedAt - session.startedAt
  return session.steps.reduce((sum, { askedAt, answer }) => {
    if (askedAt === null || answer === null) return sum
    return sum + Math.min(mostThinkingMs, answer.answeredAt - askedAt)
  }, 0)
}

/** What it takes to pass a session, in marks or points. */
function neededFor({ passing }: Session): { needed: number; unit: ResultView['unit'] } | null {
  switch (passing?.by) {
    case 'marks':
      return { needed: passing.mark, unit: 'questions' }
    case 'percent':
      return { needed: Math.ceil((passing.percent * passing.count) / 100), unit: 'questions' }
    case 'exam': {
      const { points, marks } = passing.rule
      if (points != null) return { needed: points, unit: 'points' }
      return marks == null ? null : { needed: marks, unit: 'questions' }
    }
    default:
      return null
  }
}

/** A result as it is shown; `isPartial`: only the free questions of the ticket were asked, so that no verdict is fair. */
export function resultView(session: Session, result: Result, isPartial: boolean): ResultView {
  const rule = isPartial ? null : neededFor(session)
  const unit = rule?.unit ?? 'questions'
  const isJudged = !isPartial && result.isPassed !== null
  return {
    verdict: isJudged ? (result.isPassed ? 'passed' : 'failed') : 'done',
    unit,
    reached: unit === 'points' ? result.points : result.right,
    most: unit === 'points' ? result.maxPoints : result.count,
    needed: rule?.needed ?? null,
    timeMs: timeUsed(session),
    hints: session.steps.filter((step) => step.struck !== null && step.answer).length,
  }
}

/** The questions to look at again: answered wrong or, where all of them count, left out. */
export function toLookAtAgain(session: Session): Step[] {
  const counts = (step: Step) => step.answer !== null || session.pool === null
  return session.steps.filter((step) => counts(step) && !step.answer?.isRight)
}

/** Under which name the best result of such a session is kept; null where there is none. */
export function bestKey({ mode, ticket }: Pick<Session, 'mode' | 'ticket'>): string | null {
  if (mode === 'express' || mode === 'mistakes' || mode === 'favorites') return null
  return ticket ? `${mode}/${ticket.id}` : mode
}
