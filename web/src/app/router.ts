import { createStore } from '#lib/store.ts'
import type { Screen } from './screen.ts'
import type { PayloadSource } from './payload-source.ts'

export type How = 'push' | 'replace' | 'pop'

/** What the screen must do after it has changed. */
export type Arrival = { how: How; hash: string; y: number }

/** The browser, as far as the router needs it. */
export type Browser = {
  href: () => string
  /** A full load of an address. */
  load: (to: string) => void
  push: (to: string, key: string) => void
  replace: (to: string, key: string) => void
  key: () => string
  scrollY: () => number
  newKey: () => string
}

export type RouterParts = {
  browser: Browser
  payloads: PayloadSource
  /** Loads code, texts and what the page itself asks for. */
  open: (payload: Screen['payload']) => Promise<Screen>
  show: (screen: Screen, arrival: Arrival) => void
  scrollTo: (arrival: Arrival) => void
  /** A page could not be reached: there is no network. */
  onUnreachable: () => void
  /** A page's code could not be loaded. */
  onFault: (fault: unknown, to: string, payload: Screen['payload']) => void
  /** Where the window stood in each entry of the history. */
  scrolls: Map<string, number>
}

const withoutHash = (url: URL) => url.pathname + url.search

/** Moves between pages: data and code first, then the new page in one step. Who starts a new journey ends the one under way. */
export function createRouter(first: Screen, parts: RouterParts) {
  const { browser, payloads, scrolls } = parts
  const isPending = createStore(false)
  let isUpdateWaiting = false
  let isAtStart = true
  let current = new URL(browser.href())
  let key = browser.key()
  let journey = new AbortController()

  const isNewBuild = (build: string) => build !== first.payload.build

  function moveHistory(url: URL, how: How) {
    if (how !== 'pop') scrolls.set(key, browser.scrollY())
    if (how === 'push') browser.push(url.href, browser.newKey())
    if (how === 'replace') browser.replace(url.href, key)
    key = browser.key()
    current = url
  }

  const arrivalAt = (url: URL, how: How): Arrival => ({ how, hash: url.hash, y: scrolls.get(key) ?? 0 })

  async function travel(url: URL, how: How, signal: AbortSignal) {
    const found = await payloads.find(withoutHash(url), signal)
    signal.throwIfAborted()
    if (found.kind === 'elsewhere') return browser.load(found.url)
    if (found.kind === 'unreachable') return how === 'pop' ? browser.load(url.href) : parts.onUnreachable()
    const { payload, path } = found
    const reached = new URL(path + url.hash, url)
    // A session that runs is on the device at every step: leaving its page for a new build loses nothing of it.
    if (isUpdateWaiting || isNewBuild(payload.build)) return browser.load(reached.href)
    const screen = await parts.open(payload).catch((fault: unknown) => {
      if (!signal.aborted) parts.onFault(fault, reached.href, payload)
    })
    if (!screen || signal.aborted) return undefined
    moveHistory(reached, how)
    if (how === 'pop' && reached.href !== url.href) browser.replace(reached.href, key)
    isAtStart = false
    return parts.show(screen, arrivalAt(reached, how))
  }

  async function tryTravel(url: URL, how: How, signal: AbortSignal) {
    try {
      await travel(url, how, signal)
    } catch (fault) {
      if (!signal.aborted) throw fault
    } finally {
      if (!signal.aborted) isPending.set(false)
    }
  }

  async function navigate(to: string, asked: How = 'push'): Promise<void> {
    const url = new URL(to, browser.href())
    if (url.origin !== current.origin) return browser.load(url.href)
    const how = asked === 'push' && url.href === current.href ? 'replace' : asked
    journey.abort()
    journey = new AbortController()
    if (how === 'pop') scrolls.set(key, browser.scrollY())
    if (withoutHash(url) === withoutHash(current) && (url.hash || how === 'pop')) {
      moveHistory(url, how)
      isPending.set(false)
      return parts.scrollTo(arrivalAt(url, how))
    }
    isPending.set(true)
    return tryTravel(url, how, journey.signal)
  }

  return {
    isPending,
    navigate,
    /** Whether the page of the first visit still stands. */
    isAtStart: () => isAtStart,
    prefetch: (to: string) => payloads.prefetch(withoutHash(new URL(to, browser.href()))),
    /** A newer build is on the server: the next change of page takes it. */
    takeUpdate: () => {
      isUpdateWaiting = true
    },
  }
}

export type Router = ReturnType<typeof createRouter>
