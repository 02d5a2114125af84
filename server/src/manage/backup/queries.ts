import { sql } from 'kysely'
import pg from 'pg'
import type { Writing } from '../../db/open.ts'
import { formerPromises, lettersLeftBehind } from './archive.ts'

export interface TableToCopy {
  readonly name: string
  readonly columns: readonly string[]
  /** The tables that its rows point at. */
  readonly needs: readonly string[]
}

/** Our tables and the queue's, with what each needs first. Parts of a partitioned table go with the whole. */
export async function listTables(client: pg.Client): Promise<TableToCopy[]> {
  const { rows } = await client.query<TableToCopy>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(quote_ident(a.attname) order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      coalesce((select json_agg(distinct format('%I.%I', fn.nspname, f.relname)) from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid), '[]') as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'queue') and c.relkind in ('r', 'p') and not c.relispartition
      and not ${isOfAnExtension('pg_class', 'c.oid')}
    order by 1`)
  return inOrderOfNeed(rows)
}

export async function listMigrationsIn(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from public.kysely_migration order by name',
  )
  return rows.map(({ name }) => name)
}

export async function hasTable(client: pg.Client, table: string): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    'select to_regclass($1) is not null as there',
    [table],
  )
  return rows[0]?.there === true
}

export interface FileOfRow {
  readonly id: string
  readonly type: string
  readonly size: number
  readonly sha256: string
}

export async function listFiles(client: pg.Client): Promise<FileOfRow[]> {
  const { rows } = await client.query<FileOfRow>(
    `select id, type, size, encode(sha256, 'hex') as sha256 from public.stored_file order by id`,
  )
  return rows
}

/** Every sequence of ours, also those behind the ids of a table. */
export async function listSequences(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'S' and not ${isOfAnExtension('pg_class', 'c.oid')}
    order by 1`)
  return rows.map(({ name }) => name)
}

/** Sequences that number the rows of a table, with the column that they fill. */
export async function listOwnedSequences(
  client: pg.Client,
): Promise<{ name: string; table: string; column: string }[]> {
  const { rows } = await client.query<{ name: string; table: string; column: string }>(`
    select format('%I.%I', n.nspname, c.relname) as name, d.refobjid::regclass::text as table,
      quote_ident(a.attname) as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i')
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    where n.nspname = 'public' and c.relkind = 'S'`)
  return rows
}

export async function setSequence(
  client: pg.Client,
  name: string,
  { last, drawn }: { last: string; drawn: boolean },
): Promise<void> {
  await client.query('select setval($1, $2, $3)', [name, last, drawn])
}

export async function emptyTables(
  client: pg.Client,
  tables: readonly TableToCopy[],
): Promise<void> {
  await client.query(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
}

export async function largestNumberIn(
  client: pg.Client,
  table: string,
  number: string,
): Promise<string | undefined> {
  const { rows } = await client.query<{ last: string | null }>(
    `select max(${number})::text as last from ${table}`,
  )
  return rows[0]?.last ?? undefined
}

/** Where a migration will look for them. It asks nothing of their types. */
export async function makeFormerPromises(
  client: pg.Client,
  columns: readonly string[],
): Promise<void> {
  const typed = columns.map((column) => `${pg.escapeIdentifier(column)} text`)
  await client.query(`create schema queue; create table ${formerPromises} (${typed.join(', ')})`)
}

/** Nobody has signed up and nothing was stored: a restore would overwrite nothing. */
export async function isUntouched(client: pg.Client): Promise<boolean> {
  for (const table of ['public.account', 'public.stored_file']) {
    if (!(await hasTable(client, table))) continue
    const { rowCount } = await client.query(`select from ${table} limit 1`)
    if (rowCount) return false
  }
  return true
}

/** One restore at a time: whoever has this keeps it to the end of the transaction. */
export async function takeTurn(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext('restore')) as mine`,
  )
  return rows[0]?.mine === true
}

/** Nobody reads or writes here until the transaction ends. */
export async function lockTables(client: pg.Client): Promise<void> {
  const names = (await listTables(client)).map(({ name }) => name)
  await client.query(`set local lock_timeout = '30s'; lock table ${names.join(', ')}`)
}

/** Says of bytes that nobody speaks for them yet; a day is longer than any restore takes. */
export async function noteLooseFiles(db: Writing, ids: readonly string[]): Promise<void> {
  await sql`
    insert into loose_file (id, since) select unnest(${ids}::text[]), now() + interval '1 day'
    on conflict (id) do update set since = excluded.since`.execute(db)
}

export async function listLooseFiles(db: Writing, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from loose_file where id = any(${ids}::text[])`.execute(db)
  return rows.map(({ id }) => id)
}

export async function forgetLooseFile(db: Writing, id: string): Promise<void> {
  await db.deleteFrom('loose_file').where('id', '=', id).execute()
}

/** Takes away all that the migrations have made. What somebody else has built upon it stops this. */
export async function dropOurSchema(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(`
    select format('drop %s %s', kind, string_agg(name, ', ')) as statement from (
      select case c.relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end as kind,
        c.oid::regclass::text as name
      from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'S')
        and not c.relispartition and not ${isOfAnExtension('pg_class', 'c.oid')}
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
          and d.refclassid = 'pg_class'::regclass and d.deptype in ('a', 'i') and c.relkind = 'S')
      union all
      select 'routine', p.oid::regprocedure::text from pg_proc p
      where p.pronamespace = 'public'::regnamespace and not ${isOfAnExtension('pg_proc', 'p.oid')}
      union all
      select 'type', t.oid::regtype::text from pg_type t
      where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
        and not ${isOfAnExtension('pg_type', 't.oid')}
    ) as ours
    group by kind
    order by array_position(array['view', 'table', 'sequence', 'routine', 'type'], kind)`)
  for (const { statement } of rows) await client.query(statement)
  await client.query('drop schema if exists queue cascade')
}

function isOfAnExtension(catalogue: string, oid: string): string {
  return `exists (select from pg_depend e where e.classid = '${catalogue}'::regclass
    and e.objid = ${oid} and e.deptype = 'e')`
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

/** Letters that lead nowhere are not sent. Answers how many others go out once a server is started here. */
export async function leaveDeadLetters(client: pg.Client): Promise<number> {
  await client.query('delete from public.letter where sent_at is null and kind = any($1)', [
    lettersLeftBehind,
  ])
  const { rows } = await client.query<{ waiting: number }>(
    'select count(*)::int as waiting from public.letter where due_at is not null',
  )
  return rows[0]?.waiting ?? 0
}

/** Numbers of receipts never go back. */
export async function giveReceiptsAfter(client: pg.Client, last: number): Promise<void> {
  await client.query(
    `select setval('public.receipt_number', $1) from public.receipt_number where last_value < $1`,
    [last],
  )
}
