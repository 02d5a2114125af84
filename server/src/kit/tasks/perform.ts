import { setTimeout as pause } from 'node:timers/promises'
import { inOneTransaction } from '../../db/call-transaction.ts'
import { isDatabaseDown, isDiskFull } from '../../db/faults.ts'
import type { AnyTask, Chore, World } from '../world.ts'
import { placesIn, reasonOf } from './reason.ts'
import { deleteDone, forgetFailedRounds, handBack, insertRound, noteFailure } from './task-rows.ts'
import type { TakenTask } from './task-rows.ts'

/** What a worker knows of a kind of task. */
export type Known = { readonly task: AnyTask; readonly everyMinutes?: number }

const usualWaits = { firstSeconds: 1, longestSeconds: 30 }
const longestTryMs = 5 * 60_000
const untilThereIsRoomMs = 5000

/** One try. Its work and its end are one transaction: what is done twice counts once. */
export async function perform(world: World, known: Known, taken: TakenTask): Promise<void> {
  const { task } = known
  const ending = new AbortController()
  try {
    if (taken.tries > task.tries) throw new Error('Its worker died at the last try')
    await Promise.race([
      runToItsEnd(world, known, taken),
      pause(longestTryMs, undefined, { signal: ending.signal }).then(() => {
        throw new Error('It took longer than five minutes')
      }),
    ])
    world.metrics.tasks.count({ kind: task.name, outcome: 'done' })
  } catch (error) {
    if (error instanceof TakenAway) return
    world.metrics.tasks.count({ kind: task.name, outcome: 'failed' })
    const reason = reasonOf(error)
    const { id, tries } = taken
    world.log.warn({ task: task.name, id, tries, reason, at: placesIn(error) }, 'A task failed')
    if (isDiskFull(error) || isDatabaseDown(error)) return await putOff(world, taken)
    await leave(world, known, taken, reason)
  } finally {
    ending.abort()
  }
}

/** When a round that ends now comes round again. */
export function nextRound(everyMinutes: Chore['everyMinutes'], now: Date): Date {
  const periodMs = everyMinutes * 60_000
  return new Date((Math.floor(now.getTime() / periodMs) + 1) * periodMs)
}

/** It was forgotten, or another worker took it up since this one seemed dead. */
class TakenAway extends Error {
  override name = 'TakenAway'
}

async function runToItsEnd(world: World, known: Known, taken: TakenTask): Promise<void> {
  const { task, everyMinutes } = known
  const now = world.clock()
  await inOneTransaction(world.database, async (db) => {
    const lastTry = taken.tries >= task.tries
    // The payload was promised for this very task.
    await task.run({ db, now, world, lastTry }, taken.payload as never)
    if (!(await deleteDone(db, taken))) throw new TakenAway()
    if (everyMinutes && taken.comesRound)
      await insertRound(db, task.name, now, nextRound(everyMinutes, now))
  })
}

/** That there is no room, or no database, is no fault of the work: it is not given up for it. */
async function putOff({ database, clock }: World, taken: TakenTask): Promise<void> {
  const nextTryAt = new Date(clock().getTime() + untilThereIsRoomMs)
  await handBack(database.writing, [taken], nextTryAt)
}

/** Where the database does not take it, the task comes up again when its worker counts as dead. */
async function leave(
  world: World,
  { task, everyMinutes }: Known,
  taken: TakenTask,
  failure: string,
): Promise<void> {
  const now = world.clock()
  await inOneTransaction(world.database, async (db) => {
    if (taken.tries < task.tries) {
      const nextTryAt = new Date(now.getTime() + waitMs(task, taken.tries))
      return noteFailure(db, taken, { failure, nextTryAt })
    }
    if (taken.comesRound) await forgetFailedRounds(db, task.name)
    await noteFailure(db, taken, { failure, failedAt: now })
    if (everyMinutes && taken.comesRound)
      await insertRound(db, task.name, now, nextRound(everyMinutes, now))
  })
}

function waitMs({ waits = usualWaits }: AnyTask, tries: number): number {
  return Math.min(waits.firstSeconds * 2 ** (tries - 1), waits.longestSeconds) * 1000
}
