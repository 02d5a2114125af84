import { sql } from 'kysely'
import type { Chore } from './world.ts'

/**
 * Counts that are kept as a line for each change, so that nobody who adds something waits for another who
 * does: comes round to add up what has changed, so that adding it up when it is read stays short.
 */
export function foldingCounts(table: string, by: readonly string[]): Chore {
  const columns = sql.join(by.map((column) => sql.ref(column)))
  return {
    everyMinutes: 10,
    task: {
      name: `fold-${table.replaceAll('_', '-')}s`,
      tries: 3,
      async run({ db }) {
        await sql`
          with folded as (
            delete from ${sql.table(table)} where id in (
              select id from ${sql.table(table)} order by id for update skip locked
            )
            returning ${columns}, change
          )
          insert into ${sql.table(table)} (${columns}, change)
          select ${columns}, sum(change) from folded
          group by ${columns} having sum(change) <> 0`.execute(db)
      },
    },
  }
}
