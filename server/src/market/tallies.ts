import { sql } from 'kysely'
import type { Reading } from '../db/open.ts'
import { foldingCounts } from '../kit/folded-counts.ts'

export const tallied = ['company', 'contractor', 'job', 'posting', 'application'] as const
export type Tallied = (typeof tallied)[number]

/** Growth looks back on twice thirty days, and the clocks of a place may be changed in them. */
const keptApartMs = 70 * 24 * 3600_000

/** What came is kept by the hour, so that days can be cut in any time zone whose offset is of whole hours. */
export const foldTallies = foldingCounts('tally', ['kind', 'hour'], (now) => ({
  hour: sql`case when hour >= ${new Date(now.getTime() - keptApartMs)} then hour end`,
}))

export interface Totals {
  readonly total: number
  /** How many of them came since then, and in the period before. */
  readonly recent: number
  readonly before: number
}

/** How many there are of each kind, and how many of them came lately. */
export async function sumTallies(
  db: Reading,
  { since, before }: { readonly since: Date; readonly before: Date },
): Promise<ReadonlyMap<string, Totals>> {
  const rows = await db
    .selectFrom('tally')
    .select(['kind'])
    .select([
      sql<number>`sum(change)::integer`.as('total'),
      sql<number>`coalesce(sum(change) filter (where hour >= ${since}), 0)::integer`.as('recent'),
      sql<number>`
        coalesce(sum(change) filter (where hour >= ${before} and hour < ${since}), 0)::integer
      `.as('before'),
    ])
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, ...totals }) => [kind, totals]))
}

/** How many there are of a kind. */
export async function totalOf(db: Reading, kind: Tallied): Promise<number> {
  const { total } = await db
    .selectFrom('tally')
    .select(sql<number>`coalesce(sum(change), 0)::integer`.as('total'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return total
}

/** How many came of each kind on each day of a place, from an instant on. */
export function tallyDays(
  db: Reading,
  { from, timeZone }: { readonly from: Date; readonly timeZone: string },
) {
  return db
    .selectFrom('tally')
    .select(['kind'])
    .select([
      sql<string>`to_char(hour at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day'),
      sql<number>`sum(change)::integer`.as('count'),
    ])
    .where('hour', '>=', from)
    .groupBy(['kind', 'day'])
    .execute()
}
