import type { PathOf, ReplyOf } from '#api/contract.ts'
import { createStore, type Store } from '#lib/store.ts'
import { packOf, type Pack } from './pack.ts'
import type { ContentVersion, EditionCode, Lists } from './shapes.ts'
import { findPack, openShelf, savePack, type KeptPack, type Shelf } from './shelf.ts'

/** Reads an address; says so when nothing changed since `etag`. */
export type ReadIfChanged = <P extends PathOf<'GET'>>(
  path: P,
  etag: string | null,
) => Promise<{ isChanged: false } | { isChanged: true; body: ReplyOf<'GET', P>; etag: string | null }>

export type ContentOptions = {
  edition: EditionCode
  /** Name of the database on the device. */
  database: string
  read: ReadIfChanged
  now: () => number
  /** Ids of the questions that open sessions still need. */
  needed: () => Promise<ReadonlySet<string>>
}

/** An edition's pack on this device: there at once if it ever was, refreshed when asked. */
export type Content = {
  /** The pack now; null before the first one came. */
  pack: Store<Pack | null>
  /** Compares with the service and keeps what is new; on failure the last known stays. `isForced`: also when the version is the same. */
  refresh: (how?: { isForced?: boolean }) => Promise<void>
  close: () => void
}

const PATHS = {
  topics: '/api/v1/tickets/topics/',
  parts: '/api/v1/tickets/topics-tickets/',
  mocks: '/api/v1/tickets/mocks-tickets/',
  exams: '/api/v1/exams/',
  questions: '/api/v1/tickets/questions/',
} as const satisfies Record<keyof Lists, PathOf<'GET'>>

// What a caller may have can change without a new version: compare the lists themselves this often.
const FULL_CHECK_MS = 3_600_000

/** Opens the pack that lies on this device. */
export async function openContent(options: ContentOptions): Promise<Content> {
  const shelf = await openShelf(options.database)
  const kept = await findPack(shelf)
  const pack = createStore<Pack | null>(kept ? packOf(kept.about, kept.lists, kept.retired) : null)
  let running: Promise<void> | null = null
  return {
    pack,
    refresh: (how = {}) => {
      running ??= refresh(options, shelf, pack, how.isForced ?? false).finally(() => {
        running = null
      })
      return running
    },
    close: () => shelf.close(),
  }
}

async function refresh(options: ContentOptions, shelf: Shelf, pack: Store<Pack | null>, isForced: boolean): Promise<void> {
  const told = await options.read('/api/v1/content/', null)
  if (!told.isChanged) return
  const about = told.body
  // Another tab may have kept a newer pack since this one was opened.
  const kept = await findPack(shelf)
  const isSame = kept?.about.version === about.version && options.now() - kept.checkedAt < FULL_CHECK_MS
  if (kept && isSame && !isForced) {
    if (pack.get()?.version !== kept.about.version) pack.set(packOf(kept.about, kept.lists, kept.retired))
    return
  }
  const next = await fetchPack(options, about, kept)
  await savePack(shelf, next)
  pack.set(packOf(next.about, next.lists, next.retired))
}

async function fetchPack(options: ContentOptions, about: ContentVersion, kept: KeptPack | undefined): Promise<KeptPack> {
  const list = async <K extends keyof Lists>(name: K): Promise<{ body: Lists[K]; etag: string | null }> => {
    const known = kept ? { body: kept.lists[name], etag: kept.etags[name] } : null
    const reply = await options.read(PATHS[name], known?.etag ?? null)
    if (reply.isChanged) return reply
    if (known) return known
    throw new Error(`nothing came for ${name}`)
  }
  const [topics, parts, mocks, exams, questions] = await Promise.all([
    list('topics'),
    list('parts'),
    list('mocks'),
    list('exams'),
    list('questions'),
  ])
  const needed = await options.needed()
  const served = new Set(questions.body.map((question) => question.id))
  const before = kept ? [...kept.retired, ...kept.lists.questions] : []
  return {
    about,
    checkedAt: options.now(),
    etags: { topics: topics.etag, parts: parts.etag, mocks: mocks.etag, exams: exams.etag, questions: questions.etag },
    lists: { topics: topics.body, parts: parts.body, mocks: mocks.body, exams: exams.body, questions: questions.body },
    retired: before.filter((question) => needed.has(question.id) && !served.has(question.id)),
  }
}
