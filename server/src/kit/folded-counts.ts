import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Writing } from '../db/open.ts'
import type { Chore } from './world.ts'

export interface FoldingChore extends Chore {
  /** Adds up at once, for whoever has brought many. */
  fold(db: Writing, now: Date): Promise<void>
}

/**
 * Counts that are kept as one row for each change, so that two who add something do not wait for the same
 * row. A chore sums the rows up from time to time, so that reading a count adds up few of them. `folded`
 * says which columns lose their detail once a row is old.
 */
export function foldingCounts(
  table: string,
  by: readonly string[],
  folded: (now: Date) => Readonly<Record<string, RawBuilder<unknown>>> = () => ({}),
): FoldingChore {
  const columns = sql.join(by.map((column) => sql.ref(column)))
  async function fold(db: Writing, now: Date): Promise<void> {
    const shorter = folded(now)
    const values = sql.join(by.map((column) => shorter[column] ?? sql.ref(column)))
    await sql`
      with gone as (
        delete from ${sql.table(table)} where id in (
          select id from ${sql.table(table)} order by id for update skip locked
        )
        returning ${columns}, change
      )
      insert into ${sql.table(table)} (${columns}, change)
      select ${values}, sum(change) from gone
      group by ${sql.join(Array.from(by.keys(), (at) => sql.lit(at + 1)))} having sum(change) <> 0`.execute(
      db,
    )
  }
  return {
    everyMinutes: 10,
    task: {
      name: `fold-${table.replaceAll('_', '-')}s`,
      tries: 3,
      run: ({ db, now }) => fold(db, now),
    },
    fold,
  }
}
