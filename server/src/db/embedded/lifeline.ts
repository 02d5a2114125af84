import { randomUUID } from 'node:crypto'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { runAs } from './engine-user.ts'
import type { Places } from './places.ts'

/**
 * A named pipe that every process which uses an engine holds open for writing. The engine's
 * watchdog reads it, and learns from its end that the last of them is gone, even by kill -9.
 */
export interface Lifeline {
  readonly path: string
  letGo(): void
}

export async function makeLifeline({ engineFolder, user }: Places): Promise<Lifeline> {
  const file = path.join(engineFolder, `lifeline-${randomUUID()}`)
  await runAs(user, 'mkfifo', ['-m', '600', file])
  // For reading too, because opening a pipe that nobody reads yet would wait or fail.
  return hold(file, constants.O_RDWR)
}

/** Answers nothing when the engine is already going down. */
export function takeLifeline(file: string): Lifeline | undefined {
  try {
    return hold(file, constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return undefined
  }
}

function hold(file: string, flags: number): Lifeline {
  let descriptor: number | undefined = openSync(file, flags)
  return {
    path: file,
    letGo() {
      if (descriptor !== undefined) closeSync(descriptor)
      descriptor = undefined
    },
  }
}

const noticedWithinMs = 250
const stoppedWithinMs = 30_000

/** Lets go, and waits for the engine to end unless somebody else holds on to it. */
export async function letGoAndWait(lifeline: Lifeline, { cluster }: Places): Promise<void> {
  lifeline.letGo()
  // The watchdog removes the pipe at once when nobody holds it any more.
  if (!(await isGone(lifeline.path, noticedWithinMs))) return
  await isGone(path.join(cluster, 'postmaster.pid'), stoppedWithinMs)
}

async function isGone(file: string, withinMs: number): Promise<boolean> {
  for (const end = Date.now() + withinMs; Date.now() < end; await delay(5)) {
    if (!existsSync(file)) return true
  }
  return false
}
