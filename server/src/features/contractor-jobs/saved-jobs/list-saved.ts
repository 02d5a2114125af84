import type { savedJobs } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../../kit/paging.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { matchesForContractor } from '../../../market/matches/find-matches.ts'
import { listItemOf } from '../../../market/jobs/list-item.ts'
import { findHome } from '../../../market/people/home.ts'
import { countSavedJobs, listSavedJobs } from './queries.ts'

export const listSaved: UseCase<typeof savedJobs.list> = ({ db, actor, now, world }, wish) =>
  pageOf(wish, sizes.contractorPageSize, {
    count: () => countSavedJobs(db, actor.contractorId),
    rows: async (part) => {
      const { contractorId } = actor
      const jobs = await listSavedJobs(db, contractorId, part)
      const openings = { kind: 'job', ids: jobs.map(({ id }) => id) } as const
      const matches = await matchesForContractor(db, contractorId, openings, now)
      const home = await findHome(db, contractorId)
      return jobs.map((job) =>
        listItemOf(job, { now, apiUrl: world.config.apiUrl, home, match: matches.get(job.id) }),
      )
    },
  })
