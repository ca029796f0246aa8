import type { Pack } from '#content/pack.ts'
import type { Question } from '#content/shapes.ts'
import { createStore } from '#lib/store.ts'
import { isRight } from '#rules/score.ts'
import { orderedOptions } from './choose.ts'
import type { Result } from './result.ts'
import { sessionAfter, standingOf, stepEndsAt, type NewStep, type Session, type SessionEvent, type Step } from './session.ts'

export type { Result } from './result.ts'
export type { Session, Step } from './session.ts'

/** A session as a screen shows it. Instants are in milliseconds of the learner's clock. */
export type SessionView = {
  session: Session
  steps: readonly Step[]
  position: number
  /** Of how many; null where the end is open. */
  count: number | null
  step: Step | null
  /** The open question, its options in this session's order; null when this device has it no more. */
  question: Question | null
  /** Whether the answer was right, and what would have been; null while it must not be shown. */
  feedback: { isRight: boolean; correct: readonly string[] } | null
  /** Answers so far; 0 while they must not be shown. */
  right: number
  wrong: number
  totalEndsAt: number | null
  questionEndsAt: number | null
  /** When reading time ends and answering begins; null without a reading time. */
  answeringFrom: number | null
  isOver: boolean
  result: Result | null
}

/** A session under way: each step shows at once and is kept, so that a reload goes on where it was. */
export type LiveSession = {
  readonly id: string
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => SessionView
  /** The open question's options that were chosen. Again: changes the choice where feedback comes at the end, none takes it back. */
  answer: (chosen: readonly string[]) => Promise<void>
  /** Goes on to the next question. */
  next: () => Promise<void>
  /** Goes to any question, where navigation is free. */
  show: (position: number) => Promise<void>
  flag: (position: number, isFlagged: boolean) => Promise<void>
  /** A hint: strikes out a wrong option of the open question, once and where the mode has hints. */
  strike: (option: string) => Promise<void>
  /** Begins to answer before the reading time is over. */
  beginAnswering: () => Promise<void>
  /** Lets clocks that ran out have their effect; for the screen's own clock. */
  check: () => Promise<void>
  /** Hands in. */
  finish: () => Promise<void>
  /** Reads again what another tab or the service changed. */
  reload: () => Promise<void>
}

/** What a session under way needs around it. */
export type Surroundings = {
  now: () => number
  deviceNow: () => number
  newId: () => string
  pack: () => Pack
  drawNext: (session: Session) => NewStep | null
  /** Waits until a step can be seen: keeping it must not make its picture late. */
  shown: () => Promise<void>
  /** Notes at once what is about to be kept, by the device's clock; gives what strikes it out. */
  note: (event: SessionEvent) => () => void
  /** Keeps an event; gives the session as it then stands, null when it is gone. */
  keep: (eventBy: (clockOffset: number) => SessionEvent) => Promise<Session | null>
  find: () => Promise<Session | undefined>
}

/** Brings a session to life. */
export function liveSession(first: Session, around: Surroundings): LiveSession {
  const store = createStore(viewOf(first, around))
  let queue = Promise.resolve()
  let pending = 0

  const show = (session: Session) => {
    if (session !== store.get().session) store.set(viewOf(session, around))
  }
  const reload = async () => {
    const kept = await around.find()
    if (kept && pending === 0) show(kept)
  }
  const keep = async (before: Promise<void>, eventBy: (clockOffset: number) => SessionEvent, strikeOut: () => void) => {
    await Promise.all([around.shown(), before.catch(() => null)])
    try {
      const kept = await around.keep(eventBy)
      strikeOut()
      pending -= 1
      // What was kept is what holds, unless more was done meanwhile that is still on its way.
      if (kept && pending === 0) show(kept)
    } catch (error) {
      pending -= 1
      await reload()
      // Only a page that stays comes so far: it shows now that this step was not kept.
      strikeOut()
      throw error
    }
  }
  const take = (eventAt: (at: number) => SessionEvent): Promise<void> => {
    const [deviceAt, before] = [around.deviceNow(), store.get().session]
    const after = sessionAfter(before, eventAt(around.now()))
    if (after === before) return queue
    show(after)
    pending += 1
    const strikeOut = around.note(eventAt(deviceAt))
    queue = keep(queue, (offset) => eventAt(deviceAt + offset), strikeOut)
    return queue
  }
  const position = () => store.get().position
  return {
    id: first.id,
    subscribe: store.subscribe,
    getSnapshot: store.get,
    answer: (chosen) => {
      const { question } = store.get()
      if (!question) return queue
      const [at, attemptId] = [position(), around.newId()]
      const given = { chosen: [...chosen], isRight: isRight(chosen, question.correct) }
      return take((now) => ({ type: 'answer', position: at, ...given, attemptId, at: now }))
    },
    next: () => {
      const [at, drawn] = [position(), around.drawNext(store.get().session)]
      return take((now) => ({ type: 'next', position: at, drawn, at: now }))
    },
    show: (to) => take((now) => ({ type: 'show', position: to, at: now })),
    flag: (of, isFlagged) => take((now) => ({ type: 'flag', position: of, isFlagged, at: now })),
    strike: (option) => {
      const at = position()
      return take((now) => ({ type: 'strike', position: at, option, at: now }))
    },
    beginAnswering: () => {
      const at = position()
      return take((now) => ({ type: 'begin', position: at, at: now }))
    },
    check: () => take((now) => ({ type: 'check', at: now })),
    finish: () => take((now) => ({ type: 'finish', at: now })),
    reload,
  }
}

function viewOf(session: Session, around: Surroundings): SessionView {
  const step = session.steps[session.position] ?? null
  const question = (step && around.pack().question(step.questionId)) ?? null
  const { right, wrong } = standingOf(session, session.finishedAt ?? session.startedAt)
  const isOver = session.finishedAt !== null
  const mayShow = isOver || session.feedback === 'at_once'
  const totalMs = session.limits.total_ms ?? null
  return {
    session,
    steps: session.steps,
    position: session.position,
    count: session.pool ? null : session.steps.length,
    step,
    question: question && asAsked(session, question),
    feedback: step?.answer && question && mayShow ? { isRight: step.answer.isRight, correct: question.correct } : null,
    right: mayShow ? right : 0,
    wrong: mayShow ? wrong : 0,
    totalEndsAt: isOver || totalMs === null ? null : session.startedAt + totalMs,
    questionEndsAt: isOver || !step ? null : questionEndsAt(session, step),
    answeringFrom: isOver || !step?.clock || step.askedAt === null ? null : (step.begunAt ?? step.askedAt + step.clock.readMs),
    isOver,
    result: session.result,
  }
}

function questionEndsAt(session: Session, step: Step): number | null {
  const own = stepEndsAt(step)
  const questionMs = session.limits.question_ms ?? null
  // A clock that ends the session stands still once the question is answered.
  if (own !== null || questionMs === null || step.askedAt === null || step.answer) return own
  return step.askedAt + questionMs
}

/** A question with its options in the order in which a session shows them. */
export function asAsked(session: Session, question: Question): Question {
  // Yes comes before no, as everywhere.
  if (!session.shufflesOptions || question.kind === 'yesno') return question
  return { ...question, options: orderedOptions(session.seed, question.id, question.options) }
}
