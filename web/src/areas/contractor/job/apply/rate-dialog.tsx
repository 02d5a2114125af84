import type { OpenJobDetail } from '@headframe/wire'
import { useRef, type RefObject } from 'react'

import { Part } from '../../../../calls/part.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { RateForm } from './rate-form.tsx'

interface RateDialogProps {
  job: OpenJobDetail
  isOpen: boolean
  standing: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** The one question of an application: for how much. The profile answers everything else. */
export default function RateDialog({ job, isOpen, standing, onClosed }: RateDialogProps) {
  const isSent = useRef(false)

  return (
    <Dialog
      size="sm"
      title={`Apply for ${job.title}`}
      description={`${job.company_name} will see your profile with your contact details, your resume and your answers.`}
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClosed()
      }}
      // The button that opened it is gone then.
      finalFocus={() => (isSent.current ? standing.current : true)}
    >
      <Part loading={<Skeleton className="h-52 rounded-md" />}>
        <RateForm
          jobId={job.uuid}
          onDone={() => {
            isSent.current = true
            onClosed()
          }}
        />
      </Part>
    </Dialog>
  )
}
