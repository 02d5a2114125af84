import type { PostgresDialect } from 'kysely'
import pg from 'pg'
import { Dialect } from './dialect.ts'
import { EngineGone, isDatabaseDown } from './faults.ts'
import { settingsFor } from './limits.ts'
import type { Limits } from './limits.ts'
import { isBehindPooler, setInEachTransaction } from './pooler.ts'
import { prepareEachText } from './prepared.ts'

export interface PoolWishes {
  readonly connection: pg.PoolConfig
  readonly most: number
  readonly limits: Limits
  readonly readOnly?: boolean
  /** Called when no connection can be made; the attempt is repeated when it is done. */
  readonly revive?: (() => Promise<void>) | undefined
}

/** The connections of a pool at this moment, and who waits for one. */
export interface PoolState {
  readonly open: number
  readonly idle: number
  readonly waiting: number
}

interface Pooled {
  readonly dialect: PostgresDialect
  state(): PoolState
}

/** A pool that survives its server, for Kysely. */
export function pooled({ connection, most, limits, readOnly = false, revive }: PoolWishes): Pooled {
  const pool = new pg.Pool({
    ...connection,
    max: most,
    types: { getTypeParser: parserFor },
    // The pool waits for the promise and gives nobody the connection before; its type does not say so.
    // oxlint-disable-next-line typescript/no-misused-promises
    onConnect: (client) => settle(client, { limits, readOnly }),
  })
  // A server that goes away takes all connections with it. Without somebody who listens, the error
  // of an idle one, and of one that rests inside a transaction, would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))

  const dialect = new Dialect({
    pool: {
      options: pool.options,
      connect: () => (revive ? connectOrRevive(pool, revive) : pool.connect()),
      end: () => pool.end(),
    },
  })
  return {
    dialect,
    state: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  }
}

/** Set here and not among the startup options, which connection poolers refuse. */
async function settle(
  client: pg.ClientBase,
  { limits, readOnly }: { limits: Limits; readOnly: boolean },
): Promise<void> {
  const settings = [`time zone 'UTC'`, ...settingsFor(limits)]
  if (await isBehindPooler(client)) {
    return setInEachTransaction(
      client,
      readOnly ? [...settings, 'transaction_read_only = on'] : settings,
    )
  }
  if (readOnly) settings.push('default_transaction_read_only = on')
  await client.query(settings.map((setting) => `set ${setting}`).join('; '))
  if (readOnly) prepareEachText(client)
}

async function connectOrRevive(pool: pg.Pool, revive: () => Promise<void>): Promise<pg.PoolClient> {
  try {
    return await pool.connect()
  } catch (error) {
    // When all connections are in use for too long, the engine is busy, not gone.
    const isFull = error instanceof Error && error.message.startsWith('timeout exceeded')
    if (isFull || !isDatabaseDown(error)) throw error
    await revive().catch((cause: unknown) => {
      throw new EngineGone('The embedded database could not be started again', { cause })
    })
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
