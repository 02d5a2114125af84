import type { companyJobs } from '@headframe/wire'
import { words } from '@headframe/wire'
import type { JobRecord } from '../../../market/jobs/jobs.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import { removeDraft } from './queries.ts'
import { tellWhatCameBetween } from './came-between.ts'

/** What has gone live since it was looked at was paid for, and is never deleted. */
export const deleteDraft: UseCase<typeof companyJobs.deleteDraft, JobRecord> = async (
  { db, actor },
  _named,
  { id },
) => {
  if (!(await removeDraft(db, actor.companyId, id)))
    await tellWhatCameBetween(db, actor.companyId, id)
  return { success: true, message: words.jobDraftDeleted }
}
