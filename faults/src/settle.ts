import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '@headframe/server/src/db/open.ts'
import type { HistoryBook } from './history.ts'
import { acknowledgedIn } from './history.ts'
import type { Installation } from './installation.ts'
import { judge } from './judge.ts'
import type { Tried } from './guarantee.ts'
import { whatStands } from './standing.ts'

const quietWithinMs = 150_000
const ofLetters = ['send-letter']

interface Settling extends Pick<Tried, 'rounds' | 'slowestRecoveryMs'> {
  /**
   * Waits for the letters too. One that was in a dead worker's hand is taken up again after a minute
   * or two; that it is written down is looked at in any case.
   */
  readonly withLetters?: boolean
}

/** Waits until all that was promised is done, then holds the history against what stands. */
export async function settle(
  place: Installation,
  history: HistoryBook,
  { rounds, slowestRecoveryMs, withLetters = false }: Settling,
): Promise<Tried> {
  return place.look(async ({ database, files }) => {
    const unrest = await untilQuiet(database, withLetters)
    const findings = judge(history, await whatStands(database, files))
    return {
      ...findings,
      rounds,
      acknowledged: acknowledgedIn(history),
      broken: [...history.broken, ...unrest],
      ...(slowestRecoveryMs === undefined ? {} : { slowestRecoveryMs }),
    }
  })
}

/** Answers what is still not done after a while. */
export async function untilQuiet(database: Database, withLetters: boolean): Promise<string[]> {
  for (const until = Date.now() + quietWithinMs; ; await pause(200)) {
    const undone = [
      ...(await undoneTasks(database, withLetters ? [] : ofLetters)),
      ...(withLetters ? await unsentLetters(database) : []),
    ]
    if (undone.length === 0 || Date.now() > until) return undone
  }
}

/** Chores come round for ever. */
async function undoneTasks({ reading }: Database, but: readonly string[]): Promise<string[]> {
  const tasks = await reading
    .selectFrom('task')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('times')])
    .where('comes_round', '=', false)
    .where('failed_at', 'is', null)
    .groupBy('kind')
    .execute()
  return tasks
    .filter(({ kind }) => !but.includes(kind))
    .map(({ kind, times }) => `${times} of ${kind} not done`)
}

async function unsentLetters({ reading }: Database): Promise<string[]> {
  const letters = await reading
    .selectFrom('letter')
    .select(({ fn }) => ['kind', fn.countAll<number>().as('times')])
    .where('due_at', 'is not', null)
    .groupBy('kind')
    .execute()
  return letters.map(({ kind, times }) => `${times} letters ${kind} not sent`)
}
