import type { EditionCode } from '#api/shapes.ts'
import type { Device } from './device.ts'
import type { SessionEvent } from './session.ts'

/** More than can be on their way at once; what is older was lost long ago. */
const STEPS = 50

/** A step of a session; its `at` is by the device's own clock. */
export type NotedStep = { sessionId: string; event: SessionEvent }

/** Steps that are on their way into the diary. Written at once, as a page that goes away breaks off what it has begun to keep. */
export type Journal = {
  /** Gives what strikes it out, for when the diary has it. */
  note: (step: NotedStep) => () => void
  /** What nobody struck out, in order. */
  left: () => { step: NotedStep; strikeOut: () => void }[]
  clear: () => void
}

/** The journal of this device, the same in every tab; where local storage is forbidden or full it stays empty. */
export function openJournal({ kept, prefix }: Pick<Device, 'kept' | 'prefix'>, edition: EditionCode): Journal {
  const key = `${prefix}journal-${edition}`
  const read = () => quietly(() => kept.getItem(key))?.split('\n') ?? []
  const save = (lines: string[]) => void quietly(() => (lines.length === 0 ? kept.removeItem(key) : kept.setItem(key, lines.join('\n'))))
  const strikeOut = (line: string) => {
    const lines = read()
    const place = lines.indexOf(line)
    if (place !== -1) save(lines.toSpliced(place, 1))
  }
  return {
    note: (step) => {
      const line = JSON.stringify(step)
      save([...read(), line].slice(-STEPS))
      return () => strikeOut(line)
    },
    left: () =>
      read().flatMap((line) => {
        const step = quietly<NotedStep>(() => JSON.parse(line))
        if (step) return { step, strikeOut: () => strikeOut(line) }
        strikeOut(line)
        return []
      }),
    clear: () => save([]),
  }
}

function quietly<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
