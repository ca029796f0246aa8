/** How an option stands: before the answer is shown, and after. */
export type Look = 'plain' | 'chosen' | 'struck' | 'right' | 'missed' | 'wrong' | 'faded'

type Given = {
  chosen: readonly string[]
  /** The right options; null while they must not be shown. */
  correct: readonly string[] | null
  struck: string | null
}

/** How one option of a question stands. */
export function lookOf(id: string, { chosen, correct, struck }: Given): Look {
  const isChosen = chosen.includes(id)
  if (correct === null) return isChosen ? 'chosen' : id === struck ? 'struck' : 'plain'
  if (correct.includes(id)) return isChosen ? 'right' : 'missed'
  return isChosen ? 'wrong' : 'faded'
}
