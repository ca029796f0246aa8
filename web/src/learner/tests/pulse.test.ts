import { expect, test } from 'vitest'
import { createPulse } from '#learner/pulse.ts'

/** A pulse whose timers the test lets run, and whose exchanges succeed or fail as the test says. */
function hospital(nextIn: number | null = null) {
  const timers: { ms: number; work: () => void }[] = []
  const exchanges: boolean[] = []
  const state = { isFailing: false }
  const device = {
    fillRandom: (bytes: Uint8Array<ArrayBuffer>) => void bytes.fill(255),
    after: (ms: number, work: () => void) => {
      const timer = { ms, work }
      timers.push(timer)
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  }
  const exchange = async (isFull: boolean) => {
    exchanges.push(isFull)
    if (state.isFailing) throw new Error('no network')
  }
  const pulse = createPulse(device, exchange, async () => nextIn)
  const run = async () => {
    timers.shift()?.work()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { pulse, timers, exchanges, state, run, waits: () => timers.map(({ ms }) => ms) }
}

test('[APP-02] many answers in a row are sent together, soon after', async () => {
  const { pulse, exchanges, run, waits } = hospital()
  pulse.soon()
  pulse.soon()
  expect(waits()).toEqual([2000])
  await run()
  expect(exchanges).toEqual([false])
  expect(waits()).toEqual([300_000])
})

test('while it fails it waits longer and longer, up to five minutes, and an answer does not hurry it', async () => {
  const { pulse, state, run, waits } = hospital()
  state.isFailing = true
  await pulse.now()
  const seen: number[] = []
  for (let i = 0; i < 10; i += 1) {
    pulse.soon()
    seen.push(...waits())
    await run()
  }
  expect(seen).toEqual([2000, 4000, 8000, 16_000, 32_000, 64_000, 128_000, 256_000, 300_000, 300_000])
  state.isFailing = false
  await pulse.now()
  pulse.soon()
  expect(waits()).toEqual([2000])
})

test('[ROLE-01] what was kept for later is tried when it is due', async () => {
  const { pulse, waits } = hospital(60_000)
  await pulse.now()
  expect(waits()).toEqual([60_000])
})

test('after it was stopped nothing beats', async () => {
  const { pulse, waits } = hospital()
  pulse.soon()
  pulse.stop()
  await pulse.now()
  expect(waits()).toEqual([])
})
