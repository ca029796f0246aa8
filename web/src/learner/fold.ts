import { streakAfter } from '#rules/mastery.ts'
import { isMistakeAfter } from '#rules/mistakes.ts'
import type { Mode } from '#rules/mode.ts'
import type { Attempt, FirstAnswer, Mark, QuestionRecord } from './diary.ts'

/** The record of all answers to one question, in whatever order they are passed; none without answers. */
export function foldQuestion(attempts: readonly Attempt[]): QuestionRecord | null {
  const inOrder = attempts.toSorted((a, b) => a.answeredAt - b.answeredAt || (a.id < b.id ? -1 : 1))
  const [first] = inOrder
  if (!first) return null
  const none = { questionId: first.questionId, rightInARow: 0, isMistake: false, wrongCount: 0, answerCount: 0, lastAnsweredAt: 0 }
  return inOrder.reduce(recordAfter, none)
}

function recordAfter(record: QuestionRecord, { isRight, mode, answeredAt }: Attempt): QuestionRecord {
  return {
    questionId: record.questionId,
    rightInARow: streakAfter(record.rightInARow, isRight),
    isMistake: isMistakeAfter(record.isMistake, isRight, mode),
    wrongCount: record.wrongCount + (isRight ? 0 : 1),
    answerCount: record.answerCount + 1,
    lastAnsweredAt: answeredAt,
  }
}

/** Under what name the result of the individual exam that was finished last is kept, beside the best ones. */
export const LAST_INDIVIDUAL = 'individual/last'

/** Under what name a best result is kept: the ticket, or the mode where it has no tickets. */
export function bestKeyOf({ mode, ticket }: Pick<Attempt, 'mode' | 'ticket'>): string {
  return ticket ? `${ticket.kind}/${ticket.id}` : mode
}

/** The session's mark that an attempt belongs to; none outside of sessions. */
export function markKeyOf(attempt: Attempt): string | null {
  return attempt.sessionId === null ? null : `${attempt.sessionId} ${attempt.mode} ${bestKeyOf(attempt)}`
}

/** A session's mark with one more attempt: only the first answer to a question counts, of two in the same millisecond the wrong one. */
export function markAfter(mark: Mark | undefined, attempt: Attempt & { sessionId: string }, key: string): Mark {
  const { sessionId, mode, questionId } = attempt
  const before = mark ?? { key, sessionId, mode, bestKey: bestKeyOf(attempt), answers: {}, result: 0 }
  const answer = { answeredAt: attempt.answeredAt, isRight: attempt.isRight }
  const answers = { ...before.answers, [questionId]: earlier(before.answers[questionId] ?? answer, answer) }
  return { ...before, answers, result: resultOf(answers, mode) }
}

function earlier(a: FirstAnswer, b: FirstAnswer): FirstAnswer {
  return (a.answeredAt - b.answeredAt || Number(a.isRight) - Number(b.isRight)) <= 0 ? a : b
}

/** Right answers that count for the best result: in a marathon those before the first mistake. */
function resultOf(answers: Record<string, FirstAnswer>, mode: Mode): number {
  const given = Object.entries(answers)
  if (mode !== 'marathon') return given.filter(([, answer]) => answer.isRight).length
  const inOrder = given.toSorted(([p, a], [q, b]) => a.answeredAt - b.answeredAt || (p < q ? -1 : 1))
  const mistake = inOrder.findIndex(([, answer]) => !answer.isRight)
  return mistake === -1 ? inOrder.length : mistake
}
