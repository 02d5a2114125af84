import { lstat } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../config.ts'
import { withDatabase } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

/**
 * A task that looks at what is there, called without the settings of the installation, would find an empty
 * one in the usual place, make it where there is none, and say that all is well.
 */
export async function mustHaveBeenStarted(config: Config): Promise<void> {
  const { url } = config.database
  if (await (url ? hasTables(config) : hasCluster(config))) return
  throw new WrongUse(
    url
      ? 'Nothing was ever started on this database: does DATABASE_URL lead to the right one?'
      : `Nothing was ever started in ${config.dataDir}: the settings of the installation are needed, DATA_DIR or DATABASE_URL.`,
  )
}

/** Also one that a link leads to, wherever that is. */
function hasCluster({ dataDir }: Config): Promise<boolean> {
  return lstat(path.join(dataDir, 'pg18')).then(
    () => true,
    () => false,
  )
}

function hasTables(config: Config): Promise<boolean> {
  return withDatabase(config, async ({ reading }) => {
    const { rows } = await sql<{ there: boolean }>`
      select to_regclass('public.account') is not null as there`.execute(reading)
    return rows[0]?.there === true
  })
}
