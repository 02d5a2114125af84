import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../../db/open.ts'

/** Rows read alike wherever they were written, and what takes long is let be. */
const settings = `
  set local client_encoding = 'UTF8';
  set local datestyle = 'ISO, YMD';
  set local intervalstyle = 'postgres';
  set local time zone 'UTC';
  set local extra_float_digits = 1;
  set local bytea_output = 'hex';
  set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/**
 * Does all of it in one transaction on a connection of its own. Whoever wants something to last commits
 * at the end; however else it ends, by a failure or because the task is to stop, nothing of it does.
 */
export async function inOwnTransaction<T>(
  { database, begin, stopped }: { database: Database; begin: string; stopped: AbortSignal },
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(database.connection)
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query(`${begin}; ${settings}`)
    const cancel = await cancels(client, database)
    stopped.addEventListener('abort', cancel)
    try {
      stopped.throwIfAborted()
      return await work(client)
    } finally {
      stopped.removeEventListener('abort', cancel)
    }
  } catch (error) {
    stopped.throwIfAborted()
    throw error
  } finally {
    await client.end()
  }
}

/** Whatever it waits for, the server is told to wait no longer: it would not notice that we are gone. */
async function cancels(client: pg.Client, { upkeep }: Database): Promise<() => void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return () => {
    void sql`select pg_cancel_backend(${rows[0]?.pid})`
      .execute(upkeep)
      .catch(() => undefined)
      .then(() => client.end())
  }
}
