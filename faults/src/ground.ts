import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { chmod, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { aServerProcess } from '@headframe/server/src/testing/server-process.ts'
import type { ServerProcess, ServerWishes } from '@headframe/server/src/testing/server-process.ts'

/** Where a guarantee is tried: whatever is put there goes again, however the try ends. */
export interface Ground {
  readonly isShort: boolean
  /** Raised when the try is over, or is called off. */
  readonly over: AbortSignal
  aFolder(): Promise<string>
  aServer(environment: Record<string, string>, wishes?: ServerWishes): Promise<ServerProcess>
  /** The last first. */
  afterwards(undo: () => Promise<unknown>): void
}

export interface OwnGround extends Ground {
  clear(): Promise<void>
}

export function openGround(isShort: boolean): OwnGround {
  const ending = new AbortController()
  const undoings: (() => Promise<unknown>)[] = []
  const afterwards = (undo: () => Promise<unknown>) => {
    undoings.push(undo)
    // A try that was called off may still have begun something.
    if (ending.signal.aborted) void undoAll()
  }

  async function undoAll(): Promise<void> {
    for (const undo of undoings.splice(0).toReversed()) await undo().catch(tellAside)
  }

  return {
    isShort,
    over: ending.signal,
    afterwards,
    async aFolder() {
      ending.signal.throwIfAborted()
      const folder = mkdtempSync(path.join(tmpdir(), 'headframe-faults-'))
      afterwards(() => removeFolder(folder))
      // The engine's own user has to get in when root runs this.
      await chmod(folder, 0o755)
      return folder
    },
    async aServer(environment, wishes = {}) {
      ending.signal.throwIfAborted()
      const trusting = { TRUST_PROXY: '1', ...environment }
      return aServerProcess(trusting, { ...wishes, until: ending.signal })
    },
    async clear() {
      ending.abort()
      await undoAll()
    },
  }
}

/** An engine in it ends with its last user, which takes it a moment. */
async function removeFolder(folder: string): Promise<void> {
  const lock = path.join(folder, 'data/pg18/postmaster.pid')
  for (let looks = 0; looks < 100; looks += 1) {
    const held = await readFile(lock, 'utf8').catch(() => '')
    if (!held) break
    if (looks === 99) process.kill(Number(held.split('\n')[0]), 'SIGKILL')
    await pause(100)
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
}

function tellAside(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
}

/** A number between these two, both as likely as all others. */
export function between(least: number, most: number): number {
  return Math.round(least + Math.random() * (most - least))
}

/** The first so many numbers, from one. */
export const upTo = (most: number) => Array.from({ length: most }, (_, at) => at + 1)

export const aWord = () => randomUUID().replaceAll('-', '').slice(0, 12)
