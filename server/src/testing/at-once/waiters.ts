import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'

/** How many connections wait for somebody else's lock. */
export async function waitersOn({ reading }: Pick<Database, 'reading'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_locks where not granted`.execute(reading)
  return rows[0]?.count ?? 0
}
