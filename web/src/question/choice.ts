/** The choice after an option was tapped: the only one, or one of so many, the earliest making room. */
export function choiceAfter(chosen: readonly string[], id: string, most: number): string[] {
  if (most === 1) return [id]
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return [...chosen, id].slice(-most)
}
