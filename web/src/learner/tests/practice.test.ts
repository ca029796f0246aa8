import { afterEach, expect, test } from 'vitest'
import { openDiary, write } from '#learner/diary.ts'
import { LAST_INDIVIDUAL } from '#learner/fold.ts'
import type { Learner } from '#learner/learner.ts'
import type { LiveSession } from '#learner/liveSession.ts'
import type { Spec } from '#learner/spec.ts'
import { question } from './lessons.ts'
import { quiet, World } from './world.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const marathon = { mode: 'marathon', questionSeconds: 35, mistakesAllowed: 0, hasHints: true } as const

let world = new World()
afterEach(() => {
  world.close()
  world = new World()
})

async function phone(): Promise<Learner> {
  const learner = await world.tab('phone')
  await learner.ready()
  return learner
}

/** Closes the tab and opens another on the same device. */
async function reopened(learner: Learner): Promise<Learner> {
  learner.close()
  return phone()
}

const threeQuestions = { mode: 'individual', questions: 3, mistakesAllowed: null, shufflesOptions: false, minutes: null, hasHints: false } as const

/** An individual exam from its beginning to its end. */
async function exam(learner: Learner, right: number): Promise<void> {
  world.time += MINUTE
  const live = await learner.start(threeQuestions)
  for (let i = 0; i < 3; i += 1) {
    await live.answer([i < right ? 'a' : 'b'])
    await live.next()
  }
}

async function found(learner: Learner, spec: Spec): Promise<LiveSession> {
  const live = await learner.find(spec)
  if (!live) throw new Error('there is no open session')
  return live
}

test('[LEARN-03, LEARN-14] an answer shows at once, before it is even written down, and counts everywhere after', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'topic', ticketId: 101 })
  expect(live.getSnapshot()).toMatchObject({ position: 0, count: 3, feedback: null, isOver: false })
  const written = live.answer(['b'])
  expect(live.getSnapshot().feedback).toEqual({ isRight: false, correct: ['a'] })
  await written
  await quiet()
  expect(learner.progress.get()).toMatchObject({ mistakes: [{ topicId: 1, questionId: 'q-1-1' }], waiting: { answers: 1 } })
  await live.answer(['a'])
  expect(live.getSnapshot().feedback?.isRight).toBe(false)
  expect(learner.progress.get().days.get('2026-11-21')).toEqual({ answers: 1, right: 0 })
})

test('[LEARN-02] a part is passed by its best result, a topic when all its parts are', async () => {
  const learner = await phone()
  for (const ticketId of [101, 102]) {
    const live = await learner.start({ mode: 'topic', ticketId })
    for (const position of [0, 1, 2]) {
      await live.show(position)
      await live.answer(['a'])
    }
    expect(live.getSnapshot()).toMatchObject({ isOver: true, result: { right: 3, count: 3, isPassed: true, end: 'all_answered' } })
    expect(learner.progress.get().parts.get(ticketId)).toMatchObject({ bestResult: 3, rightAnswersCount: 3, isPassed: true })
    expect(learner.progress.get().topics.get(1)?.isPassed).toBe(ticketId === 102)
  }
})

test('[LEARN-01] a mock keeps its best result and whether it was passed', async () => {
  const learner = await phone()
  for (const right of [3, 1]) {
    const live = await learner.start({ mode: 'mock', ticketId: 1 })
    for (let i = 0; i < 4; i += 1) {
      await live.show(i)
      await live.answer([i < right ? 'a' : 'b'])
    }
    expect(live.getSnapshot().result).toMatchObject({ right, count: 4, isPassed: right === 3 })
  }
  expect(learner.progress.get().mocks.get(1)).toEqual({ questionCount: 4, bestResult: 3, isTried: true, isPassed: true })
})

test('[LEARN-10] mistakes gather for their topic and for all, and leave where they are practised', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'mock', ticketId: 1 })
  for (let i = 0; i < 4; i += 1) {
    await live.show(i)
    await live.answer(['b'])
  }
  expect(learner.progress.get().mistakes.map((one) => one.questionId)).toEqual(['q-1-1', 'q-1-2', 'q-2-1', 'q-2-2'])
  const ofTopic = await learner.start({ mode: 'mistakes', ticketId: 2 })
  expect(ofTopic.getSnapshot().steps.map((step) => step.questionId)).toEqual(['q-2-1', 'q-2-2'])
  await ofTopic.answer(['a'])
  const all = await learner.start({ mode: 'mistakes', ticketId: 100 })
  expect(all.getSnapshot().steps.map((step) => step.questionId)).toEqual(['q-1-1', 'q-1-2', 'q-2-2'])
  for (let i = 0; i < 3; i += 1) {
    await all.show(i)
    await all.answer(['a'])
  }
  expect(learner.progress.get().mistakes).toEqual([])
  await expect(learner.start({ mode: 'mistakes', ticketId: 100 })).rejects.toThrow('mistakes/100')
})

test('[LEARN-12] a reload goes on where it was: same questions, same order of options, same answers, same clock', async () => {
  let learner = await phone()
  const before = await learner.start({ mode: 'simulator', ticketId: 1 })
  await before.answer(['a'])
  await before.show(2)
  await before.answer(['b'])
  await before.flag(2, true)
  const { steps, question: shown, totalEndsAt } = before.getSnapshot()
  world.isOnline = false
  world.time += 4 * MINUTE
  learner = await reopened(learner)
  const after = await found(learner, { mode: 'simulator', ticketId: 1 })
  expect(after.getSnapshot()).toMatchObject({ steps, question: shown, position: 2, totalEndsAt, feedback: null, isOver: false })
  expect((totalEndsAt ?? 0) - learner.now()).toBe(6 * MINUTE)
})

test('[LEARN-12, LEARN-04] an exam that was left runs out while nobody looks, and counts what was answered in time', async () => {
  let learner = await phone()
  const spec = { mode: 'simulator', ticketId: 1 } as const
  const before = await learner.start(spec)
  await before.answer(['a'])
  const end = before.getSnapshot().totalEndsAt
  expect(learner.progress.get().questions.size).toBe(0)
  world.time += 11 * MINUTE
  learner = await reopened(learner)
  const after = await found(learner, spec)
  expect(after.getSnapshot()).toMatchObject({ isOver: true, session: { finishedAt: end }, result: { right: 1, count: 4, isPassed: false, end: 'time_up' } })
  expect(learner.progress.get().questions.size).toBe(1)
  expect(await learner.find(spec)).toBeNull()
})

test('[LEARN-04] in a simulator answers can be changed and are shown and recorded only when it is handed in', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'simulator', ticketId: 1 })
  for (let i = 0; i < 4; i += 1) {
    await live.show(i)
    await live.answer(['b'])
    await live.answer(['a'])
  }
  expect(live.getSnapshot()).toMatchObject({ isOver: false, feedback: null, right: 0 })
  await live.finish()
  expect(live.getSnapshot()).toMatchObject({ isOver: true, feedback: { isRight: true }, result: { right: 4, isPassed: true, end: 'all_answered', isConfirmed: false } })
  expect(live.getSnapshot().result?.topics).toEqual([
    { topic: 1, right: 2, count: 2 },
    { topic: 2, right: 2, count: 2 },
  ])
  await world.settle(learner)
  expect(world.service.attempts.map((kept) => kept.chosen)).toEqual([['a'], ['a'], ['a'], ['a']])
  expect(live.getSnapshot().result).toMatchObject({ right: 4, isConfirmed: true })
})

test('[LEARN-04] the state exam: each question has its clock, there is no way back, and time goes on while nobody looks', async () => {
  let learner = await phone()
  const spec = { mode: 'simulator', ticketId: 2 } as const
  let live = await learner.start(spec)
  const start = world.time
  expect(live.getSnapshot()).toMatchObject({ answeringFrom: start + 20 * SECOND, questionEndsAt: start + 35 * SECOND })
  world.time += 5 * SECOND
  await live.beginAnswering()
  expect(live.getSnapshot()).toMatchObject({ answeringFrom: start + 5 * SECOND, questionEndsAt: start + 20 * SECOND })
  await live.answer(['a'])
  await live.next()
  await live.show(0)
  expect(live.getSnapshot()).toMatchObject({ position: 1, feedback: null })
  world.time += 36 * SECOND
  learner = await reopened(learner)
  live = await found(learner, spec)
  expect(live.getSnapshot()).toMatchObject({ position: 2, questionEndsAt: start + 5 * SECOND + 35 * SECOND + 50 * SECOND, isOver: false })
  await live.answer(['a'])
  await live.next()
  expect(live.getSnapshot().result).toMatchObject({ right: 2, count: 3, points: 2, isPassed: false, end: 'all_answered' })
  expect(live.getSnapshot().result?.sections.map(({ section, right }) => [section, right])).toEqual([
    ['basic', 1],
    ['specialist', 1],
  ])
})

test('[LEARN-06] a marathon ends at the first mistake and keeps its best result', async () => {
  const learner = await phone()
  for (const right of [3, 1]) {
    const live = await learner.start(marathon)
    for (let i = 0; i <= right; i += 1) {
      world.time += SECOND
      await live.answer([i < right ? 'a' : 'b'])
      await live.next()
    }
    expect(live.getSnapshot()).toMatchObject({ isOver: true, count: null, result: { right, end: 'mistakes_spent' } })
  }
  expect(learner.progress.get().bests.get('marathon')).toBe(3)
})

test('[LEARN-06, LEARN-12] the 35 seconds of a marathon question go on through a reload and stop once it is answered', async () => {
  let learner = await phone()
  const live = await learner.start(marathon)
  await live.answer(['a'])
  world.time += 10 * MINUTE
  await live.next()
  const asked = world.time
  expect(live.getSnapshot().questionEndsAt).toBe(asked + 35 * SECOND)
  world.time += 36 * SECOND
  learner = await reopened(learner)
  const after = await found(learner, marathon)
  expect(after.getSnapshot()).toMatchObject({ isOver: true, result: { right: 1, end: 'question_time_up' }, session: { finishedAt: asked + 35 * SECOND } })
})

test('[LEARN-06] a question of a marathon cannot be skipped', async () => {
  const learner = await phone()
  const live = await learner.start(marathon)
  await live.next()
  expect(live.getSnapshot()).toMatchObject({ position: 0, isOver: false })
})

test('[LEARN-07] non-stop asks every question once, whatever the answers, and keeps its best result', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'nonstop', questionSeconds: null, mistakesAllowed: null, hasHints: true })
  while (!live.getSnapshot().isOver) {
    await live.answer([live.getSnapshot().position % 2 === 0 ? 'a' : 'b'])
    await live.next()
  }
  const { steps, result } = live.getSnapshot()
  expect(new Set(steps.map((step) => step.questionId)).size).toBe(12)
  expect(result).toMatchObject({ right: 6, wrong: 6, end: 'all_answered', isPassed: null })
  expect(learner.progress.get().bests.get('nonstop')).toBe(6)
})

test('[LEARN-08] an individual exam keeps to what was chosen', async () => {
  const learner = await phone()
  const spec = { mode: 'individual', questions: 5, mistakesAllowed: 1, shufflesOptions: false, minutes: 3, hasHints: false, topics: [2] } as const
  const live = await learner.start({ ...spec, topics: [...spec.topics] })
  const view = live.getSnapshot()
  expect(view).toMatchObject({ count: 5, totalEndsAt: world.time + 3 * MINUTE, session: { hasHints: false } })
  expect(view.steps.every((step) => step.topic === 2)).toBe(true)
  expect(view.question?.options.map((option) => option.id)).toEqual(['a', 'b', 'c'])
  for (const chosen of ['b', 'a', 'b']) {
    await live.answer([chosen])
    await live.next()
  }
  expect(live.getSnapshot()).toMatchObject({ isOver: true, result: { right: 1, wrong: 2, isPassed: false, end: 'mistakes_spent' } })
  await world.settle(learner)
  expect([...world.service.sessions.values()]).toMatchObject([{ settings: { questions: 5, mistakes_allowed: 1, minutes: 3 } }])
})

test('[LEARN-08, ACC-02] the result of the individual exam finished last is kept beside the best, on every device alike', async () => {
  const learner = await phone()
  const results = ({ progress }: Learner) => ['individual', LAST_INDIVIDUAL].map((key) => progress.get().bests.get(key))
  await exam(learner, 3)
  await exam(learner, 1)
  expect(results(learner)).toEqual([3, 1])
  const live = await learner.start(threeQuestions)
  await live.answer(['a'])
  await live.next()
  await live.answer(['a'])
  expect(results(learner)).toEqual([3, 1])
  await live.finish()
  expect(results(learner)).toEqual([3, 2])
  await learner.sync()
  const tablet = await world.tab('tablet', { tempUser: world.storage('phone').get('tempUser') ?? '' })
  await world.settle(tablet)
  expect(results(tablet)).toEqual([3, 2])
})

test('[LEARN-09] express never ends by itself and comes back to what is not known', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'express', questionSeconds: null, mistakesAllowed: null, hasHints: true })
  for (let i = 0; i < 60; i += 1) {
    world.time += 10 * SECOND
    await live.answer([live.getSnapshot().step?.questionId === 'q-1-1' ? 'b' : 'a'])
    await live.next()
  }
  const view = live.getSnapshot()
  const asked = (id: string) => view.steps.filter((step) => step.questionId === id).length
  expect(view.isOver).toBe(false)
  expect(asked('q-1-1')).toBeGreaterThan(60 / 12)
  expect(learner.progress.get().questions.get('q-1-1')).toMatchObject({ level: 'dont_know' })
  expect(learner.progress.get().totals.levels.know_perfectly).toBeGreaterThan(0)
})

test('two tabs in one session do not overwrite each other', async () => {
  const one = await phone()
  const other = await phone()
  const here = await one.start({ mode: 'topic', ticketId: 101 })
  const there = await found(other, { mode: 'topic', ticketId: 101 })
  await here.answer(['a'])
  await there.answer(['b'])
  await there.show(1)
  await there.answer(['a'])
  await quiet()
  for (const live of [here, there]) {
    expect(live.getSnapshot().steps.map((step) => step.answer?.isRight)).toEqual([true, true, undefined])
  }
  expect(one.progress.get().days.get('2026-11-21')?.answers).toBe(2)
})

test('a session that gives way to a new one is handed in, with its answers', async () => {
  const learner = await phone()
  const old = await learner.start({ mode: 'simulator', ticketId: 1 })
  await old.answer(['a'])
  const next = await learner.start({ mode: 'simulator', ticketId: 1 })
  expect((await found(learner, { mode: 'simulator', ticketId: 1 })).id).toBe(next.id)
  expect(learner.progress.get().questions.size).toBe(1)
})

test('questions of an open session stay on the device when the service takes them back', async () => {
  let learner = await phone()
  await learner.start({ mode: 'topic', ticketId: 101 })
  world.service.version = 'v2'
  world.service.lists = { ...world.service.lists, questions: [question('q-2-6', 2)] }
  await learner.sync()
  expect(learner.pack().questions.map(({ id }) => id)).toEqual(['q-2-6'])
  learner = await reopened(learner)
  const live = await found(learner, { mode: 'topic', ticketId: 101 })
  await live.answer(['a'])
  expect(live.getSnapshot().feedback?.isRight).toBe(true)
  expect(learner.pack().question('q-1-5')).toBeUndefined()
})

test('[APP-02] a write that breaks off leaves nothing of itself', async () => {
  const diary = await openDiary('broken-off')
  const half = write(diary, async (writing) => {
    await writing.objectStore('preferences').put(1, 'half')
    throw new Error('power cut')
  })
  await expect(half).rejects.toThrow('power cut')
  expect(await diary.get('preferences', 'half')).toBeUndefined()
  await write(diary, (writing) => writing.objectStore('preferences').put(1, 'whole'))
  expect(await diary.get('preferences', 'whole')).toBe(1)
  diary.close()
})

test('[APP-02] a tab that is closed in the middle of an answer has kept all of it or nothing', async () => {
  let learner = await phone()
  const live = await learner.start({ mode: 'topic', ticketId: 101 })
  void live.answer(['a']).catch(() => null)
  learner = await reopened(learner)
  const steps = (await found(learner, { mode: 'topic', ticketId: 101 })).getSnapshot().steps
  const answered = steps.filter((step) => step.answer).length
  const { questions, waiting, days } = learner.progress.get()
  expect([questions.size, waiting.answers, days.get('2026-11-21')?.answers ?? 0]).toEqual([answered, answered, answered])
})

test('[ROLE-04] with another role the pack is fetched anew although its version is the same', async () => {
  const learner = await phone()
  world.service.lists = { ...world.service.lists, questions: [...world.service.lists.questions, question('premium', 2, { free: false })] }
  await learner.sync()
  expect(learner.pack().question('premium')).toBeUndefined()
  await learner.refreshPack()
  expect(learner.pack().question('premium')?.free).toBe(false)
})

test('what a person chose on this device is remembered', async () => {
  let learner = await phone()
  await learner.remember('individual', { questions: 20 })
  learner = await reopened(learner)
  expect(await learner.recall('individual')).toEqual({ questions: 20 })
})

test('[ERR-02] what is on the device opens without a network; a device without anything says so', async () => {
  await phone()
  world.isOnline = false
  const again = await phone()
  expect(again.pack().questions.length).toBe(12)
  await expect((await world.tab('new')).ready()).rejects.toMatchObject({ name: 'NoPack' })
})

test('[LEARN-12] a session that is over is found again for its result, by its id and only where it belongs', async () => {
  const learner = await phone()
  const live = await learner.start({ mode: 'topic', ticketId: 101 })
  expect(await learner.findOver(live.id, { mode: 'topic', ticketId: 101 })).toBeNull()
  await live.answer(['b'])
  await live.finish()
  const later = await reopened(learner)
  expect(await later.find({ mode: 'topic', ticketId: 101 })).toBeNull()
  expect((await later.findOver(live.id, { mode: 'topic', ticketId: 101 }))?.getSnapshot().result).toMatchObject({ right: 0, wrong: 1 })
  expect(await later.findOver(live.id, { mode: 'topic', ticketId: 102 })).toBeNull()
  expect(await later.findOver(live.id, marathon)).toBeNull()
  expect(await later.findOver('unknown', { mode: 'topic', ticketId: 101 })).toBeNull()
})
