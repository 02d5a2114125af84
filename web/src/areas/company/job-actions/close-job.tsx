import { companyJobs } from '@headframe/wire'

import { counted } from '../../../lib/figures.ts'
import { ConfirmJobAction, type JobQuestionProps } from './confirm-job-action.tsx'

/** Closing is for good, so the box has to be ticked first. */
export function CloseJob(props: JobQuestionProps) {
  return (
    <ConfirmJobAction
      {...props}
      call={companyJobs.close}
      title="Close this job posting?"
      says={`Contractors no longer find it and nobody can apply any more. ${whatStays(props.job.pending)} It cannot be opened again.`}
      tick="I understand and want to close this job posting"
      confirmLabel="Close Job"
    />
  )
}

/** Closing writes to nobody who applied: they hear of a decision, and were promised that. */
function whatStays(pending: number): string {
  if (pending === 0) return 'Its applications stay with you.'
  return `${counted(pending, 'applicant')} still ${pending === 1 ? 'waits' : 'wait'} to hear from you: no mail goes to them, they only see that the job has closed. Their applications stay here for you to decide.`
}
