import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'
import type { AnyTask, Chore, Tasks } from '../world.ts'
import { nextRound } from './perform.ts'
import type { Known } from './perform.ts'
import { deleteAbout, insertMissing, insertRound, insertTask } from './task-rows.ts'
import { openWorker } from './worker.ts'
import type { Worker } from './worker.ts'

interface Wishes {
  readonly database: Database
  readonly clock: () => Date
  /** What this process knows how to do. What it does not know is left to those that do. */
  readonly tasks: readonly AnyTask[]
  readonly chores: readonly Chore[]
}

/** The queue: a table of ours, so that promising is one more row of a call's transaction. */
export function openTasks({ database, clock, tasks, chores }: Wishes): Tasks {
  const kinds = new Map<string, Known>([
    ...tasks.map((task) => [task.name, { task }] as const),
    ...chores.map((chore) => [chore.task.name, chore] as const),
  ])
  let worker: Worker | undefined

  return {
    promise(db, task, payload, { after } = {}) {
      const promisedAt = clock()
      const dueAt = after ?? promisedAt
      return insertTask(db, { kind: task.name, payload, promisedAt, dueAt })
    },

    promiseMissing: (db, task, payloads) => insertMissing(db, task.name, payloads, clock()),

    forget: deleteAbout,

    async work(world) {
      const now = clock()
      for (const { task, everyMinutes } of chores) {
        await insertRound(database.writing, task.name, now, nextRound(everyMinutes, now))
      }
      worker ??= openWorker(world, kinds)
      worker.work()
    },

    finish(world) {
      worker ??= openWorker(world, kinds)
      return worker.finish()
    },

    async answers() {
      await sql`select from task limit 1`.execute(database.reading)
      return true
    },

    async stop() {
      await worker?.stop()
    },
  }
}
