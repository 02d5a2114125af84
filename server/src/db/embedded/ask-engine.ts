import pg from 'pg'
import { codeOf } from './engine-fault.ts'
import { engineOwner } from './initialise.ts'
import type { Places } from './places.ts'

/**
 * An engine that runs tells which lifeline keeps it; a busy one is coming up or going down;
 * a silent one is not there, or not for us.
 */
export type Answer = { readonly lifeline: string } | 'busy' | 'silent'

/** An engine that is stopped in its tracks still lets people connect, and never answers. */
export const patienceMs = 2000

export function connectionTo({ socketFolder }: Places) {
  return { host: socketFolder, user: engineOwner, database: 'postgres' }
}

export async function askEngine(places: Places): Promise<Answer> {
  const client = new pg.Client({
    ...connectionTo(places),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select coalesce(current_setting('headframe.lifeline', true), '') as lifeline`,
    )
    return { lifeline: String(rows[0]?.lifeline) }
  } catch (error) {
    return codeOf(error) === '57P03' ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
