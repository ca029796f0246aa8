/** Whether exactly the correct options were chosen: order and repetition do not matter, no choice is wrong. */
export function isRight(chosen: readonly string[], correct: readonly string[]): boolean {
  const picked = new Set(chosen)
  return picked.size > 0 && picked.size === new Set(correct).size && correct.every((option) => picked.has(option))
}
