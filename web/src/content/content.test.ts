import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { openContent, type ReadIfChanged } from '#content/content.ts'

const HOUR = 3_600_000
let databases = 0

/** A service that knows ETags, and a device that keeps a pack of it. */
function place() {
  const served = {
    version: 'v1',
    isDown: false,
    lists: new Map<string, unknown>([
      ['/api/v1/tickets/topics/', [{ id: 1, name: 'Alertness', number: 1 }]],
      ['/api/v1/tickets/topics-tickets/', [{ id: 101, name: 'Part 1', questions: ['q1'], topic_id: 1, type: 'topic' }]],
      ['/api/v1/tickets/mocks-tickets/', []],
      ['/api/v1/exams/', [{ kind: 'signs', number: 1 }]],
      ['/api/v1/tickets/questions/', [{ id: 'q1', topic_id: 1 }]],
    ]),
  }
  const calls: string[] = []
  const read: ReadIfChanged = async <T>(path: string, etag: string | null) => {
    if (served.isDown) throw new Error('down')
    const text = JSON.stringify(path.endsWith('/content/') ? { version: served.version, edition: 'GB' } : served.lists.get(path))
    calls.push(`${path} ${text === etag ? 304 : 200}`)
    if (text === etag) return { isChanged: false as const }
    const body: T = JSON.parse(text)
    return { isChanged: true as const, body, etag: text }
  }
  const clock = { now: 0 }
  databases += 1
  const needed = new Set<string>()
  const options = { edition: 'GB' as const, database: `content-${databases}`, read, now: () => clock.now, needed: async () => needed }
  return { served, calls, clock, needed, open: () => openContent(options) }
}

test('[ERR-02] a pack comes once, opens from the device, and stays when the service is down', async () => {
  const { served, open } = place()
  const first = await open()
  expect(first.pack.get()).toBeNull()
  await first.refresh()
  served.isDown = true
  const second = await open()
  expect(second.pack.get()?.question('q1')?.id).toBe('q1')
  await expect(second.refresh()).rejects.toThrow('down')
  expect(second.pack.get()?.version).toBe('v1')
  expect(second.pack.get()).toMatchObject({ timeZone: 'Europe/London', dailyLimit: 35 })
  expect([second.pack.get()?.part(101)?.name, second.pack.get()?.topic(1)?.name, second.pack.get()?.exam('signs', 1)?.number]).toEqual(['Part 1', 'Alertness', 1])
})

test('an unchanged version costs one call; what a caller may have is compared once an hour or when asked', async () => {
  const { calls, clock, open } = place()
  const content = await open()
  await content.refresh()
  calls.length = 0
  await content.refresh()
  expect(calls.length).toBe(1)
  await content.refresh({ isForced: true })
  expect(calls.filter((call) => call.endsWith('304')).length).toBe(5)
  calls.length = 0
  clock.now += HOUR
  await content.refresh()
  expect(calls.length).toBe(6)
})

test('a new version replaces the pack as a whole, keeping only what open sessions still need', async () => {
  const { served, needed, open } = place()
  const content = await open()
  await content.refresh()
  needed.add('q1')
  served.version = 'v2'
  served.lists.set('/api/v1/tickets/questions/', [{ id: 'q2', topic_id: 1 }])
  await content.refresh()
  expect(content.pack.get()?.questions.map(({ id }) => id)).toEqual(['q2'])
  expect(content.pack.get()?.question('q1')?.id).toBe('q1')
  needed.clear()
  await content.refresh({ isForced: true })
  expect(content.pack.get()?.question('q1')).toBeUndefined()
})

test('a refresh that breaks off leaves the pack as it was', async () => {
  const { served, open } = place()
  const content = await open()
  await content.refresh()
  served.version = 'v2'
  served.lists.delete('/api/v1/exams/')
  await expect(content.refresh()).rejects.toThrow()
  expect((await open()).pack.get()?.version).toBe('v1')
})

test('a pack that another tab fetched is taken over without fetching it again', async () => {
  const { served, calls, open } = place()
  const [one, other] = [await open(), await open()]
  await Promise.all([one.refresh(), other.refresh()])
  served.version = 'v2'
  await one.refresh()
  calls.length = 0
  await other.refresh()
  expect(calls.length).toBe(1)
  expect(other.pack.get()?.version).toBe('v2')
})
