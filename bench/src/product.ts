import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '@headframe/server/src/testing/network/free-port.ts'
import { aServerProcess, eventually } from '@headframe/server/src/testing/server-process.ts'

export interface Running {
  readonly url: string
  stop(): Promise<unknown>
}

export interface RunningProduct extends Running {
  readonly dataDir: string
  readonly pid: number | undefined
}

/** The whole product in a process of its own, as `npm start` runs it, with the demo in it unless it is off. */
export async function startProduct({ demo }: { demo: 'on' | 'off' }): Promise<RunningProduct> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'headframe-bench-'))
  const { DATABASE_URL = '' } = process.env
  const server = await aServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL,
    DEMO: demo,
    LOG_LEVEL: 'info',
  })
  return {
    url: server.appUrl,
    dataDir,
    pid: server.pid,
    async stop() {
      await server.stop()
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
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare', program)], {
    env: { ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await eventually(async () => ((await fetch(url).catch(() => undefined))?.ok ? true : undefined))
  return {
    url,
    async stop() {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
