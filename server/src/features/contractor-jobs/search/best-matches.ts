import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import type { Part } from '../../../kit/paging.ts'
import { listJobsNamed } from '../queries.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'
import type { JobSearch } from './job-search.ts'
import { inReach, wayFor } from './queries.ts'

/**
 * Those that suit somebody best, by the order that was made of them in the background; behind them all
 * others, newest first.
 */
export async function listBestJobs(
  db: Reading,
  search: JobSearch & { readonly contractorId: string },
  { limit, offset }: Part,
  total: number,
): Promise<ListedJob[]> {
  const best = await compared(db, search)
    .select('job.id')
    .orderBy('own_match.score', 'desc')
    .orderBy('own_match.published_at', 'desc')
    .orderBy('own_match.job_id')
    .limit(limit)
    .offset(offset)
    .execute()
  const others =
    best.length < limit ? await othersBehind(db, search, { limit, offset }, best.length, total) : []
  const ids = [...best, ...others].map(({ id }) => id)
  const jobs = new Map(
    (await listJobsNamed(db, search.contractorId, ids)).map((job) => [job.id, job]),
  )
  return ids.flatMap((id) => jobs.get(id) ?? [])
}

function compared(db: Reading, search: JobSearch & { readonly contractorId: string }) {
  return inReach(db, search, 'along the list').innerJoin('job_match as own_match', (join) =>
    join
      .onRef('own_match.job_id', '=', 'job.id')
      .on('own_match.contractor_id', '=', search.contractorId),
  )
}

async function othersBehind(
  db: Reading,
  search: JobSearch & { readonly contractorId: string },
  { limit, offset }: Part,
  shown: number,
  total: number,
) {
  const { count } = await compared(db, search)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const isOther = sql<SqlBool>`not exists (
    select from job_match
    where job_match.job_id = job.id and job_match.contractor_id = ${search.contractorId}
  )`
  const way = wayFor(search, total)
  const found = inReach(db, search, way)
    .where(isOther)
    .select(['job.id', 'job.published_at'])
    .$if(way === 'by index', (few) => few.offset(0))
  return db
    .selectFrom(found.as('job'))
    .select('job.id')
    .orderBy('job.published_at', 'desc')
    .orderBy('job.id')
    .limit(limit - shown)
    .offset(Math.max(0, offset - count))
    .execute()
}

/** How many open postings are still to be put in somebody's order: until then it is not told as up to date. */
export async function countUnranked(
  db: Reading,
  contractorId: string,
  total: number,
): Promise<number> {
  const own = await db
    .selectFrom('contractor_reading')
    .select('ranked_at')
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst()
  if (!own) return 0
  if (!own.ranked_at) return total
  const { count } = await db
    .selectFrom('job_reading')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ranked_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Math.min(count, total)
}
