import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EditionCode, KeptAttempt } from '#api/shapes.ts'
import type { Question } from '#content/shapes.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const program = process.env['PROGRAM_UNDER_TEST'] ?? join(root, 'target/debug/greenleaf')

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.')
  return address.port
}

/** The real program on a port and a data folder of its own; it can be killed and started again on both. */
export class Service {
  readonly #port: number
  readonly #data: string
  #child: ChildProcess | null = null
  #said: string[] = []
  readonly #questions = new Map<EditionCode, ReadonlyMap<string, Question>>()

  private constructor(port: number, data: string) {
    this.#port = port
    this.#data = data
  }

  static async start(): Promise<Service> {
    const service = new Service(await freePort(), await mkdtemp(join(tmpdir(), 'greenleaf-e2e-')))
    await service.startAgain()
    return service
  }

  /** Where an edition's learners find the site. */
  at(edition: EditionCode, path = ''): string {
    return `http://${edition === 'GB' ? '' : 'pl.'}localhost:${this.#port}${path}`
  }

  async startAgain(): Promise<void> {
    this.#said = []
    const env = {
      ...process.env,
      GREENLEAF_LISTEN: `127.0.0.1:${this.#port}`,
      GREENLEAF_DATA: this.#data,
      GREENLEAF_PUBLIC_URL_GB: this.at('GB'),
      GREENLEAF_PUBLIC_URL_PL: this.at('PL'),
      GREENLEAF_LOG: 'warn',
    }
    const child = spawn(program, ['serve'], { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => this.#said.push(String(chunk)))
    this.#child = child
    await this.#ready(child)
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const child = this.#child
    if (!child) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
    this.#child = null
  }

  /** Stops it and forgets all that it kept. */
  async end(): Promise<void> {
    await this.stop()
    await rm(this.#data, { recursive: true, force: true })
  }

  /** The questions that a stranger may have, by id. */
  async questions(edition: EditionCode): Promise<ReadonlyMap<string, Question>> {
    const known = this.#questions.get(edition)
    if (known) return known
    const list: Question[] = await this.#read('/api/v1/tickets/questions/', edition)
    const questions = new Map(list.map((question) => [question.id, question]))
    this.#questions.set(edition, questions)
    return questions
  }

  /** What the service kept of a visitor, in the order of arrival. */
  async attempts(edition: EditionCode, visitor: string): Promise<KeptAttempt[]> {
    const page: { attempts: KeptAttempt[] } = await this.#read('/api/v1/attempts/?limit=500', edition, visitor)
    return page.attempts
  }

  async #read<T>(path: string, edition: EditionCode, visitor?: string): Promise<T> {
    const headers = { 'Country-Code': edition, ...(visitor === undefined ? {} : { 'X-Temp-User': visitor }) }
    const response = await fetch(`http://127.0.0.1:${this.#port}${path}`, { headers })
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
    const body: T = JSON.parse(await response.text())
    return body
  }

  async #ready(child: ChildProcess): Promise<void> {
    for (let tries = 0; tries < 300; tries += 1) {
      if (child.exitCode !== null) throw new Error(`The service ended at its start:\n${this.#said.join('')}`)
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => null)
      if (answer?.ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`The service was not ready in time:\n${this.#said.join('')}`)
  }
}
