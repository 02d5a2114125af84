import type { contractorJobs } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../../kit/paging.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { listItemOf } from '../list-item.ts'
import { countApplications, listApplications as findApplications } from './queries.ts'

export const listApplications: UseCase<typeof contractorJobs.applications> = (
  { db, actor, now, world },
  wish,
) =>
  pageOf(wish, sizes.contractorPageSize, {
    count: () => countApplications(db, actor.contractorId),
    rows: async (part) =>
      (await findApplications(db, actor.contractorId, part)).map((job) =>
        listItemOf(job, { now, apiUrl: world.config.apiUrl }),
      ),
  })
