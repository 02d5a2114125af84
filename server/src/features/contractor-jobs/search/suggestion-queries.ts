import { expressionBuilder, sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import type { Tables } from '../../../db/tables.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'
import type { Nearness } from '../../../market/near.ts'
import { isNear } from './queries.ts'

/** For each of the places whether an open job there is for one of them. */
export async function areJobsNear(
  db: Reading,
  occupations: readonly string[],
  places: readonly Nearness[],
  now: Date,
): Promise<boolean[]> {
  const isOpen = isOpenAt(now)(expressionBuilder<Tables, 'job'>())
  const each = places.map((near) => {
    const isThere = sql.join(isNear(near, 'by index'), sql` and `)
    return sql<SqlBool>`exists (
      select from job
      where ${isOpen} and job.occupations && ${occupations}::text[] and ${isThere}
    )`
  })
  const { found } = await db
    .selectNoFrom(sql<boolean[]>`array[${sql.join(each)}]`.as('found'))
    .executeTakeFirstOrThrow()
  return found
}
