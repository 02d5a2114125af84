import { sql } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import { isOpenAt } from '../../../market/jobs/job-status.ts'
import { publishedJobs } from '../../../market/jobs/listed-jobs.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'

/** How many are open, and how many of those have gone live since then. */
export function countBoard(db: Reading, now: Date, since: Date) {
  return db
    .selectFrom('job')
    .where(isOpenAt(now))
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere('job.published_at', '>=', since).as('newSince'),
    ])
    .executeTakeFirstOrThrow()
}

/** As the list finds them by the name of a state: those that say where they are. */
export function countByState(db: Reading, now: Date) {
  return db
    .selectFrom('job')
    .where(isOpenAt(now))
    .where('job.location_lat', 'is not', null)
    .where('job.state', 'is not', null)
    .groupBy('job.state')
    .select((job) => [
      job.ref('job.state').$notNull().as('state'),
      job.fn.countAll<number>().as('jobs'),
    ])
    .orderBy('jobs', 'desc')
    .orderBy('state')
    .execute()
}

/** The newest that are open, as a guest sees them. */
export function listNewest(db: Reading, now: Date, most: number): Promise<ListedJob[]> {
  const newest = db
    .selectFrom('job')
    .select('job.id')
    .where(isOpenAt(now))
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(most)
  return publishedJobs(db, undefined)
    .innerJoin(newest.as('newest'), 'newest.id', 'job.id')
    .orderBy('job.published_at', 'desc')
    .orderBy(sql`job.id`)
    .execute()
}
