import type { savedJobs } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Prepare, UseCase } from '../../../kit/use-case.ts'
import { findPublishedJob } from '../queries.ts'
import { dropJob, keepJob } from './queries.ts'

type Save = typeof savedJobs.save

/** One that has ended may be saved, too: its reader comes back to what it said. */
export const findJobToSave: Prepare<Save, { jobId: string }> = async ({ db }, { jobId = '' }) => {
  const job = await findPublishedJob(db, jobId)
  if (!job) throw new Refusal('NOT_FOUND')
  return { subject: { jobId: job.id } }
}

export const saveJob: UseCase<Save, { jobId: string }> = async (
  { db, actor: { contractorId }, now },
  { saved },
  { jobId },
) => {
  if (saved) await keepJob(db, { contractorId, jobId }, now)
  else await dropJob(db, { contractorId, jobId })
  return { saved }
}
