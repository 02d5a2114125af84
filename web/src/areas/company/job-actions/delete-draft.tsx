import { companyJobs } from '@headframe/wire'

import { AskedJob, type JobQuestionProps } from './asked-job.tsx'

/** What was written is gone with it, so the box has to be ticked first. */
export function DeleteDraft(props: JobQuestionProps) {
  return (
    <AskedJob
      {...props}
      call={companyJobs.deleteDraft}
      title="Delete this draft?"
      says="What you have written into it is gone for good."
      tick="Yes, delete this draft job posting"
      confirmLabel="Delete Draft"
    />
  )
}
