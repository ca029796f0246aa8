import { createCalls } from '#api/calls.ts'
import { createClient } from '#api/client.ts'
import type { EditionCode } from '#api/shapes.ts'
import { openContent, type Content } from '#content/content.ts'
import { numbersOf, type Pack } from '#content/pack.ts'
import type { Store } from '#lib/store.ts'
import { Clock } from './clock.ts'
import type { Device } from './device.ts'
import { findState, openDiary, TABLES, write, type Diary } from './diary.ts'
import type { Exchange } from './exchange.ts'
import { createIds } from './ids.ts'
import { openJournal, type Journal } from './journal.ts'
import type { LiveSession } from './liveSession.ts'
import { openBoard, type Board } from './board.ts'
import { setFavourite } from './favourites.ts'
import type { Progress } from './progress.ts'
import { createPulse, type Pulse } from './pulse.ts'
import { createPractice } from './practice.ts'
import { replay } from './replay.ts'
import type { Spec } from './spec.ts'
import { sync } from './sync.ts'
import { diaryName } from './traces.ts'
import { Visitor } from './visitor.ts'

/** This device has nothing to learn from yet, and nothing could be fetched. */
export class NoPack extends Error {
  override readonly name = 'NoPack'
}

/** Everything that one person's learning in one edition is, on this device. */
export type Learner = {
  readonly edition: EditionCode
  /** The learner's clock: the device's, corrected by what the service says. */
  now: () => number
  /** What there is to learn from; throws `NoPack` before `ready`. */
  pack: () => Pack
  packStore: Store<Pack | null>
  progress: Store<Progress>
  /** Waits until there is something to learn from. */
  ready: () => Promise<void>
  /** Fetches what this person may have, after that changed: on sign-in, with a subscription. */
  refreshPack: () => Promise<void>
  /** A new session; one that is open in its place is handed in as it stands. */
  start: (spec: Spec) => Promise<LiveSession>
  /** The open session of what was asked; it may turn out to be over by now. */
  find: (spec: Spec) => Promise<LiveSession | null>
  /** A session of what was asked that is over, by its id, for its result; null when this device does not have it. */
  findOver: (id: string, spec: Spec) => Promise<LiveSession | null>
  resumeOrStart: (spec: Spec) => Promise<LiveSession>
  /** How many questions a new session would have: drawn one by one, those it begins with. */
  count: (spec: Spec) => number
  addFavourite: (questionId: string) => Promise<void>
  removeFavourite: (questionId: string) => Promise<void>
  /** Keeps a choice of this person on this device. */
  remember: (name: string, value: unknown) => Promise<void>
  recall: (name: string) => Promise<unknown>
  /** Exchanges with the service now; never rejects. */
  sync: () => Promise<void>
  /** Forgets the visitor's id and empties the diary, after a last try to hand over what waits. */
  forget: () => Promise<void>
  close: () => void
}

/** Opens what lies on this device; nothing is sent before `sync`. */
export async function createLearner(edition: EditionCode, device: Device, waits?: readonly number[]): Promise<Learner> {
  const diary = await openDiary(diaryName(device.prefix, edition))
  const clock = new Clock(device.now, (await findState(diary)).clockOffset)
  const visitor = new Visitor(device)
  const client = createClient({
    edition,
    fetch: device.fetch,
    visitor: () => visitor.find(),
    now: device.now,
    onTime: (served) => clock.hear(served),
    ...(waits ? { waits } : {}),
  })
  const content = await openContent({
    edition,
    database: `${device.prefix}content-${edition}`,
    read: client.getIfChanged,
    now: device.now,
    needed: () => neededQuestions(diary),
  })
  const numbers = () => content.pack.get() ?? numbersOf(edition, {})
  const timeZone = () => numbers().timeZone
  const journal = openJournal(device, edition)
  await replay(journal, diary, timeZone())
  const board = await openBoard({ name: `${device.prefix}board-${edition}`, diary, device, clock, pack: content.pack, numbers })
  const exchange = { diary, calls: createCalls(client), clock, visitor, timeZone, tell: board.tell }
  const pulse = createPulse(device, (isFull) => exchanged({ exchange, content, board, device, edition }, isFull), () => nextIn(diary, clock))
  return assemble({ edition, device, diary, journal, clock, visitor, content, board, pulse, timeZone })
}

type Parts = {
  edition: EditionCode
  device: Device
  diary: Diary
  journal: Journal
  clock: Clock
  visitor: Visitor
  content: Content
  board: Board
  pulse: Pulse
  timeZone: () => string
}

function assemble({ edition, device, diary, journal, clock, visitor, content, board, pulse, timeZone }: Parts): Learner {
  const now = () => clock.now()
  const newId = createIds(now, device.fillRandom)
  const pack = () => {
    const here = content.pack.get()
    if (!here) throw new NoPack()
    return here
  }
  const practice = createPractice({ diary, journal, device, now, newId, pack, timeZone, board, told: pulse.soon })
  const favourite = async (questionId: string, isFavourite: boolean) => {
    await setFavourite(diary, { questionId, isFavourite, version: newId() })
    board.tell(null)
    pulse.soon()
  }
  return {
    edition,
    now,
    pack,
    packStore: content.pack,
    progress: board.progress,
    ready: async () => {
      if (content.pack.get()) return
      await content.refresh().catch((error: unknown) => {
        throw new NoPack(String(error))
      })
    },
    refreshPack: () => content.refresh({ isForced: true }),
    ...practice,
    addFavourite: (questionId) => favourite(questionId, true),
    removeFavourite: (questionId) => favourite(questionId, false),
    remember: async (name, value) => {
      await diary.put('preferences', value, name)
    },
    recall: (name) => diary.get('preferences', name),
    sync: pulse.now,
    forget: async () => {
      await pulse.now()
      visitor.forget()
      journal.clear()
      await write(diary, async (writing) => {
        for (const table of TABLES) await writing.objectStore(table).clear()
      })
      await board.reload()
      board.tell(null)
    },
    close: () => {
      pulse.stop()
      board.close()
      content.close()
      diary.close()
    },
  }
}

type Exchanging = { exchange: Exchange; content: Content; board: Board; device: Device; edition: EditionCode }

async function exchanged({ exchange, content, board, device, edition }: Exchanging, isFull: boolean): Promise<void> {
  board.setNetwork('syncing')
  // One tab at a time: two would send the same attempts.
  const synced = device.alone(`${device.prefix}sync-${edition}`, () => sync(exchange, isFull))
  const results = await Promise.allSettled([synced, isFull ? content.refresh() : null])
  const failed = results.find((result) => result.status === 'rejected')
  board.setNetwork(failed ? 'failing' : 'idle')
  if (failed) throw failed.reason
}

async function nextIn(diary: Diary, clock: Clock): Promise<number | null> {
  const [next] = await diary.getAllFromIndex('outbox', 'retryAt', null, 1)
  return next ? Math.max(0, next.retryAt - clock.now()) : null
}

async function neededQuestions(diary: Diary): Promise<Set<string>> {
  const open = await diary.getAllFromIndex('sessions', 'slot')
  return new Set(open.flatMap((session) => session.steps.map((step) => step.questionId)))
}
