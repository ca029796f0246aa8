/** What ends a session; a limit that is not given does not. Times in milliseconds. */
export type Limits = { questions?: number | null; mistakes_allowed?: number | null; total_ms?: number | null; question_ms?: number | null }

/** One answer of the session; times in milliseconds since 1970 UTC. */
export type Given = { is_right: boolean; asked_at: number; answered_at: number }

/** Why a session is over. */
export type End = 'all_answered' | 'mistakes_spent' | 'time_up' | 'question_time_up'

/** Where a session stands: the answers that count, and why it is over, if it is. */
export type Standing = { right: number; wrong: number; end: End | null }

/**
 * Where a session stands at `now`; `askedAt` is when the open question was shown, if one is.
 * An answer given after a clock ran out, or after the session was over, does not count.
 */
export function standing(limits: Limits, startedAt: number, given: readonly Given[], askedAt: number | null, now: number): Standing {
  let [right, wrong] = [0, 0]
  for (const answer of given) {
    const late = endByClock(limits, startedAt, answer.asked_at, answer.answered_at)
    if (late) return { right, wrong, end: late }
    if (answer.is_right) right += 1
    else wrong += 1
    const end = endByCount(limits, right, wrong)
    if (end) return { right, wrong, end }
  }
  return { right, wrong, end: endByCount(limits, right, wrong) ?? endByClock(limits, startedAt, askedAt, now) }
}

function endByCount(limits: Limits, right: number, wrong: number): End | null {
  if (wrong > (limits.mistakes_allowed ?? Infinity)) return 'mistakes_spent'
  return right + wrong >= (limits.questions ?? Infinity) ? 'all_answered' : null
}

function endByClock(limits: Limits, startedAt: number, askedAt: number | null, now: number): End | null {
  if (now - startedAt > (limits.total_ms ?? Infinity)) return 'time_up'
  if (askedAt === null) return null
  return now - askedAt > (limits.question_ms ?? Infinity) ? 'question_time_up' : null
}
