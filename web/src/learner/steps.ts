import { findStateIn, write, type Attempt, type Diary, type Writing } from './diary.ts'
import { Folding, type Changes } from './folding.ts'
import { sessionAfter, type Session, type SessionEvent } from './session.ts'

/** What a step left behind. */
export type Taken = { session: Session; changes: Changes }

/** Keeps one step of a session with all that follows from it, at once: its attempts, their places in the outbox, and progress. */
export function takeStep(diary: Diary, timeZone: string, sessionId: string, eventBy: (clockOffset: number) => SessionEvent): Promise<Taken | null> {
  return write(diary, async (writing) => {
    const before = await writing.objectStore('sessions').get(sessionId)
    if (!before) return null
    const { clockOffset } = await findStateIn(writing)
    const session = sessionAfter(before, eventBy(clockOffset ?? 0))
    const folding = new Folding(writing, timeZone)
    if (session !== before) await keep(writing, folding, before, session, clockOffset === null)
    return { session, changes: await folding.settle() }
  })
}

/** Keeps a new session; one that was open in its place is handed in as it is, so that nothing answered in it is lost. */
export function addSession(diary: Diary, timeZone: string, session: Session): Promise<Changes> {
  return write(diary, async (writing) => {
    const sessions = writing.objectStore('sessions')
    const { clockOffset } = await findStateIn(writing)
    const folding = new Folding(writing, timeZone)
    for (const open of session.slot === undefined ? [] : await sessions.index('slot').getAll(session.slot)) {
      await keep(writing, folding, open, sessionAfter(open, { type: 'finish', at: session.startedAt }), clockOffset === null)
    }
    await sessions.put(session)
    return folding.settle()
  })
}

/** The attempts that a step makes final: at once where feedback is, else all of them when the session is over. */
export function attemptsOf(before: Session, after: Session): Attempt[] {
  const isHandedIn = before.finishedAt === null && after.finishedAt !== null
  return after.steps.flatMap(({ questionId, chosen, answer }, i) => {
    const isFinal = after.feedback === 'at_once' ? !before.steps[i]?.answer : isHandedIn
    if (!answer || !isFinal) return []
    const { attemptId, answeredAt, isRight } = answer
    return [{ id: attemptId, questionId, chosen, mode: after.mode, ticket: after.ticket, sessionId: after.id, answeredAt, isRight }]
  })
}

async function keep(writing: Writing, folding: Folding, before: Session, after: Session, isByDeviceClock: boolean): Promise<void> {
  for (const attempt of attemptsOf(before, after)) {
    await folding.add(attempt)
    await writing.objectStore('outbox').put({ id: attempt.id, retryAt: 0, isByDeviceClock })
  }
  const isHandedIn = before.finishedAt === null && after.finishedAt !== null
  const hasAnswers = after.steps.some((step) => step.answer)
  if (isHandedIn) folding.touch(after.mode)
  if (isHandedIn && hasAnswers) await writing.objectStore('finishes').put(after.id, after.id)
  await writing.objectStore('sessions').put(after)
}
