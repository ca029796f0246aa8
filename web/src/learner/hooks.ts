import { useSyncExternalStore } from 'react'
import type { EditionCode } from '#api/shapes.ts'
import type { Pack } from '#content/pack.ts'
import { createStore, type Store } from '#lib/store.ts'
import type { Learner } from './learner.ts'
import type { LiveSession, SessionView } from './liveSession.ts'
import { NO_PROGRESS } from './noProgress.ts'
import { opened } from './opened.ts'
import type { Progress } from './progress.ts'
import { hasDiary } from './traces.ts'

type Early<T> = Pick<Store<T>, 'get' | 'subscribe'>

type EarlyParts<T> = {
  /** Shown until the learner is open. */
  empty: T
  storeOf: (learner: Learner) => Store<T>
  /** Gives what to show instead where the learner need not be opened; null: open it. */
  unopened: (edition: EditionCode) => Promise<T | null>
}

/** A learner's store that can be read before the learner is open: empty until then, opened by its first subscriber. */
function early<T>(parts: EarlyParts<T>): (edition: EditionCode) => Early<T> {
  const stores = new Map<EditionCode, Early<T>>()
  return (edition) => {
    const store = stores.get(edition) ?? earlyStore(edition, parts)
    stores.set(edition, store)
    return store
  }
}

function earlyStore<T>(edition: EditionCode, { empty, storeOf, unopened }: EarlyParts<T>): Early<T> {
  const store = createStore(empty)
  let followed: Learner | undefined
  let isOpening = false
  const follow = () => {
    const learner = opened.get().get(edition)
    if (!learner || learner === followed) return
    followed = learner
    const source = storeOf(learner)
    store.set(source.get())
    source.subscribe(() => store.set(source.get()))
  }
  const open = async () => {
    const instead = await unopened(edition)
    if (followed) return
    if (instead !== null) return store.set(instead)
    // Loaded late, so that a page that shows a little progress does not weigh more at first.
    const { findLearner } = await import('./here.ts')
    await findLearner(edition)
  }
  // Where the device refuses its storage there is no progress to show; the next page asks again.
  const quietly = () =>
    open()
      .catch(() => undefined)
      .finally(() => {
        isOpening = false
      })
  return {
    get: store.get,
    subscribe: (listener) => {
      if (!followed && !isOpening) {
        isOpening = true
        opened.subscribe(follow)
        follow()
        void quietly()
      }
      return store.subscribe(listener)
    },
  }
}

const earlyProgress = early<Progress>({
  empty: NO_PROGRESS,
  storeOf: (learner) => learner.progress,
  // Who never learnt here has nothing to open, and fetches nothing before the first practice.
  unopened: async (edition) => {
    if (await hasDiary(edition)) return null
    const { strangersProgress } = await import('./stranger.ts')
    return strangersProgress(edition)
  },
})

const earlyPack = early<Pack | null>({
  empty: null,
  storeOf: (learner) => learner.packStore,
  unopened: async () => null,
})

/** The learner's progress now; not ready on the server, while hydrating and until the diary is open, all zeros for who never learnt here. */
export function useProgress(edition: EditionCode): Progress {
  const { subscribe, get } = earlyProgress(edition)
  return useSyncExternalStore(subscribe, get, () => NO_PROGRESS)
}

/** What there is to learn from on this device; null on the server, while hydrating and until it is there. */
export function usePack(edition: EditionCode): Pack | null {
  const { subscribe, get } = earlyPack(edition)
  return useSyncExternalStore(subscribe, get, () => null)
}

/** A session as it stands now. */
export function useSession(live: LiveSession): SessionView {
  return useSyncExternalStore(live.subscribe, live.getSnapshot, live.getSnapshot)
}
