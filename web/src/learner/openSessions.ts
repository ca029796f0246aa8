import type { TicketRef } from '#api/shapes.ts'
import type { Mode } from '#rules/mode.ts'
import type { Session } from './session.ts'

/** A session that waits to be continued. */
export type OpenSession = {
  id: string
  mode: Mode
  ticket: TicketRef | null
  answered: number
  /** Of how many; null where the end is open. */
  count: number | null
  /** When something was last done in it. */
  lastAt: number
  /** When its time runs out; null where none runs. After that only its result waits. */
  endsAt: number | null
}

/** What there is to continue, the latest first. Sessions that were only looked at are none. */
export function openSessionsOf(sessions: readonly Session[]): OpenSession[] {
  return sessions
    .map(openSessionOf)
    .filter((session) => session.answered > 0)
    .toSorted((a, b) => b.lastAt - a.lastAt)
}

function openSessionOf({ id, mode, ticket, steps, pool, startedAt, limits }: Session): OpenSession {
  const answers = steps.flatMap(({ answer }) => answer ?? [])
  const totalMs = limits.total_ms ?? null
  return {
    id,
    mode,
    ticket,
    answered: answers.length,
    count: pool ? null : steps.length,
    lastAt: Math.max(startedAt, ...answers.map(({ answeredAt }) => answeredAt)),
    endsAt: totalMs === null ? null : startedAt + totalMs,
  }
}
