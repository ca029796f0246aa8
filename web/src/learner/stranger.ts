import type { EditionCode } from '#api/shapes.ts'
import { numbersOf } from '#content/pack.ts'
import { now } from '#lib/clock.ts'
import { progressOf, type Progress } from './progress.ts'

/** The progress of somebody who has not learnt on this device: all zeros, and the whole day's allowance. */
export function strangersProgress(edition: EditionCode): Progress {
  const nothing = {
    records: new Map(),
    bests: new Map(),
    days: new Map(),
    favourites: new Set<string>(),
    open: [],
    state: { owner: null, cursor: null, clockOffset: null, allowance: null },
    waiting: { answers: 0, tomorrow: 0, aside: 0 },
  }
  return progressOf(nothing, null, numbersOf(edition, {}), now(), 'idle')
}
