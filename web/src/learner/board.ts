import type { Pack } from '#content/pack.ts'
import { createStore, type Store } from '#lib/store.ts'
import type { Clock } from './clock.ts'
import type { Device } from './device.ts'
import { findState, type Diary } from './diary.ts'
import type { Changes } from './folding.ts'
import { knownAfter, readKnown, readRest, type Known } from './known.ts'
import { progressOf, type Network, type Numbers, type Progress } from './progress.ts'

/** Where progress is read from, the same in every tab. */
export type Board = {
  progress: Store<Progress>
  known: () => Known
  /** Shows what changed, here and in the other tabs; null: only what waits, favourites or sessions did. */
  tell: (changes: Changes | null) => void
  setNetwork: (network: Network) => void
  /** Calls when something outside this tab's own steps may have changed sessions. */
  onChange: (listener: () => void) => void
  /** Reads all again. */
  reload: () => Promise<void>
  close: () => void
}

type BoardOptions = {
  name: string
  diary: Diary
  device: Pick<Device, 'openChannel'>
  clock: Clock
  pack: Store<Pack | null>
  numbers: () => Numbers
}

/** Opens the board over what the diary holds. */
export async function openBoard({ name, diary, device, clock, pack, numbers }: BoardOptions): Promise<Board> {
  let known = await readKnown(diary)
  let network: Network = 'idle'
  let isOpen = true
  const shown = () => progressOf(known, pack.get(), numbers(), clock.now(), network)
  const progress = createStore(shown())
  const listeners = new Set<() => void>()
  const refresh = (next: Known) => {
    known = next
    progress.set(shown())
  }
  const hearAll = () => {
    for (const listener of listeners) listener()
  }
  const reload = async () => {
    if (!isOpen) return
    const [next, state] = await Promise.all([readKnown(diary), findState(diary)])
    // Another tab may have heard what time it is.
    clock.offset = state.clockOffset
    refresh(next)
    hearAll()
  }
  const readAgain = async () => {
    if (!isOpen) return
    const rest = await readRest(diary)
    refresh({ ...known, ...rest })
  }
  const quietly = (work: Promise<void>) => void work.catch(() => null)
  const channel = device.openChannel(name, () => quietly(reload()))
  const leave = pack.subscribe(() => refresh(known))
  return {
    progress,
    known: () => known,
    tell: (changes) => {
      if (changes) refresh(knownAfter(known, changes))
      quietly(readAgain())
      hearAll()
      channel.tell()
    },
    setNetwork: (next) => {
      network = next
      refresh(known)
    },
    onChange: (listener) => void listeners.add(listener),
    reload,
    close: () => {
      isOpen = false
      leave()
      channel.close()
    },
  }
}
