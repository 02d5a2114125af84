import type { Writing } from '../../db/open.ts'
import { isOpenAt } from '../jobs/job-status.ts'
import type { Task } from '../../kit/world.ts'
import { restBetweenParts } from './in-parts.ts'
import { gistOfOpening, keepJobReading } from './opening-readings.ts'
import { waitForOtherRounds } from './one-round.ts'
import type { Changing } from './rank-contractor.ts'
import { rankOpening } from './rank-opening.ts'
import type { GoingOn, OpeningToRank } from './rank-opening.ts'

/** After a posting has gone live or was changed: it is read at once, and its place in lists follows. */
export async function comparePosting({ db, now, world }: Changing, jobId: string): Promise<void> {
  await keepJobReading(db, jobId, now)
  await world.tasks.promise(db, rankPosting, { jobId })
}

/** Compares one posting with everybody of its kinds of work, some at a time. */
export const rankPosting: Task<{ jobId: string; next?: GoingOn }> = {
  name: 'rank-posting',
  tries: 8,
  automates: 'matchJobs',
  async run({ db, now, world }, { jobId, next }) {
    if (next) await restBetweenParts()
    await waitForOtherRounds(db, jobId)
    const posting = await findPosting(db, jobId, now)
    const goingOn = posting && (await rankOpening({ db, now }, posting, next))
    if (goingOn) await world.tasks.promise(db, rankPosting, { jobId, next: goingOn })
  },
}

async function findPosting(
  db: Writing,
  jobId: string,
  now: Date,
): Promise<OpeningToRank | undefined> {
  const row = await db
    .selectFrom('job_reading')
    .innerJoin('job', 'job.id', 'job_reading.job_id')
    .select(['job.published_at', 'read_at', 'gist', 'families'])
    .select((job) => isOpenAt(now)(job).as('is_open'))
    .where('job.id', '=', jobId)
    .executeTakeFirst()
  if (!row?.published_at) return undefined
  return {
    kind: 'job',
    id: jobId,
    since: row.published_at,
    readAt: row.read_at,
    gist: gistOfOpening(row.gist),
    families: row.families,
    shownTo: row.is_open ? 'everybody' : 'nobody',
  }
}
