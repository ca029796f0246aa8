import { levelOf, streakAfter, type Level } from '#rules/mastery.ts'

type Known = { rightInARow: number; lastAnsweredAt: number }

/** The level after an answer, at once: what is known of the question may not have heard of the answer yet. */
export function levelAfter(known: Known | undefined, answer: { isRight: boolean; answeredAt: number }): Level {
  if (known && known.lastAnsweredAt >= answer.answeredAt) return levelOf(known.rightInARow)
  return levelOf(streakAfter(known?.rightInARow ?? 0, answer.isRight))
}
