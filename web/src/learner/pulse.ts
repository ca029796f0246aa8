import type { CallOff, Device } from './device.ts'

const SOON_MS = 2000
const OFTEN_MS = 300_000
const FIRST_WAIT_MS = 2000
const LONGEST_WAIT_MS = 300_000

/** When to exchange with the service: soon after something happened, now and then anyway, and later and later while it fails. */
export type Pulse = {
  /** Something waits to be sent. */
  soon: () => void
  /** Exchange everything now; never rejects. */
  now: () => Promise<void>
  stop: () => void
}

/** Runs `exchange` in time. `nextAt` tells in how many milliseconds something kept for later is due; null: nothing is. */
export function createPulse(
  device: Pick<Device, 'after' | 'fillRandom'>,
  exchange: (isFull: boolean) => Promise<void>,
  nextIn: () => Promise<number | null>,
): Pulse {
  let failures = 0
  let isStopped = false
  let timer: { callOff: CallOff; isSoon: boolean } | null = null

  const set = (ms: number, isFull: boolean, isSoon: boolean) => {
    timer?.callOff()
    timer = isStopped ? null : { isSoon, callOff: device.after(ms, () => void beat(isFull)) }
  }
  const beat = async (isFull: boolean): Promise<void> => {
    timer?.callOff()
    timer = null
    try {
      await exchange(isFull)
      failures = 0
      const due = await nextIn()
      // Asked for meanwhile: that timer stands.
      if (timer === null) set(Math.min(OFTEN_MS, Math.max(SOON_MS, due ?? OFTEN_MS)), true, false)
    } catch {
      failures += 1
      set(waitAfter(failures, device), true, false)
    }
  }
  return {
    soon: () => {
      // While it fails, only time and `now` try again.
      if (failures === 0 && !timer?.isSoon) set(SOON_MS, false, true)
    },
    now: () => beat(true),
    stop: () => {
      isStopped = true
      timer?.callOff()
    },
  }
}

function waitAfter(failures: number, device: Pick<Device, 'fillRandom'>): number {
  const chance = new Uint8Array(1)
  device.fillRandom(chance)
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1))
  // Half of it by chance, so that devices that failed together do not come back together.
  return wait / 2 + (wait / 2) * ((chance[0] ?? 0) / 255)
}
