import type { companyJobs } from '@headframe/wire'

import { useWrite } from '../../../calls/use-write.ts'
import { Confirm } from '../../../ui/overlay/confirm.tsx'
import { useToast } from '../../../ui/overlay/toast.ts'
import { titleOf } from '../../../parts/job/job-words.ts'
import type { ActedJob } from './acted-job.ts'

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
  const { ask, problem, forget } = useWrite(call, {
    losesNothing: true,
    onDone: ({ message }) => {
      toast.success(message)
      onDone?.()
    },
  })

  return (
    <Confirm
      {...words}
      danger
      open={open}
      onOpenChange={(isOpen) => {
        forget()
        onOpenChange(isOpen)
      }}
      description={
        <>
          <strong className="font-semibold wrap-anywhere text-ink">{titleOf(job)}</strong>: {says}
        </>
      }
      error={problem}
      onConfirmed={() => ask({ jobUUID: job.uuid })}
    />
  )
}
