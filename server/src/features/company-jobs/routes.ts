import { companyJobs } from '@headframe/wire'
import { ownDraft, ownJob } from '../../market/jobs/named-job.ts'
import { implement, on } from '../../kit/use-case.ts'
import { closeJob } from './close-job.ts'
import { deleteDraft } from './drafts/delete-draft.ts'
import { duplicateJob } from './drafts/duplicate-job.ts'
import { newDraft } from './drafts/new-draft.ts'
import { checkPosting, postJob } from './drafts/post-job.ts'
import { checkDraftChanges, saveDraft } from './drafts/save-draft.ts'
import { showDraft } from './drafts/show-draft.ts'
import { listJobs } from './list-jobs.ts'
import { showJob, showRawJob } from './show-job.ts'
import { checkUpdate, updateJob } from './update-job.ts'

export const companyJobRoutes = implement(companyJobs, {
  list: listJobs,
  job: showJob,
  rawJob: showRawJob,
  newDraft,
  draft: showDraft,
  saveDraft: on(checkDraftChanges, saveDraft),
  deleteDraft: on(ownDraft, deleteDraft),
  post: on(checkPosting, postJob),
  update: on(checkUpdate, updateJob),
  close: on(ownJob, closeJob),
  duplicate: on(ownJob, duplicateJob),
})
