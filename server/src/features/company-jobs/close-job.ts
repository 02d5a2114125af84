import type { companyJobs } from '@headframe/wire'
import { jobStatus, Refusal, words } from '@headframe/wire'
import { statusOf } from '../../domain/job-life.ts'
import { datesOf } from '../../kit/jobs.ts'
import type { JobRecord } from '../../kit/jobs.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { closeLiveJob } from './queries.ts'

/** Closing is for good; closing again changes nothing. */
export const closeJob: UseCase<typeof companyJobs.close, JobRecord> = async (
  { db, now },
  _named,
  job,
) => {
  const isClosed = statusOf(datesOf(job), now) === jobStatus.closed
  if (!isClosed && !(await closeLiveJob(db, job.id, now))) throw new Refusal('NOT_ACTIVE')
  return { success: true, message: words.jobClosed, status: jobStatus.closed }
}
