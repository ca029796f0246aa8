import { expect, test } from 'vitest'
import { read } from '#lib/read.ts'

const answers = (...statuses: (number | 'offline')[]) => {
  const calls: string[] = []
  const send = async (url: string | URL | Request) => {
    const status = statuses[Math.min(calls.length, statuses.length - 1)] ?? 200
    calls.push(String(url))
    if (status === 'offline') throw new TypeError('no network')
    return new Response(String(status), { status })
  }
  return { calls, send }
}

test('[CALL-16] a read is tried again after a fault that may pass', async () => {
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
    const { calls, send } = answers(status, 'offline', 200)
    const response = await read('/x', { fetch: send, waits: [0, 0] })
    expect([response.status, calls.length]).toEqual([200, 3])
  }
})

test('[CALL-16] a refusal is not asked for twice', async () => {
  for (const status of [400, 401, 403, 404, 501]) {
    const { calls, send } = answers(status)
    expect((await read('/x', { fetch: send, waits: [0, 0] })).status).toBe(status)
    expect(calls.length).toBe(1)
  }
})

test('the last fault is handed to the caller', async () => {
  await expect(read('/x', { fetch: answers('offline').send, waits: [0] })).rejects.toThrow('no network')
  expect((await read('/x', { fetch: answers(503).send, waits: [0] })).status).toBe(503)
})

test('a read that nobody waits for any more stops', async () => {
  const { calls, send } = answers(503)
  const controller = new AbortController()
  const reading = read('/x', { fetch: send, waits: [10_000], signal: controller.signal })
  controller.abort()
  await expect(reading).rejects.toThrow()
  expect(calls.length).toBe(1)
})
