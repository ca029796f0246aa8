import type { TicketRef } from '#api/shapes.ts'
import type { Mode } from '#rules/mode.ts'
import { standing, type End, type Given, type Limits, type Standing } from '#rules/sessionEnd.ts'
import { resultOf, type Passing, type Result } from './result.ts'

/** One question of a session and what became of it. Times in milliseconds of the learner's clock. */
export type Step = {
  questionId: string
  topic: number
  section: string
  points: number
  /** The question's own clock; null where it has none. */
  clock: { readMs: number; answerMs: number } | null
  /** When it was first shown. */
  askedAt: number | null
  /** When answering began before the reading time was over. */
  begunAt: number | null
  chosen: string[]
  answer: { isRight: boolean; answeredAt: number; attemptId: string } | null
  isFlagged: boolean
  /** The wrong option that a hint struck out. */
  struck: string | null
}

/** What a step is before it is shown. */
export type NewStep = Pick<Step, 'questionId' | 'topic' | 'section' | 'points' | 'clock'>

/** A session in any mode: all its state, so that a reload goes on where it was. */
export type Session = {
  id: string
  /** What it continues, while it is open. */
  slot?: string
  mode: Mode
  ticket: TicketRef | null
  /** Decides draws and the order of options. */
  seed: number
  shufflesOptions: boolean
  feedback: 'at_once' | 'at_end'
  navigation: 'free' | 'forward'
  hasHints: boolean
  limits: Limits
  passing: Passing
  /** What questions are drawn from one by one; null: all steps are there from the start. */
  pool: { topics: number[] | null; category: string | null } | null
  steps: Step[]
  position: number
  startedAt: number
  finishedAt: number | null
  result: Result | null
}

/** What happens to a session; `at` is the learner's clock. */
export type SessionEvent =
  | { type: 'answer'; position: number; chosen: string[]; isRight: boolean; attemptId: string; at: number }
  | { type: 'next'; position: number; drawn: NewStep | null; at: number }
  | { type: 'show'; position: number; at: number }
  | { type: 'flag'; position: number; isFlagged: boolean; at: number }
  | { type: 'begin'; position: number; at: number }
  | { type: 'strike'; position: number; option: string; at: number }
  | { type: 'check'; at: number }
  | { type: 'finish'; at: number }

/** A step that was not shown yet. */
export const stepOf = (step: NewStep): Step => ({ ...step, askedAt: null, begunAt: null, chosen: [], answer: null, isFlagged: false, struck: null })

/** The session after an event; the same one when the event comes too late or means nothing to it. */
export function sessionAfter(session: Session, event: SessionEvent): Session {
  const now = caughtUp(session, event.at)
  if (now.finishedAt !== null) return now
  switch (event.type) {
    case 'answer':
      return caughtUp(answered(now, event), event.at)
    case 'next':
      return gone(now, event)
    case 'show':
      return now.navigation === 'free' ? shown(now, event.position, event.at) : now
    case 'flag':
      return withStep(now, event.position, { isFlagged: event.isFlagged })
    case 'begin':
      return begun(now, event)
    case 'strike':
      return struck(now, event)
    case 'finish':
      return finished(now, 'ended', event.at)
    case 'check':
      return now
  }
}

/** Where a session stands at a time. */
export function standingOf(session: Session, at: number): Standing {
  const open = session.steps[session.position]
  const askedAt = open && !open.answer ? open.askedAt : null
  return standing(session.limits, session.startedAt, givenOf(session), askedAt, at)
}

/** When a step's own clock runs out; null where none runs. */
export function stepEndsAt({ clock, askedAt, begunAt }: Step): number | null {
  if (clock === null || askedAt === null) return null
  return (begunAt ?? askedAt + clock.readMs) + clock.answerMs
}

/** The session with all its times moved, when it turns out that the clock was wrong from the start. */
export function shifted(session: Session, by: number): Session {
  const steps = session.steps.map((step) => ({
    ...step,
    askedAt: step.askedAt === null ? null : step.askedAt + by,
    begunAt: step.begunAt === null ? null : step.begunAt + by,
    answer: step.answer && { ...step.answer, answeredAt: step.answer.answeredAt + by },
  }))
  return { ...session, steps, startedAt: session.startedAt + by, finishedAt: session.finishedAt === null ? null : session.finishedAt + by }
}

function givenOf(session: Session): Given[] {
  return session.steps
    .flatMap(({ answer, askedAt }) =>
      answer ? [{ is_right: answer.isRight, asked_at: askedAt ?? answer.answeredAt, answered_at: answer.answeredAt }] : [],
    )
    .toSorted((a, b) => a.answered_at - b.answered_at)
}

function withStep(session: Session, position: number, change: Partial<Step>): Session {
  return { ...session, steps: session.steps.map((step, i) => (i === position ? { ...step, ...change } : step)) }
}

function shown(session: Session, position: number, at: number): Session {
  const step = session.steps[position]
  if (!step) return session
  return { ...withStep(session, position, { askedAt: step.askedAt ?? at }), position }
}

function answered(session: Session, event: Extract<SessionEvent, { type: 'answer' }>): Session {
  const step = session.steps[event.position]
  const isFinal = session.feedback === 'at_once' && step?.answer
  if (!step || isFinal || event.position !== session.position) return session
  if (event.chosen.length === 0) return session.feedback === 'at_end' ? withStep(session, event.position, { chosen: [], answer: null }) : session
  const answer = { isRight: event.isRight, answeredAt: event.at, attemptId: event.attemptId }
  return withStep(session, event.position, { chosen: event.chosen, answer, askedAt: step.askedAt ?? event.at })
}

function struck(session: Session, { position, option }: { position: number; option: string }): Session {
  const step = session.steps[position]
  const isLate = !step || step.answer !== null || step.struck !== null
  return session.hasHints && !isLate ? withStep(session, position, { struck: option }) : session
}

function begun(session: Session, { position, at }: { position: number; at: number }): Session {
  const step = session.steps[position]
  if (position !== session.position || !step?.clock || step.askedAt === null || step.begunAt !== null) return session
  return at < step.askedAt + step.clock.readMs ? withStep(session, position, { begunAt: at }) : session
}

function gone(session: Session, { position, drawn, at }: Extract<SessionEvent, { type: 'next' }>): Session {
  // Said twice, or in two tabs: only the first one moves.
  if (position !== session.position) return session
  const isOwed = session.navigation === 'forward' && session.feedback === 'at_once' && !session.steps[position]?.answer
  if (isOwed) return session
  if (position + 1 < session.steps.length) return shown(session, position + 1, at)
  if (session.pool && drawn) return shown({ ...session, steps: [...session.steps, stepOf(drawn)] }, position + 1, at)
  return session.navigation === 'forward' ? finished(session, 'all_answered', at) : session
}

/** Lets every clock that ran out by then have its effect, as if somebody had looked on all the time. */
function caughtUp(session: Session, at: number): Session {
  if (session.finishedAt !== null) return session
  const lastMoment = session.startedAt + (session.limits.total_ms ?? Infinity)
  let now = session
  for (;;) {
    const step = now.steps[now.position]
    const endsAt = step ? stepEndsAt(step) : null
    if (endsAt === null || at <= endsAt || endsAt > lastMoment) break
    if (now.position + 1 >= now.steps.length) return finished(now, 'all_answered', endsAt)
    now = shown(now, now.position + 1, endsAt)
  }
  const { end } = standingOf(now, at)
  return end === null ? now : finished(now, end, endedAt(now, end, at))
}

function endedAt(session: Session, end: End, at: number): number {
  if (end === 'time_up') return session.startedAt + (session.limits.total_ms ?? 0)
  if (end !== 'question_time_up') return at
  return (session.steps[session.position]?.askedAt ?? at) + (session.limits.question_ms ?? 0)
}

function finished(session: Session, end: End | 'ended', at: number): Session {
  const { slot: _slot, ...rest } = session
  const isComplete = end === 'ended' && session.pool === null && session.steps.every((step) => step.answer)
  const reached = isComplete ? 'all_answered' : end
  return { ...rest, finishedAt: at, result: resultOf(session, reached) }
}
