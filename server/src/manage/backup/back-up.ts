import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { PartlyDone } from '../partly-done.ts'
import { untilStopped } from '../until-stopped.ts'
import { withStores } from '../with-world.ts'
import { WrongUse } from '../wrong-use.ts'
import type { Manifest } from './archive.ts'
import { inFolderAside } from './aside.ts'
import { copyDatabase } from './copy-database.ts'
import { writeArchive } from './write-archive.ts'

type Options = Readonly<Record<string, string | undefined>>

/**
 * One moment of the database and every file that it names, in one archive, while the server goes on.
 * What is there is copied as it is: nothing is migrated, and what cannot be saved is named.
 */
export async function backUp(config: Config, { to }: Options): Promise<object> {
  if (!to) throw new WrongUse('--to is needed: the file to write')
  const target = path.resolve(to)
  await mustBeWritable(target)

  return untilStopped((stopped) =>
    withStores(config, (stores) =>
      inFolderAside(path.dirname(target), async (aside) => {
        const copied = await copyDatabase(stores.database, aside, stopped)
        const { manifest, bytes } = await writeArchive(stores, copied, { target, aside, stopped })
        return tell(target, bytes, manifest)
      }),
    ),
  )
}

/** Said before the database is copied, and by name. */
async function mustBeWritable(target: string): Promise<void> {
  const found = await stat(target).catch(() => undefined)
  if (found?.isDirectory()) throw new WrongUse(`${target} is a folder: name the file in it.`)
  const folder = path.dirname(target)
  await access(folder, constants.W_OK).catch((error: unknown) => {
    throw new WrongUse(`${folder} is no folder that can be written to (${Object(error).code}).`)
  })
}

function tell(file: string, bytes: number, { tables, files, absent = [] }: Manifest): object {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const done = { file, bytes, tables: tables.length, rows, files, absent }
  // Files that somebody removed while the backup was made are no loss.
  const lost = absent.filter(({ why }) => why !== 'removed')
  if (lost.length === 0) return done
  throw new PartlyDone(
    `${lost.length} of ${files + absent.length} files could not be saved; everything else is in ${file}.`,
    done,
  )
}
