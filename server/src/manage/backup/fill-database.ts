import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { migrateInside } from '../../db/migrate.ts'
import { formerPromises, isCarried, tableEntry } from './archive.ts'
import type { Manifest, TableInBackup } from './archive.ts'
import { BadBackup } from './bad-backup.ts'
import { takeFingerprint } from './fingerprint.ts'
import { onOneConnection } from './on-one-connection.ts'
import { dropOurSchema, emptyTables, listTables, makeFormerPromises } from './queries.ts'
import type { TableToCopy } from './queries.ts'
import type { Archive } from './read-archive.ts'
import { setSequences } from './set-sequences.ts'
import { WrongUse } from '../wrong-use.ts'

/**
 * Inside of a transaction: the schema is made anew as it was when the backup was made, the rows come
 * in, and then the migrations since then are applied to them.
 */
export async function fillDatabase(
  client: pg.Client,
  archive: Archive,
  manifest: Manifest,
): Promise<number> {
  const before = await listTables(client)
  await dropOurSchema(client)
  await migrateInside(onOneConnection(client), manifest.migrations.at(-1))

  let rows = 0
  for (const table of await listTablesToFill(client, manifest)) {
    await copyIn(client, archive, table)
    rows += table.rows
  }
  await setSequences(client, manifest)
  // A table whose rows still wait to be checked cannot be changed.
  await client.query('set constraints all immediate')

  await migrateInside(onOneConnection(client))
  mustTakeNothing(before, await listTables(client))
  return rows
}

/** With what each needs first. The backup has to hold every one of them as it is here, and nothing else. */
async function listTablesToFill(client: pg.Client, { tables }: Manifest): Promise<TableInBackup[]> {
  const here = (await listTables(client)).filter(({ name }) => isCarried(name))
  // What the migrations themselves have written stands in the backup too.
  await emptyTables(client, here)
  const former = tables.find(({ name }) => name === formerPromises)
  if (former) await makeFormerPromises(client, former.columns)

  const known = new Set([...here.map(({ name }) => name), formerPromises])
  const stranger = tables.find(({ name }) => isCarried(name) && !known.has(name))
  if (stranger) throw new BadBackup(`The backup is damaged: it has a table ${stranger.name}.`)
  return [...here.map((table) => mustFind(tables, table)), ...(former ? [former] : [])]
}

function mustFind(tables: readonly TableInBackup[], { name, columns }: TableToCopy): TableInBackup {
  const table = tables.find((one) => one.name === name)
  if (!table) throw new BadBackup(`The backup is damaged: it has no table ${name}.`)
  const isAlike = table.columns.toSorted().join() === columns.toSorted().join()
  if (!isAlike) throw new BadBackup(`The backup is damaged: ${name} has other columns.`)
  return table
}

/** What was checked before and is another now, because somebody writes to the archive, is seen here. */
async function copyIn(client: pg.Client, archive: Archive, table: TableInBackup): Promise<void> {
  const { name, columns, rows, sha256 } = table
  // What triggers would count stands in the rows of another table.
  await client.query(`alter table ${name} disable trigger user`)
  const copy = client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`))
  const { through, taken } = takeFingerprint()
  await pipeline(archive.read(tableEntry(name)), through, copy).catch((cause: unknown) => {
    throw new BadBackup(`The rows of ${name} cannot be taken in: ${messageOf(cause)}`, { cause })
  })
  await client.query(`alter table ${name} enable trigger user`)

  const found = taken()
  if (copy.rowCount !== rows || (sha256 ?? found.sha256) !== found.sha256)
    throw new BadBackup(`The rows of ${name} are not those that were checked.`)
}

/** All that was here before are tables of ours, which are here again, or of another who wants them kept. */
function mustTakeNothing(before: readonly TableToCopy[], after: readonly TableToCopy[]): void {
  const names = new Set(after.map(({ name }) => name))
  const lost = before.map(({ name }) => name).filter((name) => !names.has(name))
  if (lost.length > 0)
    throw new WrongUse(
      `This database also holds ${lost.join(', ')}, which a restore would take away.`,
    )
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause)
}
