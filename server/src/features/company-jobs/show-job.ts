import type { companyJobs } from '@headframe/wire'
import { asCompanySees, wholeFormOf } from '../../market/jobs/job-facts.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countApplicants } from './queries.ts'

export const showJob: UseCase<typeof companyJobs.job> = async ({ db, actor, now }, { uuid }) => {
  const job = await mustFindJob(db, actor.companyId, uuid)
  return asCompanySees(job, await countApplicants(db, job.id), now)
}

export const showRawJob: UseCase<typeof companyJobs.rawJob> = async (
  { db, actor, now },
  { uuid },
) => wholeFormOf(await mustFindJob(db, actor.companyId, uuid), now)
