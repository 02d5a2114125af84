import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { migrate } from '../../db/migrate.ts'
import type { Database } from '../../db/open.ts'

const migrations = path.resolve(import.meta.dirname, '../../../migrations')

/** Brings an empty database to the schema that it had after this migration, and no further. */
export async function migrateUpTo(database: Database, last: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'headframe-migrations-'))
  try {
    const names = (await readdir(migrations)).filter((name) => name.slice(0, last.length) <= last)
    for (const name of names) await copyFile(path.join(migrations, name), path.join(folder, name))
    await migrate(database, folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
