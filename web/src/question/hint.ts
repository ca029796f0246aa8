import type { Question } from '#content/shapes.ts'
import { Chance } from '#rules/draw.ts'

/** The wrong option that a hint strikes out; null where that would give the answer away. */
export function hintFor(question: Question, seed: number): string | null {
  const wrong = question.options.filter(({ id }) => !question.correct.includes(id))
  if (wrong.length < 2) return null
  return wrong[new Chance(seed).below(wrong.length)]?.id ?? null
}
