import { ATTEMPTS_PER_CALL } from '#api/calls.ts'
import { ApiError } from '#api/error.ts'
import type { AttemptShape, AttemptsReply, SessionToFinish } from '#api/shapes.ts'
import { dayOf, resetsAt } from '#rules/allowance.ts'
import { write, type Attempt, type Diary, type Writing } from './diary.ts'
import { settleClock, type Exchange } from './exchange.ts'
import { Folding } from './folding.ts'
import { confirmed } from './result.ts'
import type { Session } from './session.ts'

const MINUTE = 60_000
const HOUR = 3_600_000

/** Hands over the attempts that are due, batch by batch. */
export async function sendAttempts(exchange: Exchange, fuid: string): Promise<void> {
  for (;;) {
    const attempts = await findDue(exchange.diary, exchange.clock.now())
    if (attempts.length === 0) return
    const reply = await exchange.calls.addAttempts(fuid, attempts.map(shapeOf))
    await settleClock(exchange)
    const timeZone = exchange.timeZone()
    const changes = await write(exchange.diary, async (writing) => {
      const folding = new Folding(writing, timeZone)
      await take(writing, folding, attempts, reply, { now: exchange.clock.now(), timeZone })
      return folding.settle()
    })
    exchange.tell(changes)
  }
}

async function findDue(diary: Diary, now: number): Promise<Attempt[]> {
  const due = await diary.getAllFromIndex('outbox', 'retryAt', IDBKeyRange.upperBound(now), ATTEMPTS_PER_CALL)
  const attempts = await Promise.all(due.map(({ id }) => diary.get('attempts', id)))
  return attempts.filter((attempt) => attempt !== undefined)
}

function shapeOf(attempt: Attempt): AttemptShape {
  const { id, questionId, chosen, mode, ticket, sessionId, answeredAt } = attempt
  return { id, question_id: questionId, chosen, mode, ticket, session_id: sessionId, answered_at: new Date(answeredAt).toISOString() }
}

type Today = { now: number; timeZone: string }

async function take(writing: Writing, folding: Folding, sent: Attempt[], reply: AttemptsReply, today: Today): Promise<void> {
  const accepted = new Map(reply.accepted.map((one) => [one.id, one.is_right]))
  const refused = new Map(reply.refused.map((one) => [one.id, one.code]))
  const inFuture = sent.filter((attempt) => refused.get(attempt.id) === 'answered_in_future')
  // The last of them was given now at the latest; the others keep their distance from it.
  const tooLate = Math.max(0, Math.max(...inFuture.map((attempt) => attempt.answeredAt)) - today.now)
  for (const attempt of sent) {
    const isRight = accepted.get(attempt.id)
    const code = refused.get(attempt.id)
    if (isRight !== undefined) {
      await writing.objectStore('outbox').delete(attempt.id)
      await folding.add({ ...attempt, isRight })
    } else if (code === 'daily_limit_reached') await postpone(writing, folding, attempt, today)
    else if (code === 'answered_in_future') await redate(writing, folding, attempt, attempt.answeredAt - tooLate, tooLate > 0 ? 0 : today.now + HOUR)
    else if (code !== undefined) await putAside(writing, folding, attempt, code)
    else await defer(writing, attempt.id, today.now + MINUTE)
  }
}

/** Beyond the limit of a day that is still going on: waits for the next. Of a day gone by: counts at the beginning of today. */
async function postpone(writing: Writing, folding: Folding, attempt: Attempt, { now, timeZone }: Today): Promise<void> {
  const isPast = dayOf(attempt.answeredAt, timeZone) < dayOf(now, timeZone)
  if (!isPast) return defer(writing, attempt.id, resetsAt(Math.max(now, attempt.answeredAt), timeZone))
  // A second becomes a millisecond: the order of that day's answers stays, and all come before today's.
  const intoItsDay = Math.floor((attempt.answeredAt - startOfDay(attempt.answeredAt, timeZone)) / 1000)
  return redate(writing, folding, attempt, startOfDay(now, timeZone) + intoItsDay, 0)
}

function startOfDay(at: number, timeZone: string): number {
  let start = resetsAt(at - 26 * HOUR, timeZone)
  while (resetsAt(start, timeZone) <= at) start = resetsAt(start, timeZone)
  return start
}

async function redate(writing: Writing, folding: Folding, attempt: Attempt, answeredAt: number, retryAt: number): Promise<void> {
  await folding.add({ ...attempt, answeredAt })
  await defer(writing, attempt.id, retryAt)
}

async function defer(writing: Writing, id: string, retryAt: number): Promise<void> {
  await writing.objectStore('outbox').put({ id, retryAt, isByDeviceClock: false })
}

async function putAside(writing: Writing, folding: Folding, attempt: Attempt, code: string): Promise<void> {
  await writing.objectStore('outbox').delete(attempt.id)
  await writing.objectStore('refused').put({ ...attempt, code })
  // An id that is taken was kept, if only under another name of this learner; anything else never counts.
  if (code !== 'id_taken') await folding.remove(attempt.id)
}

/** Tells of the favourites added and removed. */
export async function sendFavourites({ diary, calls }: Exchange, fuid: string): Promise<void> {
  for (const { questionId, isFavourite, version } of await diary.getAll('favouriteOps')) {
    const call = isFavourite ? calls.addFavourite : calls.removeFavourite
    await call(fuid, questionId).catch(rethrowIfPassing)
    await write(diary, async (writing) => {
      const ops = writing.objectStore('favouriteOps')
      // Changed again while this was on its way: the newer word is still to be sent.
      if ((await ops.get(questionId))?.version === version) await ops.delete(questionId)
    })
  }
}

/** Tells of sessions that are over, once all their answers have arrived, and takes over the service's result. */
export async function sendFinishes({ diary, calls, tell }: Exchange, fuid: string): Promise<void> {
  for (const id of await diary.getAllKeys('finishes')) {
    const session = await diary.get('sessions', id)
    if (session?.finishedAt && (await hasWaiting(diary, id))) continue
    const reply = session?.finishedAt ? await calls.finishSession(fuid, finishOf(session, session.finishedAt)).catch(rethrowIfPassing) : null
    await write(diary, async (writing) => {
      await writing.objectStore('finishes').delete(id)
      const sessions = writing.objectStore('sessions')
      const now = await sessions.get(id)
      if (now?.result && reply) await sessions.put({ ...now, result: confirmed(now.result, reply.session.result) })
    })
    tell(null)
  }
}

async function hasWaiting(diary: Diary, sessionId: string): Promise<boolean> {
  const attempts = await diary.getAllKeysFromIndex('attempts', 'session', sessionId)
  const waiting = await Promise.all(attempts.map((id) => diary.getKey('outbox', id)))
  return waiting.some((id) => id !== undefined)
}

function finishOf(session: Session, finishedAt: number): SessionToFinish {
  const { id, mode, ticket, startedAt, limits } = session
  const minutes = limits.total_ms ? Math.round(limits.total_ms / MINUTE) : null
  return {
    id,
    mode,
    ticket,
    started_at: new Date(startedAt).toISOString(),
    finished_at: new Date(finishedAt).toISOString(),
    settings: mode === 'individual' ? { questions: limits.questions ?? null, mistakes_allowed: limits.mistakes_allowed ?? null, minutes } : null,
  }
}

/** A refusal for good must not stand in the way of what comes after it. */
function rethrowIfPassing(error: unknown): null {
  if (error instanceof ApiError && !error.isPassing && error.status !== 401) return null
  throw error
}
