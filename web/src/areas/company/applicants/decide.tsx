import { applicants, applicationStatus } from '@headframe/wire'
import { RotateCcw } from 'lucide-react'

import { textOfFailure } from '../../../calls/failure.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { useWrite } from '../../../calls/use-write.ts'
import { Button } from '../../../ui/button.tsx'
import { cn } from '../../../ui/cn.ts'
import { useToast } from '../../../ui/toast.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Decidable } from './decidable.ts'
import { DecisionDialog } from './decision-dialog.tsx'

/** What can be decided about an application as it stands. Any decision can follow any other. */
export function Decide({ application, className }: { application: Decidable; className?: string }) {
  const { status } = application
  return (
    <div className={cn('flex flex-wrap gap-2', className)}>
      {status !== applicationStatus.approved && (
        <DecisionDialog application={application} decision="approved" />
      )}
      {status !== applicationStatus.rejected && (
        <DecisionDialog application={application} decision="rejected" />
      )}
      {status !== applicationStatus.pending && <TakeBack application={application} />}
    </div>
  )
}

/** Nobody is told of it, so it is done without asking. */
function TakeBack({ application: { application_id, name } }: { application: Decidable }) {
  const toast = useToast()
  const { ask, isAsking } = useWrite(applicants.decide)

  async function takeBack() {
    try {
      await ask({ application_id, status: applicationStatus.pending, reason: '' })
      toast.success(`${name} is pending again.`)
    } catch (failed) {
      toast.error(textOfFailure(failed, applicants.decide))
      refreshReads()
    }
  }

  return (
    <Button
      variant="quiet"
      busy={isAsking}
      busyLabel="Taking the decision back"
      onClick={() => void takeBack()}
    >
      <RotateCcw aria-hidden />
      Back to Pending
      <VisuallyHidden>: {name}</VisuallyHidden>
    </Button>
  )
}
