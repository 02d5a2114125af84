import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { MigrationProvider } from 'kysely/migration'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from './open.ts'

const ours = path.resolve(import.meta.dirname, '../../migrations')

/** This program is older than the data it was pointed at. */
export class SchemaIsNewer extends Error {
  override name = 'SchemaIsNewer'

  constructor(unknown: readonly string[]) {
    super(
      `The database was migrated by a newer version (${unknown.join(', ')}). Please start that version.`,
    )
  }
}

/** Brings the schema up to date and answers the names of what was applied. Many processes may call it at once. */
export async function migrate(database: Database, folder = ours): Promise<string[]> {
  const unknown = await findUnknown(database, folder)
  if (unknown.length > 0) throw new SchemaIsNewer(unknown)

  const { error, results = [] } = await migratorFor(database, folder).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}

/** Whether nothing is left to apply. */
export async function isMigrated(database: Database, folder = ours): Promise<boolean> {
  const [applied, files] = await Promise.all([listApplied(database), listFiles(folder)])
  return files.every((name) => applied.includes(name))
}

function migratorFor(database: Database, folder: string): Migrator {
  return new Migrator({ db: database.writing, provider: filesIn(folder) })
}

function filesIn(folder: string): MigrationProvider {
  return {
    async getMigrations() {
      const names = await listFiles(folder)
      return Object.fromEntries(
        names.map((name) => [
          name,
          {
            async up(db) {
              await sql.raw(await readFile(path.join(folder, `${name}.sql`), 'utf8')).execute(db)
            },
          },
        ]),
      )
    },
  }
}

async function findUnknown(database: Database, folder: string): Promise<string[]> {
  const [applied, files] = await Promise.all([listApplied(database), listFiles(folder)])
  return applied.filter((name) => !files.includes(name))
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names.filter((name) => name.endsWith('.sql')).map((name) => path.basename(name, '.sql'))
}

async function listApplied(database: Database): Promise<string[]> {
  const { rows: found } = await sql<{
    table: string | null
  }>`select to_regclass('kysely_migration') as table`.execute(database.reading)
  if (!found[0]?.table) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(
    database.reading,
  )
  return rows.map(({ name }) => name)
}
