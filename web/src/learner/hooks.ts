import { useSyncExternalStore } from 'react'
import type { EditionCode } from '#api/shapes.ts'
import type { Pack } from '#content/pack.ts'
import { createStore, type Store } from '#lib/store.ts'
import type { Learner } from './learner.ts'
import type { LiveSession, SessionView } from './liveSession.ts'
import { NO_PROGRESS, type Progress } from './progress.ts'

type Early<T> = Pick<Store<T>, 'get' | 'subscribe'>

/** A learner's store that can be read before the learner is open: empty until then, opened by its first subscriber. */
function early<T>(empty: T, storeOf: (learner: Learner) => Store<T>): (edition: EditionCode) => Early<T> {
  const stores = new Map<EditionCode, Early<T>>()
  return (edition) => {
    const store = stores.get(edition) ?? earlyStore(edition, empty, storeOf)
    stores.set(edition, store)
    return store
  }
}

function earlyStore<T>(edition: EditionCode, empty: T, storeOf: (learner: Learner) => Store<T>): Early<T> {
  const store = createStore(empty)
  let isOpening = false
  const open = async () => {
    isOpening = true
    // Loaded late, so that a page that shows a little progress does not weigh more at first.
    const { findLearner } = await import('./here.ts')
    const source = storeOf(await findLearner(edition))
    store.set(source.get())
    source.subscribe(() => store.set(source.get()))
  }
  const failed = () => {
    // Where the device refuses its storage there is no progress to show; the next page asks again.
    isOpening = false
  }
  return {
    get: store.get,
    subscribe: (listener) => {
      if (!isOpening) void open().catch(failed)
      return store.subscribe(listener)
    },
  }
}

const earlyProgress = early<Progress>(NO_PROGRESS, (learner) => learner.progress)
const earlyPack = early<Pack | null>(null, (learner) => learner.packStore)

/** The learner's progress now; empty on the server, while hydrating and until the diary is open. */
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
