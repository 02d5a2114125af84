import { statfs } from 'node:fs/promises'
import { countUnsent } from '../letters/unsent-letters.ts'
import { countTasks } from '../tasks/failed-tasks.ts'
import type { World } from '../world.ts'

/** How things stand around the process: what the figures for monitors and the page for people are made of. */
export async function freeBytesOf({ config }: Pick<World, 'config'>): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataDir)
  return bavail * bsize
}

/** All processes on one database tell the same: the line is theirs together. */
export async function lineOf({ database, clock }: Pick<World, 'database' | 'clock'>) {
  const now = clock()
  const [kinds, letters] = await Promise.all([
    countTasks(database.reading, now),
    countUnsent(database.reading),
  ])
  const oldestMs = letters.oldest ? now.getTime() - letters.oldest.getTime() : 0
  return {
    kinds,
    letters: {
      waiting: letters.waiting,
      failed: letters.failed,
      oldestSeconds: Math.max(0, oldestMs / 1000),
    },
  }
}

export type Line = Awaited<ReturnType<typeof lineOf>>
