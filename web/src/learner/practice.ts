import type { Pack } from '#content/pack.ts'
import type { Board } from './board.ts'
import type { Device } from './device.ts'
import type { Diary } from './diary.ts'
import type { Journal } from './journal.ts'
import { liveSession, type LiveSession, type Surroundings } from './liveSession.ts'
import { countFor, drawNext, planSession, type Ground } from './plan.ts'
import { mistakesOf } from './progress.ts'
import type { Session } from './session.ts'
import { slotOf, ticketOf, type Spec } from './spec.ts'
import { addSession, takeStep } from './steps.ts'

/** What practising needs. */
export type PracticeOptions = {
  diary: Diary
  journal: Journal
  device: Pick<Device, 'now' | 'fillRandom' | 'shown'>
  now: () => number
  newId: () => string
  pack: () => Pack
  timeZone: () => string
  board: Board
  /** Called when there is something to send. */
  told: () => void
}

/** Starting and continuing sessions. */
export type Practice = {
  start: (spec: Spec) => Promise<LiveSession>
  find: (spec: Spec) => Promise<LiveSession | null>
  /** A session of what was asked that is over, by its id; null when this device does not have it. */
  findOver: (id: string, spec: Spec) => Promise<LiveSession | null>
  resumeOrStart: (spec: Spec) => Promise<LiveSession>
  /** How many questions a new session would have: drawn one by one, those it begins with. */
  count: (spec: Spec) => number
}

/** Sessions over one diary. */
export function createPractice(options: PracticeOptions): Practice {
  const { diary, device, board } = options
  const lives = new Map<string, LiveSession>()
  board.onChange(() => {
    for (const live of lives.values()) void live.reload().catch(() => null)
  })
  const ground = (): Ground => {
    const [pack, known] = [options.pack(), board.known()]
    return { pack, records: known.records, favourites: known.favourites, mistakes: mistakesOf(pack, known) }
  }
  const enliven = (session: Session): LiveSession => {
    const live = lives.get(session.id) ?? liveSession(session, surroundings(options, session.id, ground))
    lives.set(session.id, live)
    return live
  }
  const start = async (spec: Spec) => {
    const session = planSession(spec, ground(), { id: options.newId(), seed: seedOf(device), at: options.now() })
    board.tell(await addSession(diary, options.timeZone(), session))
    return enliven(session)
  }
  const find = async (spec: Spec) => {
    const open = await diary.getAllFromIndex('sessions', 'slot', slotOf(spec))
    const session = open.at(-1)
    if (!session) return null
    const live = enliven(session)
    await live.reload()
    await live.check()
    return live
  }
  const findOver = async (id: string, spec: Spec) => {
    const session = await diary.get('sessions', id)
    const isAsked = session?.mode === spec.mode && session.ticket?.id === ticketOf(spec)?.id
    return session && isAsked && session.finishedAt !== null ? enliven(session) : null
  }
  return { start, find, findOver, count: (spec) => countFor(spec, ground()), resumeOrStart: async (spec) => (await find(spec)) ?? start(spec) }
}

function surroundings(options: PracticeOptions, id: string, ground: () => Ground): Surroundings {
  const { diary, device, board } = options
  return {
    now: options.now,
    deviceNow: device.now,
    shown: device.shown,
    newId: options.newId,
    pack: options.pack,
    drawNext: (session) => drawNext(session, ground()),
    note: (event) => options.journal.note({ sessionId: id, event }),
    keep: async (eventBy) => {
      const taken = await takeStep(diary, options.timeZone(), id, eventBy)
      if (!taken) return null
      board.tell(taken.changes)
      if (taken.changes.records.size > 0 || taken.session.finishedAt !== null) options.told()
      return taken.session
    },
    find: () => diary.get('sessions', id),
  }
}

function seedOf(device: Pick<Device, 'fillRandom'>): number {
  const bytes = new Uint8Array(4)
  device.fillRandom(bytes)
  return new DataView(bytes.buffer).getInt32(0)
}
