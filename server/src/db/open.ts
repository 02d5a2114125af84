import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { startEmbedded } from './embedded/start.ts'
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
  /** The pool behind `writing`, for transactions that open themselves. */
  readonly pool: pg.Pool
  readonly connection: pg.PoolConfig
  /** One line that the operator should see, if there is anything to say. */
  readonly note?: string | undefined
  warnings(): Promise<string[]>
  answers(): Promise<boolean>
  close(): Promise<void>
}

// Counts are numbers here; a table of 2^53 rows is not expected. Exact decimals stay text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const waitMs = 5000
const readers = 10
const writers = 20

/** Opens the named PostgreSQL server, or the embedded one whose cluster lies in `dataDir`. */
export async function openDatabase({
  url,
  dataDir,
}: {
  url?: string | undefined
  dataDir: string
}): Promise<Database> {
  const engine = url ? undefined : await startEmbedded(dataDir)
  const connection: pg.PoolConfig = engine ? engine.connection : { connectionString: url }
  const pool = openPool({ ...connection, max: writers })
  const readingPool = openPool({
    ...connection,
    max: readers,
    options: '-c default_transaction_read_only=on',
  })
  const writing = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const reading = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: readingPool }) })

  return {
    kind: engine ? 'embedded' : 'server',
    reading,
    writing,
    pool,
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

function openPool(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({
    application_name: 'headframe',
    connectionTimeoutMillis: waitMs,
    ...config,
  })
  // A server that goes away takes idle connections with it; the next query opens new ones.
  pool.on('error', () => undefined)
  return pool
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
