import { openFiles } from '../adapters/files/open-files.ts'
import type { FileStore } from '../adapters/files/file-store.ts'
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
  const database = await openDatabase(config.database)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

export interface Stores {
  readonly database: Database
  readonly files: FileStore
}

/** What is kept, as it is kept: nothing is migrated, and no queue wakes up. */
export async function withStores<T>(
  config: Config,
  work: (stores: Stores) => Promise<T>,
): Promise<T> {
  return withDatabase(config, async (database) => {
    const files = await openFiles({ ...config.files, dataDir: config.dataDir })
    try {
      return await work({ database, files })
    } finally {
      await files.close()
    }
  })
}

/** The whole world, migrated, without taking up any of its background work. */
export async function withWorld<T>(config: Config, work: (world: World) => Promise<T>): Promise<T> {
  const database = await openDatabase(config.database)
  const world = await openWorld({ ...config, role: 'web' }, openLog('warn'), database)
  try {
    return await work(world)
  } finally {
    await world.close()
  }
}
