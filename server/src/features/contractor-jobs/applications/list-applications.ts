import type { contractorJobs } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../../kit/paging.ts'
import { matchesForContractor } from '../../../market/matches/find-matches.ts'
import { findHome } from '../../../market/people/home.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../list-item.ts'
import { countApplications, listApplications as findApplications } from './queries.ts'

export const listApplications: UseCase<typeof contractorJobs.applications> = (
  { db, actor, now, world },
  wish,
) =>
  pageOf(wish, sizes.contractorPageSize, {
    count: () => countApplications(db, actor.contractorId),
    rows: async (part) => {
      const { contractorId } = actor
      const jobs = await findApplications(db, contractorId, part)
      const openings = { kind: 'job', ids: jobs.map(({ id }) => id) } as const
      const matches = await matchesForContractor(db, contractorId, openings, now)
      const home = await findHome(db, contractorId)
      return jobs.map((job) =>
        listItemOf(job, { now, apiUrl: world.config.apiUrl, home, match: matches.get(job.id) }),
      )
    },
  })
