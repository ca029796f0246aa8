import { expect, test } from 'vitest'
import type { Payload } from '#payloads.ts'
import { payloadOf } from '#fixtures/payloads.mjs'
import { createPayloadSource, payloadUrl } from './payload-source.ts'
import { createRouter, type Arrival } from './router.ts'
import type { Screen } from './screen.ts'

const origin = 'http://site.test'
const pageAt = (path: string, build = 'b1'): Payload => payloadOf(path, 'GB', build)
const screenOf = (payload: Payload): Screen => ({ payload, texts: { locale: 'en-GB', chunks: {} }, layout: 'site', view: null })

type Answer = (path: string) => unknown
type Tab = {
  loads: string[]
  shown: { page: string; arrival: Arrival }[]
  scrolled: Arrival[]
  asked: string[]
  faults: string[]
  unreachable: number
  y: number
  entry: () => { url: URL; key: string } | undefined
}

/** A browser tab: an address, a history, and a server that answers with fixtures. */
function visit(path: string, answer: Answer = pageAt, open = async (payload: Payload) => screenOf(payload)) {
  const entries = [{ url: new URL(path, origin), key: 'first' }]
  let at = 0
  let keys = 0
  const tab: Tab = {
    loads: [],
    shown: [],
    scrolled: [],
    asked: [],
    faults: [],
    unreachable: 0,
    y: 0,
    entry: () => entries[at],
  }
  const read = async (url: string) => {
    tab.asked.push(url)
    const found = answer(url.replace(/\/?_payload\.json.*$/, '') || '/')
    if (found instanceof Error) throw found
    return found instanceof Response ? found : Response.json(found)
  }
  const router = createRouter(screenOf(pageAt(path)), {
    browser: {
      href: () => String(entries[at]?.url),
      load: (to) => tab.loads.push(new URL(to, origin).href.replace(origin, '')),
      push: (to, key) => {
        entries.splice(at + 1, entries.length, { url: new URL(to), key })
        at += 1
      },
      replace: (to, key) => {
        entries[at] = { url: new URL(to), key }
      },
      key: () => entries[at]?.key ?? '',
      scrollY: () => tab.y,
      newKey: () => `key-${(keys += 1)}`,
    },
    payloads: createPayloadSource({ origin, read }),
    open,
    show: (screen, arrival) => tab.shown.push({ page: screen.payload.page, arrival }),
    scrollTo: (arrival) => tab.scrolled.push(arrival),
    onUnreachable: () => (tab.unreachable += 1),
    onFault: (_, to) => tab.faults.push(to.replace(origin, '')),
    scrolls: new Map(),
  })
  const back = async () => {
    at -= 1
    await router.navigate(String(entries[at]?.url), 'pop')
  }
  return { tab, router, back }
}

test('a link asks for the payload of its page and shows the page that the server names', async () => {
  const { tab, router } = visit('/')
  await router.navigate('/learning/topics?from=home')
  expect(tab.asked).toEqual(['/learning/topics/_payload.json?from=home'])
  expect(tab.shown.map(({ page }) => page)).toEqual(['learning-topics'])
  expect(tab.entry()?.url.pathname).toBe('/learning/topics')
  expect(payloadUrl('/')).toBe('/_payload.json')
})

test('[GUARD-05] a redirect of the server holds on client navigation, too', async () => {
  const { tab, router } = visit('/')
  await router.navigate('/old-topics')
  expect(tab.entry()?.url.pathname).toBe('/learning/topics')
  expect(tab.shown.map(({ page }) => page)).toEqual(['learning-topics'])
})

test('a redirect to another site is a full load, and a circle of redirects ends', async () => {
  const out = visit('/', () => ({ status: 302, location: 'https://example.com/x' }))
  await out.router.navigate('/away')
  expect(out.tab.loads).toEqual(['https://example.com/x'])
  const circle = visit('/', () => ({ status: 302, location: '/round' }))
  await circle.router.navigate('/round')
  expect(circle.tab.loads).toEqual(['/round'])
  expect(circle.tab.asked.length).toBeLessThan(10)
})

test('an unknown path shows the page for it, at its address', async () => {
  const { tab, router } = visit('/', (path) => Response.json(pageAt(path), { status: 404 }))
  await router.navigate('/learning/nope')
  expect(tab.shown[0]?.page).toBe('not-found')
  expect(tab.entry()?.url.pathname).toBe('/learning/nope')
})

test('back returns to where the window stood', async () => {
  const { tab, router, back } = visit('/learning')
  tab.y = 840
  await router.navigate('/learning/topics')
  tab.y = 120
  await back()
  expect(tab.shown.at(-1)).toEqual({ page: 'learning', arrival: { how: 'pop', hash: '', y: 840 } })
})

test('a link within the page only scrolls', async () => {
  const { tab, router } = visit('/learning')
  await router.navigate('/learning#mocks')
  expect(tab.asked).toEqual([])
  expect(tab.scrolled).toEqual([{ how: 'push', hash: '#mocks', y: 0 }])
  expect(tab.entry()?.url.hash).toBe('#mocks')
})

test('who asks twice gets the last page, and only that', async () => {
  const release: (() => void)[] = []
  const open = (payload: Payload) =>
    new Promise<Screen>((resolve) => release.push(() => resolve(screenOf(payload))))
  const { tab, router } = visit('/', pageAt, open)
  const first = router.navigate('/learning')
  const second = router.navigate('/learning-modes')
  await new Promise((resolve) => setTimeout(resolve, 5))
  for (const finish of release) finish()
  await Promise.all([first, second])
  expect(tab.shown.map(({ page }) => page)).toEqual(['learning-modes'])
  expect(router.isPending.get()).toBe(false)
})

test('[ERR-02] without a network the page stays; a page that was seen before still opens', async () => {
  let isOnline = true
  const { tab, router, back } = visit('/', (path) => (isOnline ? pageAt(path) : new TypeError('offline')))
  await router.navigate('/learning')
  await router.navigate('/learning-modes')
  isOnline = false
  await router.navigate('/learning/topics')
  expect([tab.unreachable, tab.loads.length, tab.entry()?.url.pathname]).toEqual([1, 0, '/learning-modes'])
  await back()
  expect(tab.shown.at(-1)?.page).toBe('learning')
})

test('[CALL-15] a newer build is taken at the next change of page, by a full load', async () => {
  const byPayload = visit('/', (path) => pageAt(path, 'b2'))
  await byPayload.router.navigate('/learning')
  expect([byPayload.tab.loads, byPayload.tab.shown]).toEqual([['/learning'], []])
  const byDescriptor = visit('/')
  byDescriptor.router.takeUpdate()
  await byDescriptor.router.navigate('/learning#mocks')
  expect(byDescriptor.tab.loads).toEqual(['/learning#mocks'])
})

test('[CALL-15] code that does not load is reported with the address that it was for', async () => {
  const open = async () => {
    throw new TypeError('Failed to fetch dynamically imported module: x.js')
  }
  const { tab, router } = visit('/', pageAt, open)
  await router.navigate('/learning')
  expect(tab.faults).toEqual(['/learning'])
  expect(router.isPending.get()).toBe(false)
})

test('an answer that is no payload is left to a full load', async () => {
  const { tab, router } = visit('/', () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await router.navigate('/learning')
  const problem = visit('/', () => Response.json({ code: 'internal', message: '' }))
  await problem.router.navigate('/learning')
  expect([tab.loads, problem.tab.loads]).toEqual([['/learning'], ['/learning']])
})

test('what was loaded ahead is not asked for again', async () => {
  const { tab, router } = visit('/')
  router.prefetch('/learning')
  router.prefetch('/learning')
  await router.navigate('/learning')
  await router.navigate('/')
  await router.navigate('/learning')
  expect(tab.asked).toEqual(['/learning/_payload.json', '/_payload.json'])
})
