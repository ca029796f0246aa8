import type { Levels, Progress } from './progress.ts'

export const noLevels = (): Levels => ({ dont_know: 0, know: 0, know_well: 0, know_perfectly: 0 })

/** Nothing known yet: on the server, while hydrating, and before the diary is open. */
export const NO_PROGRESS: Progress = {
  isReady: false,
  questions: new Map(),
  favourites: new Set(),
  parts: new Map(),
  topics: new Map(),
  mocks: new Map(),
  bests: new Map(),
  mistakes: [],
  open: [],
  days: new Map(),
  today: '',
  totals: { questionCount: 0, answeredCount: 0, rightAnswersCount: 0, levels: noLevels() },
  allowance: { limit: null, used: 0, left: null, resetsAt: 0 },
  waiting: { answers: 0, tomorrow: 0, aside: 0 },
  network: 'idle',
}
