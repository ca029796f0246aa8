const windowMs = 10_000

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whether a page whose code could not be loaded may be loaded anew: once per path within ten seconds. */
export function mayReload(memory: Memory, path: string, now: number): boolean {
  const key = `reloaded:${path}`
  const last = Number(memory.getItem(key) ?? Number.NEGATIVE_INFINITY)
  if (now - last < windowMs) return false
  memory.setItem(key, String(now))
  return true
}

// Each engine has its own words for a module that did not come.
const chunkFaults = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload',
]

/** Whether a fault means that a part of the code did not load. */
export const isChunkFault = (fault: unknown): boolean =>
  fault instanceof Error && chunkFaults.some((words) => fault.message.includes(words))
