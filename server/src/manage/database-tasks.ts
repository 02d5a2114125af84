import type { Config } from '../config.ts'
import { makeTables, tablesFile } from '../db/make-tables.ts'
import { migrate } from '../db/migrate.ts'
import { fillDemo } from '../demo/fill-demo.ts'
import { writeFile } from 'node:fs/promises'
import { withDatabase, withWorld } from './with-world.ts'

export async function migrateNow(config: Config): Promise<object> {
  return { applied: await withDatabase(config, (database) => migrate(database)) }
}

export async function seedDemo(config: Config): Promise<object> {
  const filled = await withWorld(config, fillDemo)
  return { filled, ...(filled ? {} : { reason: 'The marketplace is not empty.' }) }
}

/** For developers, after a new migration. */
export async function makeTableTypes(config: Config): Promise<object> {
  return withDatabase(config, async (database) => {
    await migrate(database)
    await writeFile(tablesFile, await makeTables(database))
    return { file: 'server/src/db/tables.ts' }
  })
}
