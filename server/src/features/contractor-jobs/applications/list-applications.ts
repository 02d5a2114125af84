import type { contractorJobs } from '@headframe/wire'
import { applicationStatus, sizes } from '@headframe/wire'
import { pageOf } from '../../../kit/paging.ts'
import { matchesForContractor } from '../../../market/matches/find-matches.ts'
import { findHome } from '../../../market/people/home.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { countApplications, listApplications as findApplications } from './queries.ts'

export const listApplications: UseCase<typeof contractorJobs.applications> = async (
  { db, actor: { contractorId }, now, world },
  wish,
) => {
  const counts = await countApplications(db, contractorId)
  const page = await pageOf(wish, sizes.contractorPageSize, {
    count: async () => counts[wish.status === undefined ? 'all' : standings[wish.status]],
    rows: async (part) => {
      const jobs = await findApplications(db, contractorId, wish.status, part)
      const openings = { kind: 'job', ids: jobs.map(({ id }) => id) } as const
      const matches = await matchesForContractor(db, contractorId, openings, now)
      const home = await findHome(db, contractorId)
      return jobs.map((job) =>
        listItemOf(job, { now, apiUrl: world.config.apiUrl, home, match: matches.get(job.id) }),
      )
    },
  })
  return { ...page, counts }
}

const standings = {
  [applicationStatus.pending]: 'pending',
  [applicationStatus.approved]: 'approved',
  [applicationStatus.rejected]: 'rejected',
} as const
