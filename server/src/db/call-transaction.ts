import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database, Writing } from './open.ts'
import type { Tables } from './tables.ts'

export interface CallTransaction {
  readonly db: Writing
  commit(): Promise<void>
  rollback(): Promise<void>
}

/**
 * The one transaction of a changing call. It opens with the first query, so slow work
 * before it, such as hashing a password, holds no connection.
 */
export function beginCall(database: Pick<Database, 'pool'>): CallTransaction {
  let client: Promise<pg.PoolClient> | undefined
  const open = () => (client ??= connectAndBegin(database.pool))

  // To Kysely this looks like a pool that always has the same connection and never wants it back.
  const pool = {
    options: {},
    connect: async () => ({ query: queryOf(await open()), release: () => undefined }),
    end: async () => undefined,
  }
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    commit: () => end('commit'),
    rollback: () => end('rollback'),
  }

  async function end(how: 'commit' | 'rollback'): Promise<void> {
    // A transaction that could not open has already told why.
    const opened = await client?.catch(() => undefined)
    client = undefined
    if (!opened) return
    try {
      await opened.query(how)
      opened.release()
    } catch (error) {
      opened.release(true)
      if (how === 'commit') throw error
    }
  }
}

async function connectAndBegin(pool: pg.Pool): Promise<pg.PoolClient> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    return client
  } catch (error) {
    client.release(true)
    throw error
  }
}

function queryOf(client: pg.PoolClient) {
  return client.query.bind(client)
}
