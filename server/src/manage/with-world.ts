import type { Config } from '../config.ts'
import { openDatabase } from '../db/open.ts'
import type { Database } from '../db/open.ts'
import type { World } from '../kit/world.ts'
import { openLog } from '../log.ts'
import { openWorld } from '../open-world.ts'

/** Opens the database, joining a running server where there is one, and closes it again whatever happens. */
export async function withDatabase<T>(
  config: Config,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** The whole world, migrated, without taking up any of its background work. */
export async function withWorld<T>(config: Config, work: (world: World) => Promise<T>): Promise<T> {
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  const world = await openWorld({ ...config, role: 'web' }, openLog('warn'), database)
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}
