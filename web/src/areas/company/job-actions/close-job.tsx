import { companyJobs } from '@headframe/wire'

import { ConfirmJobAction, type JobQuestionProps } from './confirm-job-action.tsx'

/** Closing is for good, so the box has to be ticked first. */
export function CloseJob(props: JobQuestionProps) {
  return (
    <ConfirmJobAction
      {...props}
      call={companyJobs.close}
      title="Close this job posting?"
      says="Contractors no longer find it and nobody can apply any more. Its applications stay with you. It cannot be opened again."
      tick="I understand and want to close this job posting"
      confirmLabel="Close Job"
    />
  )
}
