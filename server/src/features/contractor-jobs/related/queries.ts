import { sql } from 'kysely'
import { mostRelated } from '@headframe/wire'
import type { Reading } from '../../../db/open.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'
import { kilometresTo } from '../../../market/near.ts'
import type { PublishedJob } from '../queries.ts'

/** So many of the newest are looked at, however many do such work. */
const mostLookedAt = 300

/** Open jobs of other companies for the same work: those nearest first, and the newest where no place is known. */
export async function findSimilar(db: Reading, job: PublishedJob, now: Date): Promise<string[]> {
  const { occupations } = await db
    .selectFrom('job')
    .select('occupations')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow()
  if (occupations.length === 0 && job.role_id === null) return []
  const sameWork = db
    .selectFrom('job')
    .select(['job.id', 'job.published_at', 'job.location_lat', 'job.location_lng', 'job.role_id'])
    .where(isOpenAt(now))
    .where('job.id', '<>', job.id)
    .where(sql<boolean>`job.company_id is distinct from ${job.company_id}`)
    .where(
      occupations.length > 0
        ? sql<boolean>`job.occupations && ${occupations}::text[]`
        : sql<boolean>`job.role_id = ${job.role_id}`,
    )
    .orderBy('job.published_at', 'desc')
    .limit(mostLookedAt)
  const { location_lat: lat, location_lng: lng } = job
  const rows = await db
    .selectFrom(sameWork.as('job'))
    .select('job.id')
    .$if(lat !== null && lng !== null, (query) =>
      query.orderBy(kilometresTo('job', { lat: lat ?? 0, lng: lng ?? 0 }), (by) => by.nullsLast()),
    )
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(mostRelated)
    .execute()
  return rows.map(({ id }) => id)
}

/** The newest open ones of the same company. */
export async function findOthersOfCompany(
  db: Reading,
  job: PublishedJob,
  now: Date,
): Promise<string[]> {
  if (job.company_id === null) return []
  const rows = await db
    .selectFrom('job')
    .select('job.id')
    .where(isOpenAt(now))
    .where('job.company_id', '=', job.company_id)
    .where('job.id', '<>', job.id)
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(mostRelated)
    .execute()
  return rows.map(({ id }) => id)
}
