import { createReadStream, createWriteStream } from 'node:fs'
import { mkdtemp, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { pack } from 'tar-stream'
import type { Pack } from 'tar-stream'
import type { FileStore } from '../adapters/files/file-store.ts'
import type { Config } from '../config.ts'
import type { World } from '../kit/world.ts'
import { fileEntry, manifestName, tableEntry } from './archive.ts'
import type { Manifest, TableInBackup } from './archive.ts'
import { listFilesIn, listMigrationsIn, listTablesToCopy } from './queries.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

type Options = Readonly<Record<string, string | undefined>>

/** One moment of the database and every file that it names, in one file, while the server goes on. */
export async function backUp(config: Config, { to }: Options): Promise<object> {
  if (!to) throw new WrongUse('--to is needed: the file to write')
  const target = path.resolve(to)

  return withWorld(config, async (world) => {
    const aside = await mkdtemp(`${target}-`)
    try {
      const manifest = await writeArchive(world, aside)
      const made = path.join(aside, 'backup.tar')
      const { size } = await stat(made)
      await rename(made, target)
      return {
        file: target,
        bytes: size,
        tables: manifest.tables.length,
        rows: rowsOf(manifest),
        files: manifest.files,
      }
    } finally {
      await rm(aside, { recursive: true, force: true })
    }
  })
}

async function writeArchive(world: World, folder: string): Promise<Manifest> {
  const client = new pg.Client(world.database.connection)
  await client.connect()
  try {
    // Every table is read as it was at one and the same moment.
    await client.query('begin transaction isolation level repeatable read read only')
    const tables = await copyTables(world, client, folder)

    const archive = pack()
    const writing = pipeline(
      archive,
      createWriteStream(path.join(folder, 'backup.tar'), { mode: 0o600 }),
    )
    for (const { name } of tables) await addFile(archive, tableEntry(name), path.join(folder, name))
    const stored = await addStoredFiles(archive, world.files, await listFilesIn(client))
    const manifest: Manifest = {
      format: 1,
      made: world.clock().toISOString(),
      migrations: await listMigrationsIn(client),
      tables,
      files: stored,
    }
    archive.entry({ name: manifestName }, JSON.stringify(manifest, undefined, 2))
    archive.finalize()
    await writing
    return manifest
  } finally {
    await client.end()
  }
}

async function copyTables(
  world: World,
  client: pg.Client,
  folder: string,
): Promise<TableInBackup[]> {
  const copied: TableInBackup[] = []
  for (const { name, columns } of await listTablesToCopy(world.database.reading)) {
    const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${name}) to stdout`))
    await pipeline(copy, createWriteStream(path.join(folder, name), { mode: 0o600 }))
    copied.push({ name, columns, rows: copy.rowCount ?? 0 })
  }
  return copied
}

async function addFile(archive: Pack, name: string, file: string): Promise<void> {
  const { size } = await stat(file)
  await pipeline(createReadStream(file), archive.entry({ name, size }))
}

/** A file that was removed after the moment of the backup is left out; its row says what it was. */
async function addStoredFiles(
  archive: Pack,
  store: FileStore,
  files: readonly { id: string; size: number }[],
): Promise<number> {
  let added = 0
  for (const { id, size } of files) {
    const file = await store.get(id)
    if (!file) continue
    await pipeline(file.content, archive.entry({ name: fileEntry(id), size }))
    added += 1
  }
  return added
}

function rowsOf({ tables }: Manifest): number {
  return tables.reduce((sum, { rows }) => sum + rows, 0)
}
