import { spawn } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'

const program = path.join(import.meta.dirname, 'embedded-writer.ts')

export interface Writer {
  readonly name: string
  /** The rows of which the database said that they are kept. */
  readonly acknowledged: number[]
  readonly said: string[]
  kill(signal?: NodeJS.Signals): Promise<void>
}

interface Wishes {
  readonly dataDir: string
  readonly name?: string
  readonly uid?: number | undefined
  readonly environment?: Readonly<Record<string, string>>
}

export function aWriter({ dataDir, name = 'writer', uid, environment = {} }: Wishes): Writer {
  const child = spawn(process.execPath, [program, dataDir, name], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: '/usr/bin:/bin', ...environment },
    ...(uid === undefined ? {} : { uid, gid: uid }),
  })
  const acknowledged: number[] = []
  const said: string[] = []
  const lines = createInterface({ input: child.stdout })
  lines.on('line', (line) => {
    if (line.startsWith('wrote ')) acknowledged.push(Number(line.slice(6)))
    else said.push(line)
  })
  const ended = once(lines, 'close')

  async function kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    child.kill(signal)
    await ended
  }
  onTestFinished(() => kill())
  return { name, acknowledged, said, kill }
}

/** A folder of its own that every user may pass through; it goes when the test is over. */
export async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-embedded-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  await chmod(folder, 0o755)
  return folder
}

/** The process that holds the cluster, from the lock that it wrote. */
export async function engineOf(cluster: string): Promise<number | undefined> {
  const lock = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid] = lock.split('\n')
  return pid ? Number(pid) : undefined
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
