import { Chance } from '#rules/draw.ts'
import { levelOf, type Level } from '#rules/mastery.ts'

/** What a choice knows of a question: null where it was never answered. */
export type Candidate = { id: string; known: { rightInARow: number; lastAnsweredAt: number } | null }

// How often each kind comes, in relation to the others: weaker sooner, and always some that are new.
const SHARES: Record<Level | 'unseen', number> = { dont_know: 9, unseen: 6, know: 4, know_well: 2, know_perfectly: 1 }

// A question comes back only after so many others, where there are that many.
const REST = 3

/**
 * The next question of express: first how well known it should be, by chance in favour of the weaker,
 * then among these one of those that were not seen for longest.
 */
export function nextExpress(seed: number, candidates: readonly Candidate[], asked: readonly string[]): string | null {
  const rest = Math.min(REST, candidates.length - 1)
  const resting = new Set(asked.slice(Math.max(0, asked.length - rest)))
  const awake = candidates.filter(({ id }) => !resting.has(id))
  const kinds = new Map<Level | 'unseen', Candidate[]>()
  for (const candidate of awake) {
    const kind = candidate.known ? levelOf(candidate.known.rightInARow) : 'unseen'
    kinds.set(kind, [...(kinds.get(kind) ?? []), candidate])
  }
  const chance = chanceAt(seed, asked.length)
  let left = chance.below([...kinds.keys()].reduce((total, kind) => total + SHARES[kind], 0))
  for (const [kind, ofKind] of kinds) {
    left -= SHARES[kind]
    if (left < 0) return longestUnseen(chance, ofKind)
  }
  return null
}

function longestUnseen(chance: Chance, candidates: readonly Candidate[]): string | null {
  const since = (candidate: Candidate) => candidate.known?.lastAnsweredAt ?? 0
  // Shuffled first, so that those never seen come in no order.
  const oldest = chance.shuffled(candidates).toSorted((a, b) => since(a) - since(b))
  const longest = oldest.slice(0, Math.ceil(oldest.length / 4))
  return longest[chance.below(longest.length)]?.id ?? null
}

/** The next question of marathon and non-stop: any that did not come yet. */
export function nextUnasked(seed: number, pool: readonly string[], asked: readonly string[]): string | null {
  const gone = new Set(asked)
  const left = pool.filter((id) => !gone.has(id))
  return left[chanceAt(seed, asked.length).below(left.length)] ?? null
}

/** A question's options in a session's own order: the same at every look. */
export function orderedOptions<T extends { id: string }>(seed: number, questionId: string, options: readonly T[]): T[] {
  let mixed = seed
  for (let i = 0; i < questionId.length; i += 1) mixed = Math.imul(mixed ^ questionId.charCodeAt(i), 0x01000193)
  return new Chance(mixed).shuffled(options.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
}

function chanceAt(seed: number, step: number): Chance {
  return new Chance((seed + Math.imul(step + 1, 0x9e3779b1)) | 0)
}
