import type { companyJobs } from '@headframe/wire'
import { Refusal, words } from '@headframe/wire'
import type { JobRecord } from '../../kit/jobs.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { removeDraft } from './queries.ts'

export const deleteDraft: UseCase<typeof companyJobs.deleteDraft, JobRecord> = async (
  { db },
  _named,
  job,
) => {
  // It may have gone live since it was looked at: what was paid for is never deleted.
  if (!(await removeDraft(db, job.id))) throw new Refusal('NOT_A_DRAFT')
  return { success: true, message: words.jobDraftDeleted }
}
