import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb'
import type { Cursor, TicketRef } from '#api/shapes.ts'
import type { Mode } from '#rules/mode.ts'
import type { Session } from './session.ts'

/** One answer. Everything shown of progress is folded from these. */
export type Attempt = {
  id: string
  questionId: string
  chosen: string[]
  mode: Mode
  ticket: TicketRef | null
  sessionId: string | null
  answeredAt: number
  isRight: boolean
}

/** An attempt that the service has not confirmed yet. */
export type Waiting = {
  id: string
  /** Not sent before; 0: as soon as possible, else it was beyond a day's limit. */
  retryAt: number
  /** Dated before the service ever told the time: its time is corrected once it does. */
  isByDeviceClock: boolean
}

/** An attempt that the service will not have, with its reason. */
export type Refused = Attempt & { code: string }

/** What all answers to one question come to. */
export type QuestionRecord = {
  questionId: string
  rightInARow: number
  isMistake: boolean
  wrongCount: number
  answerCount: number
  lastAnsweredAt: number
}

/** The first answer to each question of one session, and what counts of them. */
export type Mark = {
  key: string
  sessionId: string
  mode: Mode
  bestKey: string
  answers: Record<string, FirstAnswer>
  result: number
}
export type FirstAnswer = { answeredAt: number; isRight: boolean }

export type DayCount = { answers: number; right: number }

/** A favourite that the service has not heard of yet: the last word on that question. */
export type FavouriteOp = { questionId: string; isFavourite: boolean; version: string }

/** What the diary knows of itself. */
export type DiaryState = {
  /** Whose attempts the service has: the temporary id they were sent under. */
  owner: string | null
  cursor: Cursor | null
  /** The service's time minus the device's; null while the service has never told. */
  clockOffset: number | null
  allowance: { limit: number | null; used: number; resetsAt: number } | null
}

export interface Tables extends DBSchema {
  attempts: { key: string; value: Attempt; indexes: { question: string; session: string } }
  outbox: { key: string; value: Waiting; indexes: { retryAt: number } }
  refused: { key: string; value: Refused }
  records: { key: string; value: QuestionRecord }
  marks: { key: string; value: Mark; indexes: { best: string; session: string } }
  bests: { key: string; value: number }
  days: { key: string; value: DayCount }
  sessions: { key: string; value: Session; indexes: { slot: string } }
  finishes: { key: string; value: string }
  favourites: { key: string; value: string }
  favouriteOps: { key: string; value: FavouriteOp }
  state: { key: string; value: DiaryState }
  preferences: { key: string; value: unknown }
}

/** Everything that one learner did in one edition on this device, safe across restarts. */
export type Diary = IDBPDatabase<Tables>

export const TABLES = [
  'attempts',
  'outbox',
  'refused',
  'records',
  'marks',
  'bests',
  'days',
  'sessions',
  'finishes',
  'favourites',
  'favouriteOps',
  'state',
  'preferences',
] as const

/** A transaction that writes, over all that an answer touches. */
export type Writing = IDBPTransaction<Tables, (typeof TABLES)[number][], 'readwrite'>

export const openDiary = (name: string): Promise<Diary> =>
  openDB<Tables>(name, 1, {
    upgrade: (database) => {
      const attempts = database.createObjectStore('attempts', { keyPath: 'id' })
      attempts.createIndex('question', 'questionId')
      attempts.createIndex('session', 'sessionId')
      database.createObjectStore('outbox', { keyPath: 'id' }).createIndex('retryAt', 'retryAt')
      database.createObjectStore('refused', { keyPath: 'id' })
      database.createObjectStore('records', { keyPath: 'questionId' })
      const marks = database.createObjectStore('marks', { keyPath: 'key' })
      marks.createIndex('best', 'bestKey')
      marks.createIndex('session', 'sessionId')
      database.createObjectStore('bests')
      database.createObjectStore('days')
      // Only open sessions have a slot, so only they are in the index.
      database.createObjectStore('sessions', { keyPath: 'id' }).createIndex('slot', 'slot')
      database.createObjectStore('finishes')
      database.createObjectStore('favourites')
      database.createObjectStore('favouriteOps', { keyPath: 'questionId' })
      database.createObjectStore('state')
      database.createObjectStore('preferences')
    },
    // A newer build in another tab must be able to change the tables.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close()
    },
  })

/** Does all of `work` or nothing of it. `work` may wait only for the transaction's own requests. */
export async function write<T>(diary: Diary, work: (writing: Writing) => Promise<T>): Promise<T> {
  const writing: Writing = diary.transaction([...TABLES], 'readwrite')
  const done = writing.done.catch((error: unknown) => error)
  try {
    const result = await work(writing)
    const failure = await done
    if (failure !== undefined) throw failure
    return result
  } catch (error) {
    try {
      writing.abort()
    } catch {
      // It has already ended.
    }
    await done
    throw error
  }
}

const STATE = 'state'
const FIRST_STATE: DiaryState = { owner: null, cursor: null, clockOffset: null, allowance: null }

export const findState = async (diary: Diary): Promise<DiaryState> => (await diary.get('state', STATE)) ?? FIRST_STATE

/** What the diary knows of itself, read within a transaction. */
export const findStateIn = async (writing: Writing): Promise<DiaryState> =>
  (await writing.objectStore('state').get(STATE)) ?? FIRST_STATE

/** Changes what the diary knows of itself, within a transaction. */
export async function saveState(writing: Writing, change: Partial<DiaryState>): Promise<void> {
  await writing.objectStore('state').put({ ...(await findStateIn(writing)), ...change }, STATE)
}
