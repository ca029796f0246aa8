import { afterEach, expect, test } from 'vitest'
import type { Device } from '#learner/device.ts'
import { createLearner, type Learner } from '#learner/learner.ts'
import { quiet, World } from './world.ts'

const topic = { mode: 'topic', ticketId: 101 } as const
const mock = { mode: 'mock', ticketId: 1, feedback: 'at_end' } as const

let world = new World()
afterEach(() => {
  world.close()
  world = new World()
})

/** A tab that goes away before it can begin to keep anything. */
const neverShown = { shown: () => new Promise<void>(() => undefined) }

async function phone(how: Partial<Device> = {}): Promise<Learner> {
  const learner = await createLearner('GB', { ...world.device('phone'), ...how }, [])
  await learner.ready()
  return learner
}

const left = () => [...world.storage('phone')].filter(([key]) => key.includes('journal'))

const shown = ({ questions, days, waiting }: ReturnType<Learner['progress']['get']>) => [[...questions], [...days], waiting]

test('[LEARN-14, APP-02] an answer given in the instant in which the page goes away is there when it opens again', async () => {
  let learner = await phone(neverShown)
  const live = await learner.start(topic)
  void live.answer(['b'])
  void live.next()
  void live.answer(['a'])
  learner.close()
  world.time += 60_000
  learner = await phone()
  expect(learner.progress.get()).toMatchObject({ mistakes: [{ questionId: 'q-1-1' }], waiting: { answers: 2 } })
  const again = (await learner.find(topic))?.getSnapshot()
  expect(again?.steps.map((step) => step.answer?.answeredAt)).toEqual([world.time - 60_000, world.time - 60_000, undefined])
  expect(left()).toEqual([])
  await learner.sync()
  expect(world.service.attempts.map((attempt) => attempt.question_id)).toEqual(['q-1-1', 'q-1-2'])
  learner.close()
})

test('[APP-02] a step that was kept, but not struck out, changes nothing, as often as it is read', async () => {
  let learner = await phone()
  const live = await learner.start(topic)
  const written = live.answer(['a'])
  const noted = left()
  expect(noted).toHaveLength(1)
  await written
  await live.next()
  expect(left()).toEqual([])
  const before = shown(learner.progress.get())
  for (let again = 0; again < 2; again += 1) {
    learner.close()
    for (const [key, text] of noted) world.storage('phone').set(key, text)
    learner = await phone()
    expect(shown(learner.progress.get())).toEqual(before)
    expect((await learner.find(topic))?.getSnapshot().position).toBe(1)
    expect(left()).toEqual([])
  }
  learner.close()
})

test('[APP-02] a choice that was changed since stays changed', async () => {
  let learner = await phone()
  const live = await learner.start(mock)
  const written = live.answer(['a'])
  const noted = left()
  await written
  world.time += 1000
  await live.answer(['b'])
  learner.close()
  for (const [key, text] of noted) world.storage('phone').set(key, text)
  learner = await phone()
  expect((await learner.find(mock))?.getSnapshot().step?.chosen).toEqual(['b'])
  learner.close()
})

test.each(['forbidden', 'full'])('where local storage is %s everything goes on without it', async (how) => {
  const refuse = () => {
    throw new DOMException(how, how === 'full' ? 'QuotaExceededError' : 'SecurityError')
  }
  const learner = await phone({ kept: { getItem: how === 'full' ? () => null : refuse, setItem: refuse, removeItem: refuse } })
  const live = await learner.start(topic)
  await live.answer(['a'])
  await quiet()
  expect(learner.progress.get().waiting.answers).toBe(1)
  learner.close()
})

test('what is not a step is thrown away, and a device that forgets leaves no steps', async () => {
  world.storage('phone').set('tempUser', 'a')
  let learner = await phone(neverShown)
  void (await learner.start(topic)).answer(['a'])
  const [[key, text] = ['', '']] = left()
  learner.close()
  world.storage('phone').set(key, `{"sess\n${text}`)
  learner = await phone()
  expect(learner.progress.get().waiting.answers).toBe(1)
  world.storage('phone').set(key, text)
  await learner.forget()
  expect(left()).toEqual([])
  learner.close()
})
