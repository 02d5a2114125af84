import { companyJobs } from '@headframe/wire'

import { ConfirmJobAction, type JobQuestionProps } from './confirm-job-action.tsx'

/** What was written is gone with it, so the box has to be ticked first. */
export function DeleteDraft(props: JobQuestionProps) {
  return (
    <ConfirmJobAction
      {...props}
      call={companyJobs.deleteDraft}
      title="Delete this draft?"
      says="What you have written into it is gone for good."
      tick="Yes, delete this draft job posting"
      confirmLabel="Delete Draft"
    />
  )
}
