/** Questions of one kind and how much of the draw they should make up. */
export type Stratum = { weight: number; pool: readonly string[] }

/** A part of the draw with its own count. */
export type Section = { count: number; strata: readonly Stratum[] }

/** A small seeded source of chance (mulberry32): the same seed gives the same numbers as on the server. */
export class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed | 0
  }

  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (mixed ^ (mixed >>> 14)) >>> 0
  }

  /** A number from 0 to `bound` - 1; 0 when `bound` is 0. */
  below(bound: number): number {
    return Math.floor((this.#next() * bound) / 2 ** 32)
  }

  /** The items in random order. */
  shuffled<T>(items: readonly T[]): T[] {
    const left = [...items]
    const shuffled: T[] = []
    // Takes the last place first, as the server does, so that both draw alike.
    while (left.length > 1) {
      const other = this.below(left.length)
      const last = left.length - 1
      const [taken] = left.splice(other, 1, ...left.slice(last))
      left.length = last
      if (taken !== undefined) shuffled.unshift(taken)
    }
    return [...left, ...shuffled]
  }
}

/** Draws each section's questions and shuffles them within the section; a section whose pools are too small gives fewer. */
export function draw(seed: number, sections: readonly Section[]): string[] {
  const chance = new Chance(seed)
  const drawn: string[] = []
  for (const section of sections) drawn.push(...chance.shuffled(drawSection(chance, section, drawn)))
  return drawn
}

function drawSection(chance: Chance, section: Section, taken: readonly string[]): string[] {
  const seen = new Set(taken)
  const pools = section.strata.map(({ pool }) => {
    const fresh = [...new Set(pool)].filter((id) => !seen.has(id))
    for (const id of fresh) seen.add(id)
    return chance.shuffled(fresh)
  })
  const given = shares(
    section.count,
    section.strata.map((stratum) => stratum.weight),
    pools.map((pool) => pool.length),
  )
  return pools.flatMap((pool, i) => pool.slice(0, given[i]))
}

/** Divides `count` by weight with the largest remainders; what a pool cannot give goes to the others. */
export function shares(count: number, weights: readonly number[], sizes: readonly number[]): number[] {
  const strata = weights.map((weight, index) => ({ weight, index, size: sizes[index] ?? 0, given: 0 }))
  for (;;) {
    const left = count - strata.reduce((total, one) => total + one.given, 0)
    const open = strata.filter((one) => one.weight > 0 && one.given < one.size)
    const total = open.reduce((sum, one) => sum + one.weight, 0)
    if (left === 0 || total === 0) return strata.map((one) => one.given)
    const whole = (weight: number) => Math.floor((left * weight) / total)
    let extra = left - open.reduce((sum, one) => sum + whole(one.weight), 0)
    const byRemainder = open.toSorted((a, b) => ((left * b.weight) % total) - ((left * a.weight) % total) || a.index - b.index)
    for (const one of byRemainder) {
      const bonus = extra > 0 ? 1 : 0
      extra -= bonus
      one.given = Math.min(one.given + whole(one.weight) + bonus, one.size)
    }
  }
}
