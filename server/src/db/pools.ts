import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { isDatabaseDown } from './faults.ts'
import { prepareEachText } from './prepared.ts'

export interface PoolWishes {
  readonly connection: pg.PoolConfig
  readonly most: number
  readonly readOnly?: boolean
  /** Called when no connection can be made; the attempt is repeated when it is done. */
  readonly revive?: (() => Promise<void>) | undefined
}

/** A pool that survives its server, for Kysely. */
export function pooled({ connection, most, readOnly = false, revive }: PoolWishes) {
  const pool = new pg.Pool({
    ...connection,
    max: most,
    types: { getTypeParser: parserFor },
    verify: (client, done) => {
      // Set here and not among the startup options, which connection poolers refuse.
      client.query(readOnly ? `${zone}; ${readsOnly}` : zone, (error: Error | null) => {
        if (readOnly) prepareEachText(client)
        done(error ?? undefined)
      })
    },
  })
  // A server that goes away takes all connections with it. Without somebody who listens, the error
  // of an idle one, and of one that rests inside a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  return new PostgresDialect({
    pool: {
      options: pool.options,
      connect: () => (revive ? connectOrRevive(pool, revive) : pool.connect()),
      end: () => pool.end(),
    },
  })
}

const zone = `set time zone 'UTC'`
const readsOnly = 'set default_transaction_read_only = on'

async function connectOrRevive(pool: pg.Pool, revive: () => Promise<void>): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    // When all connections are in use for too long, the engine is busy, not gone.
    const isFull = error instanceof Error && error.message.startsWith('timeout exceeded')
    if (isFull || !isDatabaseDown(error)) throw error
    await revive()
    return pool.connect()
  }
}

/** Counts are numbers here; exact decimals stay text, and so do days, which have no time zone. */
const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, Number],
  [pg.types.builtins.DATE, String],
])

const parserFor: typeof pg.types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  parsers.get(oid) ??
  (format === 'binary' ? pg.types.getTypeParser(oid, format) : pg.types.getTypeParser(oid))
