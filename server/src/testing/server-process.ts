import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const main = path.resolve(import.meta.dirname, '../main.ts')

export interface ServerProcess {
  readonly url: string
  /** Where the API is. */
  readonly base: string
  /** Asks it to stop and answers its exit code. */
  stop(): Promise<number | null>
  /** Takes it away without a word. */
  kill(): Promise<void>
}

/** The product as an operator starts it: a process of its own. */
export async function aServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env['PATH'],
      LOG_LEVEL: 'silent',
      DEMO: 'off',
      ...environment,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const exited = once(child, 'exit')
  await untilReady(`${url}/api/health/ready`)

  return {
    url,
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

async function untilReady(url: string): Promise<void> {
  await eventually(async () => {
    const response = await fetch(url).catch(() => undefined)
    await response?.arrayBuffer()
    return response?.ok ? true : undefined
  }, 20_000)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
