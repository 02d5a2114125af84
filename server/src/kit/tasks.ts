import { sql } from 'kysely'
import type { Logger } from 'pino'
import { fromKysely, PgBoss } from 'pg-boss'
import type { Database } from '../db/open.ts'
import { inOneTransaction } from '../db/call-transaction.ts'
import type { AnyTask, Chore, Tasks, World } from './world.ts'

const secondsBeforeFirstRetry = 1
const longestWaitSeconds = 30
/** A worker that has not been heard of for so long has died; its work is taken up again. */
const heartbeatSeconds = 10

export async function openTasks(
  database: Database,
  log: Logger,
  known: readonly AnyTask[],
  chores: readonly Chore[] = [],
): Promise<Tasks> {
  const boss = new PgBoss({
    db: fromKysely(database.writing),
    schema: 'queue',
    supervise: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: chores.length > 0,
    reindex: false,
  })
  boss.on('error', (error) => log.warn({ error: String(error) }, 'The queue stumbled'))
  await boss.start()
  for (const task of known) await prepareQueue(boss, task)

  return {
    async promise(db, task, payload, options = {}) {
      await boss.send(task.name, payload, {
        db: fromKysely(db),
        ...(options.after ? { startAfter: options.after } : {}),
      })
    },

    async forget(db, about) {
      await sql`delete from queue.job where data @> ${JSON.stringify(about)}::jsonb`.execute(db)
    },

    async work(world) {
      for (const task of known) {
        await boss.work(
          task.name,
          {
            batchSize: 1,
            localConcurrency: 2,
            pollingIntervalSeconds: 0.5,
            // A backlog is worked off without a pause between one and the next.
            burstWhenReadyExceeds: 1,
            includeMetadata: true,
          },
          async ([job]) => {
            if (job) await runTask(world, task, job)
          },
        )
      }
      for (const { task, everyMinutes } of chores) {
        await boss.schedule(task.name, `*/${everyMinutes} * * * *`, {})
      }
    },

    async finish(world) {
      let done = 0
      for (let before = -1; before !== done;) {
        before = done
        for (const task of known) done += await finishQueue(boss, world, task)
      }
      return done
    },

    async answers() {
      return (await boss.schemaVersion()) !== null
    },

    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000 })
    },
  }
}

interface Job {
  id: string
  data: unknown
  retryCount: number
}

async function runTask(world: World, task: AnyTask, job: Job): Promise<void> {
  const lastTry = job.retryCount + 1 >= task.tries
  try {
    await inOneTransaction(world.database, (db) =>
      // The payload was promised for this very task.
      task.run({ db, now: world.clock(), world, lastTry }, job.data as never),
    )
  } catch (error) {
    world.log.warn(
      { task: task.name, job: job.id, tries: job.retryCount + 1, error },
      'A task failed',
    )
    throw error
  }
}

async function finishQueue(boss: PgBoss, world: World, task: AnyTask): Promise<number> {
  const jobs = await boss.fetch<object>(task.name, { batchSize: 100, includeMetadata: true })
  for (const job of jobs) {
    try {
      await runTask(world, task, job)
      await boss.complete(task.name, job.id)
    } catch {
      await boss.fail(task.name, job.id)
    }
  }
  return jobs.length
}

async function prepareQueue(boss: PgBoss, task: AnyTask): Promise<void> {
  const options = {
    retryLimit: task.tries - 1,
    retryDelay: secondsBeforeFirstRetry,
    retryBackoff: true,
    expireInSeconds: 300,
    // Payloads may name people: what is done is forgotten within the hour.
    deleteAfterSeconds: 3600,
  }
  if (await boss.getQueue(task.name)) await boss.updateQueue(task.name, options)
  else
    await boss.createQueue(task.name, {
      ...options,
      retryDelayMax: longestWaitSeconds,
      heartbeatSeconds,
    })
}
