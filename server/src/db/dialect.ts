import { PostgresAdapter, PostgresDialect, sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * PostgreSQL, with a lock around migrations that ends with the transaction they run in. Kysely's own
 * belongs to a session: behind a connection pooler it is let go on another session than took it, and
 * whoever starts next waits for a lock that nobody holds.
 */
export class Dialect extends PostgresDialect {
  override createAdapter(): PostgresAdapter {
    return new Adapter()
  }
}

class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await lockMigrations(db)
  }

  override async releaseMigrationLock(): Promise<void> {
    // The end of the transaction does.
  }
}

/** Until the end of the transaction, nobody else migrates. */
export async function lockMigrations(db: Pick<Kysely<unknown>, 'getExecutor'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('migrations'))`.execute(db)
}
