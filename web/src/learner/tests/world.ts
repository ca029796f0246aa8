import 'fake-indexeddb/auto'
import { Chance } from '#rules/draw.ts'
import type { Device } from '#learner/device.ts'
import { createLearner, type Learner } from '#learner/learner.ts'
import { Service } from './service.ts'

/** What becomes of one call. */
export type Fate = 'ok' | 'lost' | 'reply lost' | 'doubled' | 'late' | 'failing'

const MORNING = Date.UTC(2026, 10, 21, 9)
let worlds = 0

/** One service, some devices, and a network that does to each call what the test says. */
export class World {
  time = MORNING
  isOnline = true
  readonly fates: Fate[] = []
  /** What happens on the device between a call's arrival at the service and its reply. */
  readonly during = new Map<string, () => Promise<void>>()
  readonly service = new Service(() => this.time)
  readonly #name = `world-${++worlds}-`
  readonly #held: (() => void)[] = []
  readonly #open: Learner[] = []

  /** A tab on a device whose clock is wrong by `skew`. Tabs of one device share its storage. */
  tab(name: string, how: { skew?: number; tempUser?: string; edition?: 'GB' | 'PL' } = {}): Promise<Learner> {
    return this.#keepOpen(createLearner(how.edition ?? 'GB', this.device(name, how), []))
  }

  device(name: string, { skew = 0, tempUser }: { skew?: number; tempUser?: string } = {}): Device {
    const kept = this.#storage(name)
    if (tempUser !== undefined) kept.set('tempUser', tempUser)
    const chance = new Chance(name.length + this.#open.length * 7919 + worlds * 104_729)
    return {
      now: () => this.time + skew,
      fillRandom: (bytes) => bytes.set([...bytes].map(() => chance.below(256))),
      fetch: (input, request) => this.#call(String(input), request),
      kept: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      prefix: `${this.#name}${name}-`,
      alone: (lock, work) => this.#alone(lock, work),
      openChannel: (channel, hear) => this.#channel(channel, hear),
      shown: async () => undefined,
      after: () => () => undefined,
    }
  }

  storage = (name: string): Map<string, string> => this.#storage(name)

  /** Exchanges until nothing changes any more, with a network that works. */
  async settle(...learners: Learner[]): Promise<void> {
    this.fates.length = 0
    this.deliverLate()
    for (let round = 0; round < 3; round += 1) for (const learner of learners) await learner.sync()
    await quiet()
  }

  deliverLate(): void {
    for (const deliver of this.#held.splice(0)) deliver()
  }

  close(): void {
    for (const learner of this.#open) learner.close()
  }

  async #keepOpen(opening: Promise<Learner>): Promise<Learner> {
    const learner = await opening
    this.#open.push(learner)
    return learner
  }

  readonly #storages = new Map<string, Map<string, string>>()
  #storage(name: string): Map<string, string> {
    const storage = this.#storages.get(name) ?? new Map<string, string>()
    this.#storages.set(name, storage)
    return storage
  }

  readonly #locks = new Map<string, Promise<void>>()
  #alone(name: string, work: () => Promise<void>): Promise<void> {
    const run = (this.#locks.get(name) ?? Promise.resolve()).then(work)
    this.#locks.set(
      name,
      run.catch(() => undefined),
    )
    return run
  }

  readonly #channels = new Map<string, Set<() => void>>()
  #channel(name: string, hear: () => void) {
    const hearers = this.#channels.get(`${this.#name}${name}`) ?? new Set()
    this.#channels.set(`${this.#name}${name}`, hearers.add(hear))
    const others = () => [...hearers].filter((other) => other !== hear)
    return { tell: () => others().forEach((other) => other()), close: () => void hearers.delete(hear) }
  }

  async #interrupted(call: string, reply: Response): Promise<Response> {
    const meanwhile = this.during.get(call)
    this.during.delete(call)
    await meanwhile?.()
    return reply
  }

  async #call(url: string, request: RequestInit = {}): Promise<Response> {
    const deliver = () => this.service.handle(request.method ?? 'GET', url, new Headers(request.headers), typeof request.body === 'string' ? request.body : null)
    const fate = this.isOnline ? (this.fates.shift() ?? 'ok') : 'lost'
    // A call takes a moment, so that things come between.
    await Promise.resolve()
    switch (fate) {
      case 'ok':
        return this.#interrupted(`${request.method ?? 'GET'} ${url}`, deliver())
      case 'doubled':
        deliver()
        return deliver()
      case 'reply lost':
        deliver()
        throw new TypeError('no network')
      case 'late':
        this.#held.push(deliver)
        throw new TypeError('no network')
      case 'failing':
        return new Response('{"code":"internal","message":""}', { status: 503 })
      case 'lost':
        throw new TypeError('no network')
    }
  }
}

/** Lets everything that was begun come to its end. */
export const quiet = () => new Promise<void>((resolve) => setTimeout(resolve, 5))
