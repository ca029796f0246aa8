import { createStore, useStore } from '#lib/store.ts'

/** What the learner on this device has done so far, as far as the learning pages show it. */
export type Progress = {
  /** Questions whose last answer was right, by the part's ticket id. */
  parts: ReadonlyMap<number, { right: number; isPassed: boolean }>
  mocks: ReadonlyMap<number, { best: number; isPassed: boolean }>
  mistakes: number
  favorites: number
  /** Where the learner left off. */
  last: { name: string; path: string } | null
}

const nothing: Progress = { parts: new Map(), mocks: new Map(), mistakes: 0, favorites: 0, last: null }

/** Filled in on the device; the server knows nobody's progress and renders nothing of it. */
export const progress = createStore<Progress>(nothing)

export const useProgress = (): Progress => useStore(progress, nothing)
