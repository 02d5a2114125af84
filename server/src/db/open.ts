import { Kysely, sql } from 'kysely'
import pg from 'pg'
import { keepEngine } from './embedded/keep.ts'
import { limitsOfCalls, noLimits } from './limits.ts'
import type { Limits } from './limits.ts'
import { isBehindPooler } from './pooler.ts'
import { pooled } from './pools.ts'
import type { PoolState, PoolWishes } from './pools.ts'
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
  /** For migrations and their like: straight to the server where that is told, and without limits. */
  readonly upkeep: Kysely<Tables>
  /** For clients that need a connection of their own: straight to the server where that is told. */
  readonly connection: pg.PoolConfig
  /** Where the embedded one lies. */
  readonly folder?: string | undefined
  /** One line that the operator should see, if there is anything to say. */
  readonly note?: string | undefined
  pools(): Readonly<Record<'reading' | 'writing', PoolState>>
  warnings(): Promise<string[]>
  answers(): Promise<boolean>
  /** What keeps either way to it shut; nothing where both are open. */
  findTrouble(): Promise<DatabaseTrouble | undefined>
  close(): Promise<void>
}

export interface DatabaseTrouble {
  /** The setting that leads there. */
  readonly setting: string
  readonly error: unknown
}

export interface DatabaseWishes {
  readonly url?: string | undefined
  /** The way around a connection pooler, where `url` leads to one. */
  readonly directUrl?: string | undefined
  readonly dataDir: string
  /** Most connections for calls that read, and for all that writes. */
  readonly readers?: number
  readonly writers?: number
  /** For tests. */
  readonly limits?: Limits
}

const waitMs = 5000
const mostForUpkeep = 2

/**
 * Opens the named PostgreSQL server, or the embedded one whose cluster lies in `dataDir`. A server
 * need not be there yet; it is connected to when it is needed, again and again.
 */
export async function openDatabase({
  url,
  directUrl = url,
  dataDir,
  readers = 10,
  writers = 20,
  limits = limitsOfCalls,
}: DatabaseWishes): Promise<Database> {
  const engine = url ? undefined : await keepEngine(dataDir)
  const manner = { application_name: 'headframe', connectionTimeoutMillis: waitMs, keepAlive: true }
  const connectionTo = (connectionString?: string): pg.PoolConfig => ({
    ...manner,
    ...(engine ? engine.connection : { connectionString }),
  })
  const poolOf = (wishes: PoolWishes) => pooled({ ...wishes, revive: engine?.revive })

  const [shared, direct] = [connectionTo(url), connectionTo(directUrl)]
  const pools = {
    reading: poolOf({ connection: shared, most: readers, limits, readOnly: true }),
    writing: poolOf({ connection: shared, most: writers, limits }),
    upkeep: poolOf({ connection: direct, most: mostForUpkeep, limits: noLimits }),
  }
  const reading = new Kysely<Tables>(pools.reading)
  const writing = new Kysely<Tables>(pools.writing)
  const upkeep = new Kysely<Tables>(pools.upkeep)

  return {
    kind: engine ? 'embedded' : 'server',
    reading,
    writing,
    upkeep,
    connection: direct,
    folder: engine?.folder,
    note: engine?.note,
    pools: () => ({ reading: pools.reading.state(), writing: pools.writing.state() }),
    warnings: async () => [...(await warningsAbout(reading)), ...(await warningsAboutWay(direct))],
    answers: async () => (await errorOfAsking(reading)) === undefined,
    async findTrouble() {
      for (const [setting, way] of [
        ['DATABASE_URL', reading],
        ['DATABASE_DIRECT_URL', upkeep],
      ] as const) {
        const error = await errorOfAsking(way)
        if (error !== undefined) return { setting, error }
      }
      return undefined
    },
    async close() {
      await Promise.all([reading.destroy(), writing.destroy(), upkeep.destroy()])
      await engine?.stop()
    },
  }
}

async function errorOfAsking(db: Kysely<Tables>): Promise<unknown> {
  try {
    await sql`select 1`.execute(db)
    return undefined
  } catch (error) {
    return error
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

/** Everything works there but what needs a session for itself. */
async function warningsAboutWay(connection: pg.PoolConfig): Promise<string[]> {
  const client = new pg.Client(connection)
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await isBehindPooler(client))
      ? [
          'The database is behind a connection pooler: set DATABASE_DIRECT_URL to the server itself, so that work is heard of at once and long upkeep holds up no calls',
        ]
      : []
  } finally {
    await client.end()
  }
}
