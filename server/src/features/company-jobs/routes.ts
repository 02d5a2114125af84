import { companyJobs } from '@headframe/wire'
import { checking, implement, on } from '../../kit/use-case.ts'
import { closeJob } from './close-job.ts'
import { deleteDraft } from './delete-draft.ts'
import { duplicateJob } from './duplicate-job.ts'
import { listJobs } from './list-jobs.ts'
import { newDraft } from './new-draft.ts'
import { checkPosting, postJob } from './post-job.ts'
import { checkDraftChanges, saveDraft } from './save-draft.ts'
import { showDraft, showJob, showRawJob } from './show-job.ts'
import { checkUpdate, updateJob } from './update-job.ts'
import { findNamedJob } from './named-job.ts'

export const companyJobRoutes = implement(companyJobs, {
  list: listJobs,
  job: showJob,
  rawJob: showRawJob,
  newDraft,
  draft: showDraft,
  saveDraft: checking(checkDraftChanges, saveDraft),
  deleteDraft: on(findNamedJob, deleteDraft),
  post: checking(checkPosting, postJob),
  update: checking(checkUpdate, updateJob),
  close: on(findNamedJob, closeJob),
  duplicate: on(findNamedJob, duplicateJob),
})
