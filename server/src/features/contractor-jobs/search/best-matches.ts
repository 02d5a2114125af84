import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import { inOrderOf } from '../../../kit/in-order.ts'
import type { Part } from '../../../kit/paging.ts'
import { bestFirst } from '../../../market/matches/best-first.ts'
import { listJobsNamed } from '../queries.ts'
import type { ListedJob } from '../../../market/jobs/listed-jobs.ts'
import type { JobSearch } from './job-search.ts'
import { inReach, wayFor } from './queries.ts'

type OwnSearch = JobSearch & { readonly contractorId: string }

/**
 * Those that suit somebody best, by the order that was made of them in the background; behind them all
 * others, newest first.
 */
export async function listBestJobs(
  db: Reading,
  search: OwnSearch,
  part: Part,
  total: number,
): Promise<ListedJob[]> {
  const ids = await bestFirst(part, {
    best: ({ limit, offset }) =>
      compared(db, search)
        .select('job.id')
        .orderBy('own_match.score', 'desc')
        .orderBy('own_match.published_at', 'desc')
        .orderBy('own_match.job_id')
        .limit(limit)
        .offset(offset)
        .execute(),
    countBest: async () => {
      const { count } = await compared(db, search)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return count
    },
    others: (others) => othersBehind(db, search, others, total),
  })
  return inOrderOf(ids, await listJobsNamed(db, search.contractorId, ids))
}

function compared(db: Reading, search: OwnSearch) {
  return inReach(db, search, 'along the list').innerJoin('job_match as own_match', (join) =>
    join
      .onRef('own_match.job_id', '=', 'job.id')
      .on('own_match.contractor_id', '=', search.contractorId),
  )
}

function othersBehind(db: Reading, search: OwnSearch, { limit, offset }: Part, total: number) {
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
    .limit(limit)
    .offset(offset)
    .execute()
}
