import { contractorJobs, Refusal } from '@headframe/wire'
import { useState } from 'react'

import { textOfFailure } from '../../../calls/failure.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/button.tsx'
import { Confirm } from '../../../ui/confirm.tsx'

interface WithdrawButtonProps {
  jobId: string
  title: string
  company: string
  onWithdrawn?: () => void
}

/** Takes an application back, after asking. */
export function WithdrawButton({ jobId, title, company, onWithdrawn }: WithdrawButtonProps) {
  const { ask } = useWrite(contractorJobs.withdraw)
  const [failed, setFailed] = useState<unknown>()

  async function withdraw() {
    try {
      await ask({ jobId })
      onWithdrawn?.()
      return true
    } catch (refused) {
      setFailed(refused)
      return false
    }
  }

  /** Somebody has decided meanwhile: once that was read, the screen shows it. */
  function close() {
    if (failed instanceof Refusal && failed.status >= 400 && failed.status < 500) refreshReads()
    setFailed(undefined)
  }

  return (
    <Confirm
      title={`Withdraw your application for ${title}?`}
      description={`${company} will no longer see it. You can apply again as long as the job is open.`}
      confirmLabel="Withdraw Application"
      cancelLabel="Keep it"
      error={failed === undefined ? undefined : textOfFailure(failed, contractorJobs.withdraw)}
      onConfirmed={withdraw}
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
