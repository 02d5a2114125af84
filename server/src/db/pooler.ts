import type pg from 'pg'

/**
 * Whether somebody stands between us and the server who may hand each of our transactions to another
 * of its sessions, as PgBouncer does. A pooler makes up the number under which it introduces itself;
 * the server's own is that of the process behind the connection.
 */
export async function isBehindPooler(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select pg_backend_pid() as pid')
  // Undocumented, but the driver needs it to cancel a query.
  const { processID } = client as pg.ClientBase & { readonly processID?: number }
  return rows[0]?.pid !== processID
}

const opens = /^(begin|start transaction)\b/i
const refusesTransaction = /^vacuum\b/i

/**
 * Makes a connection safe behind a pooler: whatever is set is set anew in each transaction and ends with
 * it, so it neither gets lost nor reaches anybody else. A statement that stands alone gets a transaction.
 */
export function setInEachTransaction(client: pg.ClientBase, settings: readonly string[]): void {
  const query: (text: string, values?: unknown[]) => Promise<pg.QueryResult> =
    client.query.bind(client)
  const set = settings.map((setting) => `set local ${setting}`).join('; ')

  async function queryAlone(text: string, values?: unknown[]): Promise<pg.QueryResult> {
    await query(`begin; ${set}`)
    try {
      const result = await query(text, values)
      await query('commit')
      return result
    } catch (error) {
      await query('rollback').catch(() => undefined)
      throw error
    }
  }

  Object.assign(client, {
    query(text: string, values?: unknown[]): Promise<pg.QueryResult> {
      if (client.getTransactionStatus() !== 'I' || refusesTransaction.test(text))
        return query(text, values)
      return opens.test(text) ? query(`${text}; ${set}`) : queryAlone(text, values)
    },
  })
}
