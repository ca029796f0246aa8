// A real server of its own for a test: the built program, an empty data folder, a free port.
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROGRAM = process.env.GREENLEAF_PROGRAM ?? join(ROOT, 'target/debug/greenleaf')

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Starts the program and waits until it is ready; `variables` are further GREENLEAF_* settings. */
export async function startService({ data, port, variables = {} } = {}) {
  const folder = data ?? (await mkdtemp(join(tmpdir(), 'greenleaf-e2e-')))
  const at = port ?? (await freePort())
  const gb = `http://localhost:${at}`
  const pl = `http://pl.localhost:${at}`
  const env = {
    ...process.env,
    GREENLEAF_LISTEN: `127.0.0.1:${at}`,
    GREENLEAF_DATA: folder,
    GREENLEAF_PUBLIC_URL_GB: gb,
    GREENLEAF_PUBLIC_URL_PL: pl,
    GREENLEAF_LOG: 'warn',
    ...variables,
  }
  const said = []
  const child = spawn(PROGRAM, ['serve'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const ended = new Promise((resolve) => child.once('exit', resolve))

  async function stop(signal = 'SIGTERM') {
    child.kill(signal)
    await ended
  }

  await ready(gb, child, said)
  return {
    gb,
    pl,
    port: at,
    data: folder,
    /** What the server logged. */
    said,
    stop,
    /** Stops the server and forgets all it kept. */
    async end() {
      await stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function ready(gb, child, said) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended at its start:\n${said.join('')}`)
    const answer = await fetch(`${gb.replace('localhost', '127.0.0.1')}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`the server was not ready in time:\n${said.join('')}`)
}
