import { findStateIn, saveState, write, type Diary } from './diary.ts'
import { Folding, type Changes } from './folding.ts'
import { shifted } from './session.ts'

/** What time the service said it was, and when the device asked and heard. */
export type Served = { date: number; sentAt: number; receivedAt: number }

// The service tells whole seconds, so that a measurement may be off by half of one.
const HALF_SECOND = 500
const TOLERANCE_MS = 1500

/** The learner's clock: the device's, corrected by what the service says. */
export class Clock {
  readonly #deviceNow: () => number
  #heard: number | null = null
  offset: number | null

  constructor(deviceNow: () => number, offset: number | null) {
    this.#deviceNow = deviceNow
    this.offset = offset
  }

  now(): number {
    return this.#deviceNow() + (this.offset ?? 0)
  }

  /** Takes note of the service's time; it holds from the next `settle` on. */
  hear({ date, sentAt, receivedAt }: Served): void {
    const measured = Math.round(date + HALF_SECOND - (sentAt + receivedAt) / 2)
    const uncertain = TOLERANCE_MS + (receivedAt - sentAt) / 2
    const known = this.#heard ?? this.offset
    if (known === null || Math.abs(measured - known) > uncertain) this.#heard = measured
  }

  /**
   * Keeps what was heard. The first time, everything dated before by the device's clock alone moves with it:
   * attempts that wait, and open sessions, so that their clocks neither lose nor win.
   */
  async settle(diary: Diary, timeZone: string): Promise<Changes | null> {
    const offset = this.#heard
    if (offset === null) return null
    const changes = await write(diary, async (writing) => {
      const isFirst = (await findStateIn(writing)).clockOffset === null
      await saveState(writing, { clockOffset: offset })
      const folding = new Folding(writing, timeZone)
      if (!isFirst) return folding.settle()
      for (const waiting of await writing.objectStore('outbox').getAll()) {
        const attempt = waiting.isByDeviceClock ? await writing.objectStore('attempts').get(waiting.id) : undefined
        if (attempt) await folding.add({ ...attempt, answeredAt: attempt.answeredAt + offset })
        await writing.objectStore('outbox').put({ ...waiting, isByDeviceClock: false })
      }
      for (const session of await writing.objectStore('sessions').getAll()) {
        const isWaiting = session.slot !== undefined || (await writing.objectStore('finishes').get(session.id)) !== undefined
        if (isWaiting) await writing.objectStore('sessions').put(shifted(session, offset))
      }
      return folding.settle()
    })
    this.offset = offset
    this.#heard = null
    return changes
  }
}
