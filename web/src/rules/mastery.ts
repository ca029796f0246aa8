export const LEVELS = ['dont_know', 'know', 'know_well', 'know_perfectly'] as const

/** How well a learner knows one question (specification §4, "Express mode levels"). */
export type Level = (typeof LEVELS)[number]

/** The right answers in a row after one more answer: a wrong one ends the streak. */
export function streakAfter(rightInARow: number, isRight: boolean): number {
  return isRight ? rightInARow + 1 : 0
}

/** The level that so many right answers in a row mean. */
export function levelOf(rightInARow: number): Level {
  return LEVELS[Math.min(rightInARow, LEVELS.length - 1)] ?? 'dont_know'
}
