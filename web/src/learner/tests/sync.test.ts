import * as fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import type { Learner } from '#learner/learner.ts'
import type { Progress } from '#learner/progress.ts'
import { quiet, World, type Fate } from './world.ts'

const HOUR = 3_600_000
const nonstop = { mode: 'nonstop', questionSeconds: null, mistakesAllowed: null, hasHints: true } as const

const worlds: World[] = []
const newWorld = () => {
  const world = new World()
  worlds.push(world)
  return world
}
afterEach(() => {
  for (const world of worlds.splice(0)) world.close()
})

/** Answers the open question of non-stop, beginning again when all were asked. */
async function answer(learner: Learner, isRight: boolean): Promise<void> {
  const live = await learner.resumeOrStart(nonstop)
  const before = live.getSnapshot()
  if (before.step?.answer) await live.next()
  const at = live.getSnapshot()
  if (at.isOver) return answer(learner, isRight)
  await live.answer([isRight ? 'a' : 'b'])
}

const shown = ({ questions, bests, days, parts, topics, favourites, mistakes }: Progress) => ({
  questions: [...questions].toSorted(),
  bests: [...bests].toSorted(),
  days: [...days].filter(([, day]) => day.answers > 0).toSorted(),
  parts: [...parts],
  topics: [...topics],
  favourites: [...favourites].toSorted(),
  mistakes,
})

/** What the service's attempts come to, worked out in the plainest way. */
function streaks(world: World): Record<string, number> {
  const byTime = world.service.attempts.toSorted((a, b) => (`${a.answered_at} ${a.id}` < `${b.answered_at} ${b.id}` ? -1 : 1))
  const known: Record<string, number> = {}
  for (const { question_id, is_right } of byTime) known[question_id] = is_right ? (known[question_id] ?? 0) + 1 : 0
  return known
}

const fate = fc.constantFrom<Fate>('ok', 'ok', 'lost', 'reply lost', 'doubled', 'late', 'failing')
const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('answer' as const), on: fc.nat(1), isRight: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sync' as const), on: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), on: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 20 * HOUR }) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('deliver late' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('favourite' as const), on: fc.nat(1), id: fc.integer({ min: 1, max: 3 }), isAdded: fc.boolean() }) },
)

test('[LEARN-13, APP-02] whatever is lost, doubled or late, the service holds each answer once and both devices end alike', { timeout: 60_000 }, async () => {
  const skew = fc.integer({ min: -30 * HOUR, max: 30 * HOUR })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fate, { maxLength: 60 }), skew, skew, async (steps, fates, skewA, skewB) => {
      const world = newWorld()
      const open = (on: number) => world.tab(`device-${on}`, { skew: on === 0 ? skewA : skewB, tempUser: 'visitor-x' })
      const devices = [await open(0), await open(1)]
      for (const device of devices) await device.ready()
      world.fates.push(...fates)
      let given = 0
      for (const one of steps) {
        world.time += 1000
        const learner = 'on' in one ? devices[one.on] : undefined
        if (one.kind === 'wait') world.time += one.ms
        else if (one.kind === 'deliver late') world.deliverLate()
        else if (!learner) continue
        else if (one.kind === 'answer') {
          await answer(learner, one.isRight)
          given += 1
        } else if (one.kind === 'sync') await learner.sync()
        else if (one.kind === 'favourite') await (one.isAdded ? learner.addFavourite(`q-1-${one.id}`) : learner.removeFavourite(`q-1-${one.id}`))
        else {
          learner.close()
          devices[one.on] = await open(one.on)
          await devices[one.on]?.ready()
        }
      }
      await world.settle(...devices)
      const [a, b] = devices.map((device) => device.progress.get())
      expect(world.service.attempts.length).toBe(given)
      expect(new Set(world.service.attempts.map(({ id }) => id)).size).toBe(given)
      expect(a && shown(a)).toEqual(b && shown(b))
      expect(Object.fromEntries([...(a?.questions ?? [])].map(([id, one]) => [id, one.rightInARow]))).toEqual(streaks(world))
      expect(a?.waiting).toEqual({ answers: 0, tomorrow: 0, aside: 0 })
      world.close()
      await quiet()
    }),
    { numRuns: 60 },
  )
})

test('[CONS-05, APP-02] answering works before there is a visitor id and without a network; it is sent later', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  world.isOnline = false
  await answer(learner, true)
  await learner.sync()
  await quiet()
  expect(learner.progress.get()).toMatchObject({ network: 'failing', waiting: { answers: 1 } })
  expect(world.storage('phone').get('tempUser')).toBeUndefined()
  world.isOnline = true
  await world.settle(learner)
  expect(world.storage('phone').get('tempUser')).toBe('visitor-1')
  expect(world.service.attempts.map(({ fuid }) => fuid)).toEqual(['visitor-1'])
  expect(learner.progress.get().waiting.answers).toBe(0)
})

test('[SESS-01] nobody gets an id who has nothing to say', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await world.settle(learner)
  expect(world.service.calls.filter((call) => call.startsWith('POST'))).toEqual([])
})

test('[CONS-03] after the visitor id was removed a new one is made; what this device knows stays', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  await answer(learner, true)
  await world.settle(learner)
  world.storage('phone').clear()
  await answer(learner, false)
  await world.settle(learner)
  expect(world.service.attempts.map(({ fuid }) => fuid)).toEqual(['visitor-1', 'visitor-2'])
  expect(learner.progress.get().totals.answeredCount).toBe(2)
})

test('a clock that is wrong before the service was ever heard is put right for what waits', async () => {
  const world = newWorld()
  const learner = await world.tab('phone', { skew: 26 * HOUR })
  await learner.ready()
  const at = world.time
  world.isOnline = false
  await answer(learner, true)
  world.time += HOUR
  world.isOnline = true
  await world.settle(learner)
  expect(Math.abs(Date.parse(world.service.attempts[0]?.answered_at ?? '') - at)).toBeLessThan(1000)
  expect(Math.abs(learner.now() - world.time)).toBeLessThan(1000)
})

test('the service is asked for the time before anything dated by the device alone is sent', async () => {
  const world = newWorld()
  const first = await world.tab('phone', { skew: -26 * HOUR, tempUser: 'visitor-x' })
  await first.ready()
  first.close()
  const learner = await world.tab('phone', { skew: -26 * HOUR })
  await answer(learner, true)
  const at = world.time
  world.time += HOUR
  world.fates.push('lost')
  await learner.sync()
  expect(Math.abs(Date.parse(world.service.attempts[0]?.answered_at ?? '') - at)).toBeLessThan(1000)
})

test('a clock that is put forward later does not lose an answer: it was given now at the latest', async () => {
  const world = newWorld()
  const before = await world.tab('phone')
  await before.ready()
  await answer(before, true)
  await world.settle(before)
  before.close()
  const after = await world.tab('phone', { skew: 5 * HOUR })
  world.time += 1000
  await answer(after, false)
  await world.settle(after)
  expect(world.service.attempts.map(({ is_right }) => is_right)).toEqual([true, false])
  expect(Math.abs(Date.parse(world.service.attempts[1]?.answered_at ?? '') - world.time)).toBeLessThan(2000)
  expect(after.progress.get().waiting).toEqual({ answers: 0, tomorrow: 0, aside: 0 })
})

test('[ROLE-01] a session is told to be over only when all its answers have arrived', async () => {
  const world = newWorld()
  world.service.limit = 3
  const learner = await world.tab('phone')
  await learner.ready()
  const live = await learner.start({ mode: 'mock', ticketId: 1 })
  for (let i = 0; i < 4; i += 1) {
    await live.show(i)
    await live.answer(['a'])
  }
  await world.settle(learner)
  expect([live.getSnapshot().result?.isConfirmed, world.service.sessions.size]).toEqual([false, 0])
  world.time += 15 * HOUR
  await world.settle(learner)
  expect([live.getSnapshot().result, world.service.sessions.size]).toMatchObject([{ right: 4, isConfirmed: true }, 1])
})

test('[ROLE-01] what is beyond the daily limit is kept, told, and counted on the next day', async () => {
  const world = newWorld()
  world.service.limit = 3
  const learner = await world.tab('phone')
  await learner.ready()
  await world.settle(learner)
  for (let i = 0; i < 5; i += 1) {
    world.time += 1000
    await answer(learner, i % 2 === 0)
  }
  await world.settle(learner)
  expect(world.service.attempts.length).toBe(3)
  expect(learner.progress.get()).toMatchObject({
    waiting: { answers: 0, tomorrow: 2, aside: 0 },
    allowance: { limit: 3, left: 0, resetsAt: Date.UTC(2026, 10, 22) },
    totals: { answeredCount: 5 },
  })
  await learner.sync()
  expect(world.service.attempts.length).toBe(3)
  world.time += 15 * HOUR
  await world.settle(learner)
  expect(world.service.attempts.length).toBe(5)
  expect(learner.progress.get()).toMatchObject({ waiting: { answers: 0, tomorrow: 0 }, allowance: { limit: 3, used: 2, left: 1 } })
  const other = await world.tab('tablet', { tempUser: 'visitor-1' })
  await world.settle(other)
  expect(shown(other.progress.get())).toEqual(shown(learner.progress.get()))
})

test('[LEARN-13] an answer that the service refuses is put aside with its code and does not hold up the others', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  await answer(learner, true)
  world.service.lists = { ...world.service.lists, questions: world.service.lists.questions.filter(({ id }) => !learner.progress.get().questions.has(id)) }
  await answer(learner, true)
  await answer(learner, true)
  await world.settle(learner)
  expect(world.service.attempts.length).toBe(2)
  expect(learner.progress.get()).toMatchObject({ waiting: { answers: 0, tomorrow: 0, aside: 1 } })
  expect(learner.progress.get().questions.size).toBe(2)
})

test('[LEARN-13] where the service grades otherwise, its word holds', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  world.service.lists = { ...world.service.lists, questions: world.service.lists.questions.map((one) => ({ ...one, correct: ['c'] })) }
  await answer(learner, true)
  const [id = ''] = learner.progress.get().questions.keys()
  expect(learner.progress.get().questions.get(id)).toMatchObject({ isLastRight: true, isMistake: false })
  await world.settle(learner)
  expect(learner.progress.get().questions.get(id)).toMatchObject({ isLastRight: false, isMistake: true })
})

test('[APP-02] more than a call holds is sent in calls of at most 100, each once', { timeout: 20_000 }, async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  world.isOnline = false
  for (let i = 0; i < 130; i += 1) {
    world.time += 1000
    await answer(learner, true)
  }
  world.isOnline = true
  await world.settle(learner)
  expect(world.service.calls.filter((call) => call === 'POST /api/v1/attempts/').length).toBe(2)
  expect(world.service.attempts.length).toBe(130)
})

test('[EDN-05] progress, favourites and sessions of one edition do not show in the other', async () => {
  const world = newWorld()
  const gb = await world.tab('phone')
  const pl = await world.tab('phone', { edition: 'PL' })
  await Promise.all([gb.ready(), pl.ready()])
  await answer(gb, false)
  await gb.addFavourite('q-1-1')
  await world.settle(gb, pl)
  expect(pl.progress.get().questions.size + pl.progress.get().favourites.size + pl.progress.get().mistakes.length).toBe(0)
  expect(await pl.find(nonstop)).toBeNull()
  expect(await gb.find(nonstop)).not.toBeNull()
  expect(world.service.attempts.map(({ edition }) => edition)).toEqual(['GB'])
})

test('[LEARN-11] favourites of a visitor stay through toggles, failures and other devices', async () => {
  const world = newWorld()
  const phone = await world.tab('phone', { tempUser: 'visitor-x' })
  const tablet = await world.tab('tablet', { tempUser: 'visitor-x' })
  await Promise.all([phone.ready(), tablet.ready()])
  world.isOnline = false
  await phone.addFavourite('q-1-1')
  await phone.addFavourite('q-1-2')
  await phone.removeFavourite('q-1-2')
  await tablet.addFavourite('q-2-1')
  await quiet()
  expect([...phone.progress.get().favourites]).toEqual(['q-1-1'])
  world.isOnline = true
  await world.settle(phone, tablet)
  await world.settle(phone, tablet)
  for (const device of [phone, tablet]) expect([...device.progress.get().favourites].toSorted()).toEqual(['q-1-1', 'q-2-1'])
  const live = await phone.start({ mode: 'favorites', ticketId: 1 })
  expect(live.getSnapshot().count).toBe(2)
})

test('[LEARN-11] a favourite that is changed while the service is told of it, or tells of others, stays as changed', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  await learner.addFavourite('q-1-1')
  world.during.set('POST /api/v1/users/favorite-questions/', () => learner.removeFavourite('q-1-1'))
  world.during.set('POST /api/v1/users/favorite-questions/get', () => learner.addFavourite('q-1-2'))
  await learner.sync()
  await quiet()
  expect([...learner.progress.get().favourites]).toEqual(['q-1-2'])
  await world.settle(learner)
  expect([...learner.progress.get().favourites]).toEqual(['q-1-2'])
  expect(world.service.favourites.get('GB visitor-1')).toEqual(['q-1-2'])
})

test('[LEARN-14] an answer in one tab shows in the others', async () => {
  const world = newWorld()
  const one = await world.tab('phone')
  const other = await world.tab('phone')
  await one.ready()
  await other.ready()
  await answer(one, false)
  expect(one.progress.get().mistakes.length).toBe(1)
  await quiet()
  expect(other.progress.get().mistakes).toEqual(one.progress.get().mistakes)
  expect(other.progress.get().topics).toEqual(one.progress.get().topics)
})

test('two tabs that exchange at once send each answer once', async () => {
  const world = newWorld()
  const one = await world.tab('phone')
  const other = await world.tab('phone')
  await one.ready()
  await answer(one, true)
  await Promise.all([one.sync(), other.sync()])
  expect(world.service.calls.filter((call) => call === 'POST /api/v1/attempts/').length).toBe(1)
  expect(world.service.calls.filter((call) => call.includes('temporary')).length).toBe(1)
})

test('on leaving, what waits is handed over first and then the device is emptied', async () => {
  const world = newWorld()
  const learner = await world.tab('phone')
  await learner.ready()
  await answer(learner, true)
  await learner.forget()
  await quiet()
  expect(world.service.attempts.length).toBe(1)
  expect(learner.progress.get().questions.size).toBe(0)
  expect(world.storage('phone').size).toBe(0)
})
