import { afterEach, expect, test } from 'vitest'
import { quiet, World } from './world.ts'

let world = new World()
afterEach(() => {
  world.close()
  world = new World()
})

async function learnerWithPack() {
  const learner = await world.tab('phone')
  await learner.ready()
  return learner
}
const express = { mode: 'express', questionSeconds: null, mistakesAllowed: null, hasHints: true } as const

test('[ROUTE-18] what was begun waits to be continued, the latest first, until it is over', async () => {
  const learner = await learnerWithPack()
  const mock = await learner.start({ mode: 'mock', ticketId: 1 })
  await mock.answer(['a'])
  world.time += 60_000
  const drawn = await learner.start(express)
  await drawn.answer(['b'])
  await quiet()
  const { open } = learner.progress.get()
  expect(open.map(({ mode, ticket, answered, count }) => [mode, ticket?.id ?? null, answered, count])).toEqual([
    ['express', null, 1, null],
    ['mock', 1, 1, 4],
  ])
  await drawn.finish()
  await mock.finish()
  await quiet()
  expect(learner.progress.get().open).toEqual([])
})

test('[ROUTE-18] a session that was only looked at is none to continue', async () => {
  const learner = await learnerWithPack()
  await learner.start({ mode: 'topic', ticketId: 101 })
  await quiet()
  expect(learner.progress.get().open).toEqual([])
})

test('[ROUTE-18] a session with a clock tells when its time is over', async () => {
  const learner = await learnerWithPack()
  const began = learner.now()
  const exam = await learner.start({ mode: 'simulator', ticketId: 1 })
  await exam.answer(['a'])
  await quiet()
  expect(learner.progress.get().open).toMatchObject([{ mode: 'simulator', endsAt: began + 600_000 }])
})
