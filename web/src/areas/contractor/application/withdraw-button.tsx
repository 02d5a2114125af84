import { contractorJobs, type Refusal } from '@headframe/wire'
import { useRef } from 'react'

import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/form/button.tsx'
import { Confirm } from '../../../ui/overlay/confirm.tsx'

interface WithdrawButtonProps {
  jobId: string
  title: string
  company: string
  onWithdrawn?: () => void
}

/** Takes an application back, after asking. */
export function WithdrawButton({ jobId, title, company, onWithdrawn }: WithdrawButtonProps) {
  const refused = useRef<Refusal>(undefined)
  const { ask, problem, forget } = useWrite(contractorJobs.withdraw, {
    onDone: () => onWithdrawn?.(),
    onRefused: (refusal) => void (refused.current = refusal),
  })

  /** Somebody has decided meanwhile: once that was read, the screen shows it. */
  function close() {
    const { status = 0 } = refused.current ?? {}
    if (status >= 400 && status < 500) refreshReads()
    refused.current = undefined
    forget()
  }

  return (
    <Confirm
      title={`Withdraw your application for ${title}?`}
      description={`${company} will no longer see it. You can apply again as long as the job is open.`}
      confirmLabel="Withdraw Application"
      cancelLabel="Keep it"
      error={problem}
      onConfirmed={() => ask({ jobId })}
      onOpenChange={(isOpen) => {
        if (!isOpen) close()
      }}
      trigger={
        <Button variant="quiet" size="sm" className="-mx-3">
          Withdraw Application
        </Button>
      }
    />
  )
}
