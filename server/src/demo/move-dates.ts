import type pg from 'pg'

interface DatedTable {
  readonly name: string
  readonly columns: readonly DatedColumn[]
}

interface DatedColumn {
  readonly name: string
  readonly type: 'date' | 'timestamptz'
}

/**
 * The demo was made on a day, and is about the days around now: whole days later everything has happened
 * at the same time of day, and postings still end with a day of their place.
 */
export async function moveDates(client: pg.Client, days: number): Promise<void> {
  for (const { name, columns } of await listDated(client)) {
    const zone = name === 'public.job' ? 'time_zone' : `'UTC'`
    const moved = columns.map((column) => `${column.name} = ${later(column, zone)}`)
    // What triggers would note of a change did not happen.
    await client.query(`alter table ${name} disable trigger user`)
    await client.query(`update ${name} set ${moved.join(', ')}`, [days])
    await client.query(`alter table ${name} enable trigger user`)
  }
}

function later({ name, type }: DatedColumn, zone: string): string {
  if (type === 'date') return `${name} + $1::int`
  return `(${name} at time zone coalesce(${zone}, 'UTC') + make_interval(days => $1::int)) at time zone coalesce(${zone}, 'UTC')`
}

async function listDated(client: pg.Client): Promise<DatedTable[]> {
  const { rows } = await client.query<DatedTable>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      json_agg(json_build_object('name', quote_ident(a.attname), 'type', t.typname)) as columns
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid
    join pg_namespace n on n.oid = c.relnamespace
    join pg_type t on t.oid = a.atttypid
    where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and t.typname in ('date', 'timestamptz')
    group by 1`)
  return rows
}
