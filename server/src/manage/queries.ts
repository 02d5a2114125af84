import { sql } from 'kysely'
import type pg from 'pg'
import { jobStatus } from '@headframe/wire'
import type { Database, Reading } from '../db/open.ts'
import { jobStatusAt } from '../kit/job-status.ts'

export interface TableToCopy {
  readonly name: string
  readonly columns: readonly string[]
  /** The tables that its rows point at. */
  readonly needs: readonly string[]
}

/** Our tables and the queue's, with what each needs first. Parts of a partitioned table go with the whole. */
export async function listTablesToCopy(db: Database['reading']): Promise<TableToCopy[]> {
  const { rows } = await sql<TableToCopy>`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(distinct format('%I.%I', fn.nspname, f.relname)) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid), '[]') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'queue') and c.relkind in ('r', 'p') and not c.relispartition
    order by 1`.execute(db)
  return inOrderOfNeed(rows)
}

/** Postings that are on the board, and those that were there to their last second. */
export function countListedJobs(db: Reading, now: Date) {
  const countOf = (status: number) =>
    sql<number>`count(*) filter (where ${jobStatusAt(now)} = ${status})`
  return db
    .selectFrom('job')
    .select(countOf(jobStatus.active).as('active'))
    .select(countOf(jobStatus.expired).as('expired'))
    .executeTakeFirstOrThrow()
}

export async function listStoredFiles(db: Reading) {
  return db
    .selectFrom('stored_file')
    .select(['id', 'type', 'size', 'sha256'])
    .orderBy('id')
    .execute()
}

/** The files as they are named at the moment that this connection sees. */
export async function listFilesIn(client: pg.Client): Promise<{ id: string; size: number }[]> {
  const { rows } = await client.query<{ id: string; size: number }>(
    'select id, size from stored_file order by id',
  )
  return rows
}

export async function listMigrationsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

/** Nobody has signed up and nothing was stored: a restore would overwrite nothing. */
export async function isUntouched(db: Reading): Promise<boolean> {
  const someone = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  return someone === undefined
}

function inOrderOfNeed(tables: readonly TableToCopy[]): TableToCopy[] {
  const ordered: TableToCopy[] = []
  const place = (table: TableToCopy, trail: readonly string[]): void => {
    if (ordered.includes(table) || trail.includes(table.name)) return
    for (const need of tables.filter(({ name }) => table.needs.includes(name)))
      place(need, [...trail, table.name])
    ordered.push(table)
  }
  for (const table of tables) place(table, [])
  return ordered
}
