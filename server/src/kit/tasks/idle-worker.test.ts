import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { KyselyPlugin } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { chores, tasks as kinds } from '../../routes.ts'
import { another } from '../../testing/database/engine.ts'
import { aProduct } from '../../testing/product.ts'
import { eventually } from '../../testing/server-process.ts'
import { openTasks } from './open-tasks.ts'

const product = await aProduct()
const { database, clock } = product.world

/** The database as another process has it, and how often it was asked. */
async function aCountedDatabase() {
  const handle = await another(database)
  let asked = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const counted = {
    ...handle,
    reading: handle.reading.withPlugin(counting),
    writing: handle.writing.withPlugin(counting),
  }
  return { counted, asked: () => asked }
}

// Chores come round by the clock, so a look of a few seconds would have them in it or not: they are counted apart.
test('a worker that has nothing to do asks next to nothing, however many kinds there are', async () => {
  const { counted, asked } = await aCountedDatabase()
  const many = Array.from({ length: 4 }, (_, copy) =>
    kinds.map((kind) => ({ ...kind, name: `${kind.name}-${copy}` })),
  ).flat()
  const queue = openTasks({ database: counted, clock, tasks: [...kinds, ...many], chores: [] })
  onTestFinished(() => queue.stop())
  await queue.work({ ...product.world, database: counted, tasks: queue })
  await eventually(isListening)

  const before = asked()
  await pause(5000)

  // Once a second, where two are what an idle process may ask.
  expect(asked() - before).toBeLessThan(5)
})

test('the chores of an idle place ask less than once a second, taken together', async () => {
  const { counted, asked } = await aCountedDatabase()
  const queue = openTasks({ database: counted, clock, tasks: kinds, chores })
  onTestFinished(() => queue.stop())

  let aSecond = 0
  for (const { task, everyMinutes } of chores) {
    const before = asked()
    await queue.promise(database.writing, task, {})
    await queue.finish({ ...product.world, database: counted, tasks: queue })
    aSecond += (asked() - before) / (everyMinutes * 60)
  }

  expect(aSecond).toBeGreaterThan(0)
  expect(aSecond).toBeLessThan(1)
})

async function isListening(): Promise<true | undefined> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and query like 'listen%'`.execute(
    database.reading,
  )
  return rows.length > 0 ? true : undefined
}
