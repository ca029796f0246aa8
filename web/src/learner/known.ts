import { findState, type DayCount, type Diary, type DiaryState, type QuestionRecord } from './diary.ts'
import type { Changes } from './folding.ts'
import { openSessionsOf, type OpenSession } from './openSessions.ts'

/** What waits for the service. */
export type WaitingCounts = { answers: number; tomorrow: number; aside: number }

/** All that progress is shown from, held in memory. */
export type Known = {
  records: ReadonlyMap<string, QuestionRecord>
  bests: ReadonlyMap<string, number>
  days: ReadonlyMap<string, DayCount>
  favourites: ReadonlySet<string>
  open: readonly OpenSession[]
  state: DiaryState
  waiting: WaitingCounts
}

/** Reads all of it from the diary. */
export async function readKnown(diary: Diary): Promise<Known> {
  const [records, bestKeys, bests, dayKeys, days, rest] = await Promise.all([
    diary.getAll('records'),
    diary.getAllKeys('bests'),
    diary.getAll('bests'),
    diary.getAllKeys('days'),
    diary.getAll('days'),
    readRest(diary),
  ])
  return {
    records: new Map(records.map((record) => [record.questionId, record])),
    bests: new Map(bestKeys.flatMap((key, i) => paired(key, bests[i]))),
    days: new Map(dayKeys.flatMap((key, i) => paired(key, days[i]))),
    ...rest,
  }
}

/** Reads what is small and changes with every exchange. */
export async function readRest(diary: Diary): Promise<Pick<Known, 'favourites' | 'open' | 'state' | 'waiting'>> {
  const [places, ids, sessions, state, all, answers, aside] = await Promise.all([
    diary.getAll('favourites'),
    diary.getAllKeys('favourites'),
    diary.getAllFromIndex('sessions', 'slot'),
    findState(diary),
    diary.count('outbox'),
    diary.countFromIndex('outbox', 'retryAt', IDBKeyRange.only(0)),
    diary.count('refused'),
  ])
  const inOrder = ids.map((id, i) => ({ id, place: places[i] ?? '' })).toSorted((a, b) => (a.place < b.place ? -1 : 1))
  return {
    favourites: new Set(inOrder.map(({ id }) => id)),
    open: openSessionsOf(sessions),
    state,
    waiting: { answers, tomorrow: all - answers, aside },
  }
}

/** What is known after a write, without reading it all again. */
export function knownAfter(known: Known, changes: Changes): Known {
  return {
    ...known,
    records: mapAfter(known.records, changes.records),
    bests: mapAfter(known.bests, changes.bests),
    days: mapAfter(known.days, changes.days),
  }
}

function mapAfter<V>(map: ReadonlyMap<string, V>, changes: ReadonlyMap<string, V | null>): ReadonlyMap<string, V> {
  if (changes.size === 0) return map
  const after = new Map(map)
  for (const [key, value] of changes) {
    if (value === null) after.delete(key)
    else after.set(key, value)
  }
  return after
}

function paired<V>(key: string, value: V | undefined): [string, V][] {
  return value === undefined ? [] : [[key, value]]
}
