import { sql } from 'kysely'

/**
 * Now, or a moment after what stands: each reading has a time of its own, by which a round knows whether
 * what it has compared is still what stands. A day of ours has thousandths of a second and no less.
 */
export function laterThan(column: string, now: Date) {
  return sql<Date>`greatest(${now}::timestamptz, ${sql.ref(column)} + interval '1 millisecond')`
}
