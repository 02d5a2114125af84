import path from 'node:path'
import type pg from 'pg'
import type { Config } from '../../config.ts'
import { migrate } from '../../db/migrate.ts'
import { untilStopped } from '../until-stopped.ts'
import { withStores } from '../with-world.ts'
import type { Stores } from '../with-world.ts'
import { WrongUse } from '../wrong-use.ts'
import { checkArchive } from './check-archive.ts'
import type { CheckedBackup } from './check-archive.ts'
import { fillDatabase } from './fill-database.ts'
import { inOwnTransaction } from './own-transaction.ts'
import {
  giveReceiptsAfter,
  isUntouched,
  leaveDeadLetters,
  lockTables,
  takeTurn,
} from './queries.ts'
import { openArchive } from './read-archive.ts'
import type { Archive } from './read-archive.ts'
import { putFiles, withLooseFiles } from './put-files.ts'

type Options = Readonly<Record<string, string | undefined>>

/**
 * Fills an empty installation from a backup, which may be of an older version: all of it comes over, or
 * nothing does and the place is as empty as before. Nothing is written before all of it was checked.
 */
export async function restore(
  config: Config,
  { from, 'last-receipt': lastReceipt }: Options,
): Promise<object> {
  if (!from) throw new WrongUse('--from is needed: the backup to read')
  const file = path.resolve(from)
  const last = lastReceipt === undefined ? 0 : numberOf(lastReceipt)

  return untilStopped(async (stopped) => {
    const archive = await openArchive(file).catch(mustBeReadable(file))
    try {
      const backup = await checkArchive(archive, stopped)
      const filled = await withStores(config, (stores) =>
        fill(stores, archive, backup, {
          stopped,
          settle: (client) => giveReceiptsAfter(client, last),
        }),
      )
      const { made, tables } = backup.manifest
      const { files, absent } = backup
      return { from: file, made, tables: tables.length, ...filled, files: files.length, absent }
    } finally {
      await archive.close()
    }
  })
}

/** What was sold after the backup has its numbers, though nothing here knows of them. */
function numberOf(receipt: string): number {
  const [, digits] = /^(?:[A-Z]+-)?(\d{1,9})$/.exec(receipt) ?? []
  if (digits === undefined)
    throw new WrongUse('--last-receipt has to be the number of a receipt, such as HF-000123')
  return Number(digits)
}

function mustBeReadable(file: string) {
  return (error: unknown): never => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined
    throw code ? new WrongUse(`${file} cannot be read (${code}).`) : error
  }
}

interface Filled {
  readonly rows: number
  /** Whoever restores for a drill may not want them to go. */
  readonly letters_waiting: number
}

interface Filling {
  readonly stopped: AbortSignal
  /** What is done to the rows before anybody sees them. */
  readonly settle?: (client: pg.Client) => Promise<void>
}

/** All of a backup that was checked, or nothing. */
export async function fill(
  stores: Stores,
  archive: Archive,
  { manifest, files }: CheckedBackup,
  { stopped, settle }: Filling,
): Promise<Filled> {
  const { database } = stores
  const transaction = { database, begin: 'begin', stopped }
  return inOwnTransaction(transaction, async (turn) => {
    if (!(await takeTurn(turn))) throw new WrongUse('Another restore is under way here.')
    await inOwnTransaction(transaction, mustBeUntouched)
    // An empty place is brought up to date as its first start would do it.
    await migrate(database)

    return withLooseFiles(stores, files, () =>
      inOwnTransaction(transaction, async (client) => {
        // A server that runs here stands still until all is there.
        await lockTables(client)
        await mustBeUntouched(client)
        const rows = await fillDatabase(client, archive, manifest)
        const waiting = await leaveDeadLetters(client)
        await settle?.(client)
        await putFiles(client, stores.files, archive, stopped)
        await client.query('commit')
        return { rows, letters_waiting: waiting }
      }),
    )
  })
}

async function mustBeUntouched(client: pg.Client): Promise<void> {
  if (!(await isUntouched(client)))
    throw new WrongUse('This installation is not empty; a restore would overwrite it.')
}
