import type { Config } from '../config.ts'
import { makeTables, tablesFile } from '../db/make-tables.ts'
import { migrate } from '../db/migrate.ts'
import { loadDemo } from '../demo/load-demo.ts'
import { openOrCloseDemo } from '../demo/open-or-close-demo.ts'
import { removeDemo } from '../demo/remove-demo.ts'
import { writeFile } from 'node:fs/promises'
import { withDatabase, withWorld } from './with-world.ts'

export async function migrateNow(config: Config): Promise<object> {
  return { applied: await withDatabase(config, (database) => migrate(database)) }
}

export async function seedDemo(config: Config): Promise<object> {
  const filled = await withWorld(config, async (world) => {
    const isFilled = await loadDemo(world)
    await openOrCloseDemo(world.database, config.demo)
    return isFilled
  })
  if (!filled) return { filled, reason: 'The marketplace is not empty.' }
  return { filled, signIns: config.demo ? 'open' : 'closed until it is started with DEMO=on' }
}

export function removeTheDemo(config: Config): Promise<object> {
  return withWorld(config, removeDemo)
}

/** For developers, after a new migration. */
export async function makeTableTypes(config: Config): Promise<object> {
  return withDatabase(config, async (database) => {
    await migrate(database)
    await writeFile(tablesFile, await makeTables(database))
    return { file: 'server/src/db/tables.ts' }
  })
}
