/** What a key asks for while a question is on the screen. */
export type KeyAction =
  | { kind: 'choose'; place: number }
  | { kind: 'confirm' | 'star' | 'hint' | 'previous' | 'following' | 'help' }

const named: Record<string, KeyAction | undefined> = {
  Enter: { kind: 'confirm' },
  ArrowLeft: { kind: 'previous' },
  ArrowRight: { kind: 'following' },
  f: { kind: 'star' },
  h: { kind: 'hint' },
  '?': { kind: 'help' },
}

/** What a key means; `initials` are the first letters of options that have no letter of their own (yes and no). */
export function keyAction(key: string, optionCount: number, initials: readonly string[] = []): KeyAction | null {
  const lower = key.length === 1 ? key.toLowerCase() : key
  const byNumber = /^[1-9]$/.test(lower) ? Number(lower) - 1 : -1
  const byInitial = initials.indexOf(lower)
  const byLetter = /^[a-e]$/.test(lower) ? lower.charCodeAt(0) - 97 : -1
  const place = [byNumber, byInitial, byLetter].find((one) => one >= 0 && one < optionCount)
  if (place !== undefined) return { kind: 'choose', place }
  return named[lower] ?? null
}
