import { Kysely, sql } from 'kysely'
import type pg from 'pg'
import { keepEngine } from './embedded/keep.ts'
import { pooled } from './pools.ts'
import type { Tables } from './tables.ts'

/** A handle that cannot write, by its type and by its connection. */
export type Reading = Pick<
  Kysely<Tables>,
  'selectFrom' | 'selectNoFrom' | 'with' | 'fn' | 'dynamic'
>

/** The transaction of a call that changes something. */
export type Writing = Kysely<Tables>

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly reading: Kysely<Tables>
  readonly writing: Kysely<Tables>
  /** For clients that need a connection of their own. */
  readonly connection: pg.PoolConfig
  /** One line that the operator should see, if there is anything to say. */
  readonly note?: string | undefined
  warnings(): Promise<string[]>
  answers(): Promise<boolean>
  close(): Promise<void>
}

interface Where {
  readonly url?: string | undefined
  readonly dataDir: string
}

const waitMs = 5000
const readers = 10
const writers = 20

/**
 * Opens the named PostgreSQL server, or the embedded one whose cluster lies in `dataDir`. A server
 * need not be there yet; it is connected to when it is needed, again and again.
 */
export async function openDatabase({ url, dataDir }: Where): Promise<Database> {
  const engine = url ? undefined : await keepEngine(dataDir)
  const connection: pg.PoolConfig = {
    application_name: 'headframe',
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    ...(engine ? engine.connection : { connectionString: url }),
  }
  const revive = engine?.revive
  const reading = new Kysely<Tables>({
    dialect: pooled({ connection, most: readers, readOnly: true, revive }),
  })
  const writing = new Kysely<Tables>({
    dialect: pooled({ connection, most: writers, revive }),
  })

  return {
    kind: engine ? 'embedded' : 'server',
    reading,
    writing,
    connection,
    note: engine?.note,
    warnings: () => warningsAbout(reading),
    answers: () => answers(reading),
    async close() {
      await Promise.all([reading.destroy(), writing.destroy()])
      await engine?.stop()
    },
  }
}

async function answers(db: Kysely<Tables>): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}

/** Settings that let a server acknowledge what a power cut would take back. */
async function warningsAbout(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'`.execute(
    db,
  )
  return rows.map(
    ({ name }) =>
      `The database runs with ${name} off: a power cut can lose what it has acknowledged`,
  )
}
