import { sql } from 'kysely'
import type { Database } from '../../db/open.ts'

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

/** All that stands in the database, to be compared with what stands there later: in one statement. */
export async function everythingIn(database: Handle): Promise<Record<string, unknown[]>> {
  const names = (await tablesOf(database)).filter((name) => name !== counted)
  const tables = names.map(
    (name) => sql`
      select ${sql.lit(name)} as name, whole::text as row from ${sql.raw(name)} as whole`,
  )
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(tables, sql` union all `)} order by name, row
  `.execute(database.writing)

  const contents: Record<string, unknown[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (const { name, row } of rows) contents[name]?.push(row)
  return contents
}
