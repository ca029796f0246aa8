import type { EditionCode } from '#api/shapes.ts'
import { now } from '#lib/clock.ts'
import type { Device } from './device.ts'
import { createLearner, type Learner } from './learner.ts'
import { opened } from './opened.ts'
import { leaveTrace, PREFIX } from './traces.ts'

export { NoPack, type Learner } from './learner.ts'
export { NoQuestions } from './plan.ts'

const LONGEST_FRAME_MS = 100

/** The browser that this tab runs in. */
const device: Device = {
  now,
  fillRandom: (bytes) => void crypto.getRandomValues(bytes),
  fetch: (input, request) => fetch(input, request),
  // Named each time: merely looking at local storage may throw.
  kept: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
  },
  prefix: PREFIX,
  alone: async (name, work) => {
    // Without the lock a second tab sends the same once more, which changes nothing.
    if ('locks' in navigator) await navigator.locks.request(name, work)
    else await work()
  },
  openChannel: (name, hear) => {
    const channel = new BroadcastChannel(name)
    channel.addEventListener('message', hear)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only
    return { tell: () => channel.postMessage(null), close: () => channel.close() }
  },
  shown: () =>
    new Promise((resolve) => {
      // Nothing is painted in a hidden tab, and a frame that is late must not hold anything up for long.
      if (document.hidden) return resolve()
      setTimeout(resolve, LONGEST_FRAME_MS)
      return requestAnimationFrame(() => setTimeout(resolve))
    }),
  after: (ms, work) => {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

const opening = new Map<EditionCode, Promise<Learner>>()

/** The learner of this tab; opened once, from then on exchanging with the service by itself. */
export function findLearner(edition: EditionCode): Promise<Learner> {
  const begun = opening.get(edition) ?? begin(edition)
  opening.set(edition, begun)
  // A device that refuses to open its storage now may allow it later.
  begun.catch(() => opening.delete(edition))
  return begun
}

/** The learner of this tab once there is something to learn from; rejects with `NoPack` when nothing can be had. */
export async function openLearner(edition: EditionCode): Promise<Learner> {
  const learner = await findLearner(edition)
  await learner.ready()
  return learner
}

async function begin(edition: EditionCode): Promise<Learner> {
  const learner = await createLearner(edition, device)
  const trace = () => leaveTrace(learner.progress.get().questions.size > 0)
  learner.progress.subscribe(trace)
  trace()
  opened.set(new Map(opened.get()).set(edition, learner))
  const exchange = () => void learner.sync()
  window.addEventListener('online', exchange)
  // Coming back may bring news from another device; leaving may be the last chance to send.
  document.addEventListener('visibilitychange', exchange)
  exchange()
  return learner
}
