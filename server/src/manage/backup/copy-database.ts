import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Database } from '../../db/open.ts'
import { WrongUse } from '../wrong-use.ts'
import { isCarried } from './archive.ts'
import type { SequenceInBackup, TableInBackup } from './archive.ts'
import { takeFingerprint } from './fingerprint.ts'
import { inOwnTransaction } from './own-transaction.ts'
import { hasTable, listFiles, listMigrationsIn, listSequences, listTables } from './queries.ts'
import type { FileOfRow, TableToCopy } from './queries.ts'

export interface CopiedDatabase {
  readonly migrations: readonly string[]
  readonly tables: readonly TableInBackup[]
  readonly sequences: readonly SequenceInBackup[]
  readonly files: readonly FileOfRow[]
}

/** Copies the rows of every table into a file of the folder, all as they were at one and the same moment. */
export async function copyDatabase(
  database: Database,
  folder: string,
  stopped: AbortSignal,
): Promise<CopiedDatabase> {
  const begin = 'begin transaction isolation level repeatable read read only'
  return inOwnTransaction({ database, begin, stopped }, async (client) => {
    if (!(await hasTable(client, 'public.kysely_migration')))
      throw new WrongUse('There is nothing to back up: this installation was never started.')

    const tables = (await listTables(client)).filter(({ name }) => isCarried(name))
    // A migration that wants to change them waits until they are copied.
    const names = tables.map(({ name }) => name)
    await client.query(`lock table ${names.join(', ')} in access share mode`)

    const copied: TableInBackup[] = []
    for (const table of tables) copied.push(await copyTable(client, table, folder))
    return {
      migrations: await listMigrationsIn(client),
      tables: copied,
      sequences: await readSequences(client),
      files: await listFiles(client),
    }
  })
}

async function copyTable(
  client: pg.Client,
  { name, columns }: TableToCopy,
  folder: string,
): Promise<TableInBackup> {
  const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
  const { through, taken } = takeFingerprint()
  await pipeline(copy, through, createWriteStream(path.join(folder, name), { mode: 0o600 }))
  const { sha256, lines } = taken()
  return { name, columns, rows: lines, sha256 }
}

/** They stand outside of every moment: read after the rows, none is behind one of them. */
async function readSequences(client: pg.Client): Promise<SequenceInBackup[]> {
  const read: SequenceInBackup[] = []
  for (const name of await listSequences(client)) {
    const { rows } = await client.query<Omit<SequenceInBackup, 'name'>>(
      `select last_value::text as last, is_called as drawn from ${name}`,
    )
    read.push(...rows.map((sequence) => ({ name, ...sequence })))
  }
  return read
}
