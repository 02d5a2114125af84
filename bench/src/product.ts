import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const root = path.resolve(import.meta.dirname, '../..')

export interface Running {
  readonly url: string
  stop(): Promise<void>
}

export interface RunningProduct extends Running {
  readonly dataDir: string
}

/** The whole product in a process of its own, as `npm start` runs it, on a database of its own. */
export async function startProduct(): Promise<RunningProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'headframe-bench-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = run('server/src/main.ts', {
    PORT: String(port),
    DATA_DIR: dataDir,
    APP_URL: url,
    DEMO: 'on',
  })
  await untilAnswers(`${url}/api/health/ready`, child)
  return {
    url,
    dataDir,
    async stop() {
      await end(child)
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** One of the bare programs that the product is measured against. */
export async function startBare(
  program: string,
  environment: Record<string, string> = {},
): Promise<Running> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = run(`bench/src/bare/${program}`, { ...environment, PORT: String(port) })
  await untilAnswers(`${url}/`, child)
  return { url, stop: () => end(child) }
}

function run(program: string, environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [path.join(root, program)], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

async function untilAnswers(url: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered`)
    const response = await fetch(url).catch(() => undefined)
    if (response?.ok) return
    await pause(100)
  }
  throw new Error(`${url} does not answer`)
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
