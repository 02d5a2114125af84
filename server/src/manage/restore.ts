import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { extract } from 'tar-stream'
import type { Config } from '../config.ts'
import type { World } from '../kit/world.ts'
import { fileEntry, manifestName, tableEntry } from './archive.ts'
import type { Manifest } from './archive.ts'
import { isUntouched, listStoredFiles, listTablesToCopy } from './queries.ts'
import { withWorld } from './with-world.ts'
import { WrongUse } from './wrong-use.ts'

type Options = Readonly<Record<string, string | undefined>>

/** Fills an empty installation from a backup. All of the database comes over, or nothing does. */
export async function restore(config: Config, { from }: Options): Promise<object> {
  if (!from) throw new WrongUse('--from is needed: the backup to read')
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-restore-'))
  try {
    await unpack(path.resolve(from), folder)
    const manifest = await readManifest(folder)
    return await withWorld(config, async (world) => {
      if (!(await isUntouched(world.database.reading)))
        throw new WrongUse('This installation is not empty; a restore would overwrite it.')
      const rows = await restoreTables(world, manifest, folder)
      const files = await restoreFiles(world, folder)
      return {
        from: path.resolve(from),
        made: manifest.made,
        tables: manifest.tables.length,
        rows,
        ...files,
      }
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function unpack(archive: string, folder: string): Promise<void> {
  const reading = extract()
  const source = createReadStream(archive)
  source.on('error', (error) => reading.destroy(error))
  source.pipe(reading)
  for await (const entry of reading) {
    // Names are flattened, so no entry can reach outside the folder.
    const file = await open(path.join(folder, entry.header.name.replaceAll('/', '~')), 'wx', 0o600)
    await pipeline(entry, file.createWriteStream())
  }
}

const unpacked = (folder: string, entry: string) => path.join(folder, entry.replaceAll('/', '~'))

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(unpacked(folder, manifestName), 'utf8')) as Manifest
}

async function restoreTables(world: World, manifest: Manifest, folder: string): Promise<number> {
  const known = await listTablesToCopy(world.database.reading)
  const client = new pg.Client(world.database.connection)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`truncate ${known.map(({ name }) => name).join(', ')} cascade`)
    let rows = 0
    for (const { name } of known) {
      const table = manifest.tables.find((one) => one.name === name)
      if (!table) continue
      const copy = client.query(copyFrom(`copy ${name} (${table.columns.join(', ')}) from stdin`))
      await pipeline(createReadStream(unpacked(folder, tableEntry(name))), copy)
      rows += copy.rowCount ?? 0
    }
    await client.query('commit')
    return rows
  } finally {
    await client.end()
  }
}

/** Each file has to be the very one that the database names. */
async function restoreFiles(
  world: World,
  folder: string,
): Promise<{ files: number; missing: number }> {
  let files = 0
  let missing = 0
  for (const { id, type, sha256 } of await listStoredFiles(world.database.reading)) {
    const file = unpacked(folder, fileEntry(id))
    const stored = await world.files
      .put(id, createReadStream(file), type)
      .catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        throw error
      })
    if (!stored) missing += 1
    else if (stored.sha256 !== sha256.toString('hex'))
      throw new Error(`The file ${id} of this backup is damaged.`)
    else files += 1
  }
  return { files, missing }
}
