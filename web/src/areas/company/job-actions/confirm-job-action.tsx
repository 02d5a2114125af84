import type { companyJobs } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { Confirm } from '../../../ui/confirm.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { titleOf, type ActedJob } from './acted-job.ts'

export interface JobQuestionProps {
  job: ActedJob
  open: boolean
  onOpenChange: (open: boolean) => void
  onDone?: (() => void) | undefined
}

interface ConfirmJobActionProps extends JobQuestionProps {
  call: typeof companyJobs.close | typeof companyJobs.deleteDraft
  title: string
  /** What happens to the job. */
  says: string
  tick: string
  confirmLabel: string
}

/** A question about one job whose yes cannot be taken back. */
export function ConfirmJobAction({
  job,
  open,
  onOpenChange,
  onDone,
  call,
  says,
  ...words
}: ConfirmJobActionProps) {
  const toast = useToast()
  const { ask } = useWrite(call)
  const [problem, setProblem] = useState<string>()

  async function confirm() {
    setProblem(undefined)
    try {
      const { message } = await ask({ jobUUID: job.uuid }, { losesNothing: true })
      toast.success(message)
      onDone?.()
      return true
    } catch (failed) {
      setProblem(textOfFailure(failed, call))
      return false
    }
  }

  return (
    <Confirm
      {...words}
      danger
      open={open}
      onOpenChange={(isOpen) => {
        setProblem(undefined)
        onOpenChange(isOpen)
      }}
      description={
        <>
          <strong className="font-semibold wrap-anywhere text-ink">{titleOf(job)}</strong>: {says}
        </>
      }
      error={problem}
      onConfirmed={confirm}
    />
  )
}
