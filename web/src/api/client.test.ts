import { expect, test } from 'vitest'
import { createClient } from '#api/client.ts'

type Call = { url: string; method: string; headers: Record<string, string>; body: unknown }

function service(...replies: (Response | 'offline')[]) {
  const calls: Call[] = []
  const send: typeof fetch = async (input, request = {}) => {
    const headers = Object.fromEntries(new Headers(request.headers))
    calls.push({ url: String(input), method: request.method ?? 'GET', headers, body: request.body })
    const reply = replies.shift()
    if (!reply || reply === 'offline') throw new TypeError('no network')
    return reply
  }
  return { calls, send }
}

const client = (send: typeof fetch) => createClient({ edition: 'PL', fetch: send, visitor: () => 'me', waits: [0, 0] })
const READ = '/api/v1/content/'
const WRITE = '/api/v1/users/favorite-questions/'
const reply = (status: number, body = 'null') => new Response(body, { status })

test('[SESS-01] every call says for which edition and whose visitor it is', async () => {
  const { calls, send } = service(reply(200), reply(200))
  await client(send).get(READ)
  await client(send).send('POST', WRITE, { question_id: 'a' })
  for (const call of calls) expect(call.headers).toMatchObject({ 'country-code': 'PL', 'x-temp-user': 'me' })
  expect(calls[1]).toMatchObject({ method: 'POST', body: '{"question_id":"a"}' })
})

test('[CALL-16] reads are tried again after a fault that may pass', async () => {
  for (const status of [408, 409, 425, 429, 500, 502, 503, 504]) {
    const { calls, send } = service(reply(status), 'offline', reply(200, '[1]'))
    expect(await client(send).get(READ)).toEqual([1])
    expect(calls.length).toBe(3)
  }
})

test('[CALL-16] writes are never sent again by themselves', async () => {
  for (const fault of [reply(503), reply(429), 'offline' as const]) {
    const { calls, send } = service(fault, reply(200))
    await expect(client(send).send('DELETE', WRITE, { question_id: 'a' })).rejects.toMatchObject({ isPassing: true })
    expect(calls.length).toBe(1)
  }
})

test('a refusal carries its code; what is not ours is internal; no answer is offline', async () => {
  const fails = async (answer: Response | 'offline') => client(service(answer).send).send('POST', WRITE, { question_id: 'a' })
  await expect(fails(reply(403, '{"code":"not_yours","message":"no"}'))).rejects.toMatchObject({ code: 'not_yours', status: 403, isPassing: false })
  await expect(fails(reply(502, '<html>'))).rejects.toMatchObject({ code: 'internal', status: 502 })
  await expect(fails(reply(200, '<html>'))).rejects.toMatchObject({ code: 'internal' })
  await expect(fails('offline')).rejects.toMatchObject({ code: 'offline', status: 0 })
})

test('what did not change is not sent again', async () => {
  const { calls, send } = service(new Response('[1]', { headers: { ETag: '"1"' } }), new Response(null, { status: 304 }))
  expect(await client(send).getIfChanged(READ, null)).toEqual({ isChanged: true, body: [1], etag: '"1"' })
  expect(await client(send).getIfChanged(READ, '"1"')).toEqual({ isChanged: false })
  expect(calls[1]?.headers).toMatchObject({ 'if-none-match': '"1"' })
})

test('the time of the service is heard, but not from a reply that was kept on the way', async () => {
  const date = new Date(1_800_000_000_000).toUTCString()
  const { send } = service(new Response('1', { headers: { Date: date } }), new Response('1', { headers: { Date: date, Age: '60' } }))
  const heard: unknown[] = []
  const timed = createClient({ edition: 'GB', fetch: send, visitor: () => null, now: () => 5, onTime: (served) => heard.push(served) })
  await timed.get(READ)
  await timed.get(READ)
  expect(heard).toEqual([{ date: 1_800_000_000_000, sentAt: 5, receivedAt: 5 }])
})
