import type { companyJobs } from '@headframe/wire'
import { isStartDate, Refusal } from '@headframe/wire'
import { timeZoneOfJob } from '../../../domain/job-time-zone.ts'
import { keepJobWords } from '../../../market/jobs/job-words.ts'
import type { JobRecord } from '../../../market/jobs/jobs.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { insertCopy } from './queries.ts'

/** The content of a posting as a new draft; a start that is over has to be chosen anew. */
export const duplicateJob: UseCase<typeof companyJobs.duplicate, JobRecord> = async (
  { db, actor, now },
  _named,
  job,
) => {
  const isStillAhead = isStartDate(job.start_date, now, timeZoneOfJob(job))
  const uuid = await insertCopy(db, actor.companyId, job, isStillAhead ? job.start_date : null, now)
  if (uuid === undefined) throw new Refusal('NOT_FOUND')
  await keepJobWords(db, uuid)
  return { success: true, uuid, data: { uuid } }
}
