import { now } from '#lib/clock.ts'
import { read } from '#lib/read.ts'
import type { Payload, Redirect } from '#payloads.ts'

export type Found =
  | { kind: 'page'; path: string; payload: Payload }
  /** Not a page of this app: another site, or an answer that only a full load can show. */
  | { kind: 'elsewhere'; url: string }
  | { kind: 'unreachable' }

export type PayloadSource = {
  find: (path: string, signal: AbortSignal) => Promise<Found>
  prefetch: (path: string) => void
}

type Options = {
  origin: string
  read?: (url: string, signal?: AbortSignal) => Promise<Response>
  onPrefetched?: (payload: Payload) => void
  clock?: () => number
}

const freshMs = 60_000
const mostRedirects = 5

/** The address of a page's payload. */
export function payloadUrl(path: string): string {
  const [, page = '/', search = ''] = /^([^?]*)(.*)$/.exec(path) ?? []
  return `${page === '/' ? '' : page}/_payload.json${search}`
}

/** An address as pages have it: without a slash at its end. */
const withoutSlash = (path: string) => path.replace(/(?<=.)\/+(?=$|\?)/, '')

const isRedirect = (answer: Payload | Redirect): answer is Redirect => 'location' in answer
const isPage = (answer: object): answer is Payload => 'page' in answer

/** Finds the payload of a path, follows redirects, and keeps the last known one for when there is no network. */
export function createPayloadSource({ origin, read: readUrl = readWith, onPrefetched, clock = now }: Options): PayloadSource {
  const kept = new Map<string, { payload: Payload; path: string; at: number }>()
  const ahead = new Map<string, Promise<Found>>()

  async function ask(path: string, signal?: AbortSignal): Promise<Found> {
    let at = withoutSlash(path)
    for (let step = 0; step <= mostRedirects; step += 1) {
      const response = await readUrl(payloadUrl(at), signal)
      if (!response.headers.get('content-type')?.includes('json')) return { kind: 'elsewhere', url: at }
      const answer: Payload | Redirect = await response.json()
      if (!isRedirect(answer)) {
        if (!isPage(answer)) return { kind: 'elsewhere', url: at }
        kept.set(path, { payload: answer, path: at, at: clock() })
        return { kind: 'page', payload: answer, path: at }
      }
      const next = new URL(answer.location, origin)
      if (next.origin !== origin) return { kind: 'elsewhere', url: next.href }
      at = next.pathname + next.search
    }
    return { kind: 'elsewhere', url: at }
  }

  const isFresh = (path: string) => clock() - (kept.get(path)?.at ?? Number.NEGATIVE_INFINITY) < freshMs

  return {
    find: async (path, signal) => {
      const known = kept.get(path)
      if (known && isFresh(path)) return { kind: 'page', ...known }
      try {
        return await (ahead.get(path) ?? ask(path, signal))
      } catch {
        signal.throwIfAborted()
        return known ? { kind: 'page', ...known } : { kind: 'unreachable' }
      }
    },
    prefetch: (path) => {
      if (isFresh(path) || ahead.has(path)) return
      const asked = ask(path)
      ahead.set(path, asked)
      void asked
        .then((found) => found.kind === 'page' && onPrefetched?.(found.payload))
        // Nobody waits for it yet: who does will ask again.
        .catch(() => undefined)
        .finally(() => ahead.delete(path))
    },
  }
}

const readWith = (url: string, signal?: AbortSignal) =>
  read(url, { headers: { Accept: 'application/json' }, ...(signal ? { signal } : {}) })
