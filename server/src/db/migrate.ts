import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { MigrationProvider } from 'kysely/migration'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { lockMigrations } from './dialect.ts'
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

export class MigrationFailed extends Error {
  override name = 'MigrationFailed'

  constructor(migration: string, cause: unknown) {
    super(`The migration ${migration} failed and the schema stays as it was: ${String(cause)}`, {
      cause,
    })
  }
}

type Migrated = Pick<Database, 'reading' | 'upkeep'>

/**
 * Brings the schema up to date and answers the names of what was applied: all that is pending in
 * one transaction, or nothing. Many processes may call it at once.
 */
export async function migrate(database: Migrated, folder = ours): Promise<string[]> {
  return database.upkeep.transaction().execute(async (db) => {
    await lockMigrations(db)
    const pending = await listPending(db, folder)
    if (pending.length === 0) return []
    const { error, results = [] } = await migratorFor(db, folder).migrateToLatest()
    if (error) {
      const failed = results.find(({ status }) => status === 'Error')
      throw failed ? new MigrationFailed(failed.migrationName, error) : error
    }
    return results.map(({ migrationName }) => migrationName)
  })
}

/** Whether nothing is left to apply. */
export async function isMigrated(database: Migrated, folder = ours): Promise<boolean> {
  const [applied, files] = await Promise.all([listApplied(database.reading), listFiles(folder)])
  return files.every((name) => applied.includes(name))
}

/** The migrations of this version, in their order. */
export function listMigrations(): Promise<string[]> {
  return listFiles(ours)
}

/**
 * Inside of a transaction that its caller begins and ends: brings the schema to the last of these
 * migrations, or up to date.
 */
export async function migrateInside(
  db: Database['upkeep'],
  upTo?: string,
  folder = ours,
): Promise<void> {
  const migrator = migratorFor(db, folder)
  const inside = { disableTransactions: true }
  const { error } = upTo
    ? await migrator.migrateTo(upTo, inside)
    : await migrator.migrateToLatest(inside)
  if (error) throw error
}

function migratorFor(db: Database['upkeep'], folder: string): Migrator {
  return new Migrator({ db, provider: filesIn(folder) })
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

/** What this version has and the database has not; anything the other way round is refused. */
async function listPending(db: Database['upkeep'], folder: string): Promise<string[]> {
  const [applied, files] = await Promise.all([listApplied(db), listFiles(folder)])
  const unknown = applied.filter((name) => !files.includes(name))
  if (unknown.length > 0) throw new SchemaIsNewer(unknown)
  return files.filter((name) => !applied.includes(name))
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder)
  return names
    .filter((name) => name.endsWith('.sql'))
    .map((name) => path.basename(name, '.sql'))
    .toSorted()
}

async function listApplied(db: Database['reading']): Promise<string[]> {
  const { rows: found } = await sql<{ table: string | null }>`
    select to_regclass('kysely_migration') as table`.execute(db)
  if (!found[0]?.table) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}
