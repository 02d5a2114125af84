import { sql } from 'kysely'
import type { Database } from '../db/open.ts'

type Handle = Pick<Database, 'writing'>

/** Every table that there is, as it is named in a query. */
export async function tablesOf({ writing: db }: Handle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', table_schema, table_name) as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    order by name
  `.execute(db)
  return rows.map(({ name }) => name)
}

/** Tries are counted whatever becomes of a call. */
const counted = 'public.call_limit'

/** All that stands in the database, to be compared with what stands there later. */
export async function everythingIn(database: Handle): Promise<Record<string, unknown[]>> {
  const contents: Record<string, unknown[]> = {}
  for (const name of await tablesOf(database)) {
    if (name === counted) continue
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(whole)::text as row from ${sql.raw(name)} as whole order by 1
    `.execute(database.writing)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}
