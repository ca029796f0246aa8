import { read } from '#lib/read.ts'
import type { BodyOf, PathOf, QueryOf, ReplyOf } from './contract.ts'
import { ApiError } from './error.ts'
import type { EditionCode } from './shapes.ts'

/** What the client needs of the world around it. */
export type ClientOptions = {
  edition: EditionCode
  fetch: typeof fetch
  /** The temporary id of this visitor, if there is one. */
  visitor: () => string | null
  /** Hears what time the service says it is, together with when the call began and ended on this device. */
  onTime?: (served: { date: number; sentAt: number; receivedAt: number }) => void
  now?: () => number
  /** Waits between the tries of a read, in milliseconds. */
  waits?: readonly number[]
}

/** A list that is sent again only when it changed. */
export type Changed<T> = { isChanged: false } | { isChanged: true; body: T; etag: string | null }

export type Client = {
  /** Reads; tried again after a fault that may pass. */
  get: <P extends PathOf<'GET'>>(path: P, query?: QueryOf<P>) => Promise<ReplyOf<'GET', P>>
  /** Reads what changed since `etag`; tried again after a fault that may pass. */
  getIfChanged: <P extends PathOf<'GET'>>(path: P, etag: string | null) => Promise<Changed<ReplyOf<'GET', P>>>
  /** Writes, once: whoever wants it sent again must know that this is safe. */
  send: <M extends 'POST' | 'DELETE', P extends PathOf<M>>(method: M, path: P, body: BodyOf<M, P>) => Promise<ReplyOf<M, P>>
}

/** The one client for the service's calls. */
export function createClient(options: ClientOptions): Client {
  const identity = (): Record<string, string> => {
    const visitor = options.visitor()
    return { 'Country-Code': options.edition, ...(visitor === null ? {} : { 'X-Temp-User': visitor }) }
  }
  const once = async (url: string, request: RequestInit): Promise<Response> => timed(options, () => options.fetch(url, request))
  // Never from the HTTP cache: a kept reply has an old Date.
  const fresh: typeof fetch = (input, request) => once(String(input), { ...request, cache: 'no-store' })
  const reading = async (path: string, headers: Record<string, string>): Promise<Response> => {
    const retries = options.waits ? { waits: options.waits } : {}
    return read(path, { headers: { ...identity(), ...headers }, fetch: fresh, ...retries }).catch(offline)
  }
  return {
    get: async (path, query) => bodyOf(await reading(query ? `${path}?${queryText(query)}` : path, {})),
    getIfChanged: async (path, etag) => {
      const response = await reading(path, etag === null ? {} : { 'If-None-Match': etag })
      if (response.status === 304) return { isChanged: false }
      return { isChanged: true, body: await bodyOf(response), etag: response.headers.get('ETag') }
    },
    send: async (method, path, body) => {
      const headers = { ...identity(), 'Content-Type': 'application/json' }
      return bodyOf(await once(path, { method, headers, body: JSON.stringify(body) }).catch(offline))
    },
  }
}

function queryText(query: object): string {
  return new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()
}

async function timed(options: ClientOptions, call: () => Promise<Response>): Promise<Response> {
  const { now, onTime } = options
  if (!now || !onTime) return call()
  const sentAt = now()
  const response = await call()
  const date = Date.parse(response.headers.get('Date') ?? '')
  if (!Number.isNaN(date) && !response.headers.has('Age')) onTime({ date, sentAt, receivedAt: now() })
  return response
}

function offline(error: unknown): never {
  throw new ApiError('offline', 0, String(error))
}

async function bodyOf<T>(response: Response): Promise<T> {
  const text = await response.text().catch(offline)
  if (!response.ok) throw refusal(response.status, text)
  return parse<T>(text === '' ? 'null' : text, response.status)
}

function refusal(status: number, text: string): ApiError {
  try {
    const problem: { code?: unknown; message?: unknown } | null = JSON.parse(text)
    if (typeof problem?.code === 'string') return new ApiError(problem.code, status, String(problem.message ?? problem.code))
  } catch {
    // Not ours: a proxy's page, for example.
  }
  return new ApiError('internal', status, `status ${status}`)
}

function parse<T>(text: string, status: number): T {
  try {
    const body: T = JSON.parse(text)
    return body
  } catch (error) {
    throw new ApiError('internal', status, String(error))
  }
}
