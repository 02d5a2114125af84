import pg from 'pg'
import { codeOf } from './engine-fault.ts'
import { engineOwner } from './initialise.ts'
import type { Places } from './places.ts'
import { productRole } from './product-role.ts'

/**
 * An engine that runs tells which lifeline keeps it, and whether it knows the product's role; a busy
 * one is coming up or going down; a full one runs, but has no room to let anybody in; a silent one is
 * not there, or not for us.
 */
export type Answer =
  | { readonly lifeline: string; readonly knowsProduct: boolean }
  | 'busy'
  | 'full'
  | 'silent'

/** An engine that is stopped in its tracks still lets people connect, and never answers. */
export const patienceMs = 2000

/** As the engine's owner, for what the engine itself needs. */
export function ownersConnection({ socketFolder }: Places) {
  return { host: socketFolder, user: engineOwner, database: 'postgres' }
}

export async function askEngine(places: Places): Promise<Answer> {
  const client = new pg.Client({
    ...ownersConnection(places),
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query(
      `select coalesce(current_setting('headframe.lifeline', true), '') as lifeline,
        to_regrole('${productRole}') is not null as "knowsProduct"`,
    )
    return rows[0]
  } catch (error) {
    if (codeOf(error) === '53100') return 'full'
    return codeOf(error) === '57P03' ? 'busy' : 'silent'
  } finally {
    await client.end().catch(() => undefined)
  }
}
