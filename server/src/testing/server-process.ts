import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { childEnvironment } from './child-environment.ts'
import { freePort } from './network/free-port.ts'

const main = path.resolve(import.meta.dirname, '../main.ts')

const living = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of living) child.kill('SIGKILL')
})

/** A first start with the demo draws and reads for a while, and two of them share the machine. */
const startsWithinMs = 90_000

export interface ServerWishes {
  readonly untilReady?: boolean
  /** A program that sets something up and becomes the server. */
  readonly under?: readonly string[]
  /** Hears what it logs, a line at a time. */
  readonly hear?: (line: string) => void
  /** It is taken away with this, whether it was ready or not. */
  readonly until?: AbortSignal
}

export interface ServerProcess {
  readonly pid: number | undefined
  /** As links and allowed origins have it, unless `APP_URL` says otherwise. */
  readonly appUrl: string
  readonly url: string
  /** Where the API is. */
  readonly base: string
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>
  /** Takes it away without a word. */
  kill(): Promise<void>
  hasEnded(): boolean
}

/** The product as an operator starts it: a process of its own. */
export async function aServerProcess(
  environment: Record<string, string>,
  { untilReady = true, under = [], hear, until }: ServerWishes = {},
): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const [program, ...rest] = [...under, process.execPath, main] as const
  const child = spawn(program, rest, {
    env: {
      ...childEnvironment(),
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ...environment,
      PORT: String(port),
    },
    // Not inherited: one that outlived its test would hold the line on which somebody waits for its end.
    stdio: ['ignore', hear ? 'pipe' : 'ignore', 'pipe'],
  })
  child.stderr?.pipe(process.stderr)
  if (hear && child.stdout) createInterface(child.stdout).on('line', hear)
  living.add(child)
  const exited = once(child, 'exit').finally(() => living.delete(child))
  until?.addEventListener('abort', () => child.kill('SIGKILL'))
  const endsFirst = exited.then(() => {
    throw new Error('The server ended before it answered')
  })
  endsFirst.catch(() => undefined)
  const answering = answers(`${url}/api/health${untilReady ? '/ready' : ''}`)
  await Promise.race([answering, endsFirst]).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })

  return {
    pid: child.pid,
    url,
    appUrl: `http://localhost:${port}`,
    base: `${url}/api`,
    async stop() {
      child.kill('SIGTERM')
      await exited
      return child.exitCode
    },
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  }
}

/** Waits until this holds, for as long as a person would. */
export async function eventually<T>(
  look: () => Promise<T | undefined> | T | undefined,
  forMs = 15_000,
): Promise<T> {
  const until = Date.now() + forMs
  for (;;) {
    const seen = await look()
    if (seen !== undefined) return seen
    if (Date.now() > until) throw new Error('It did not come to pass')
    await pause(50)
  }
}

async function answers(url: string): Promise<void> {
  await eventually(async () => {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    return response?.ok ? true : undefined
  }, startsWithinMs)
}
