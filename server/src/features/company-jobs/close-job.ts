import type { companyJobs } from '@headframe/wire'
import { jobStatus, Refusal, words } from '@headframe/wire'
import { statusOf } from '../../domain/job-life.ts'
import { datesOf } from '../../market/jobs/jobs.ts'
import type { JobRecord } from '../../market/jobs/jobs.ts'
import { mustFindJob } from '../../market/jobs/named-job.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { closeLiveJob } from './queries.ts'

/** Closing is for good; closing again changes nothing. */
export const closeJob: UseCase<typeof companyJobs.close, JobRecord> = async (
  { db, actor, now },
  _named,
  { id },
) => {
  if (!(await closeLiveJob(db, actor.companyId, id, now))) {
    const job = await mustFindJob(db, actor.companyId, id)
    if (statusOf(datesOf(job), now) !== jobStatus.closed) throw new Refusal('NOT_ACTIVE')
  }
  return { success: true, message: words.jobClosed, status: jobStatus.closed }
}
