import { contractorProfiles, type OpenJobDetail } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import { useRef, type RefObject } from 'react'

import { Part } from '../../../../calls/part.tsx'
import { useGlance } from '../../../../calls/use-read.ts'
import { paths } from '../../../../lib/paths.ts'
import { TextLink } from '../../../../parts/links.tsx'
import { Dialog } from '../../../../ui/overlay/dialog.tsx'
import { Skeleton } from '../../../../ui/data/skeleton.tsx'
import { applyButtonInView } from './apply-button.tsx'
import { RateForm } from './rate-form.tsx'
import { showOutcome } from './show-outcome.ts'
import { useApplication } from './use-application.ts'
import { wayToApply } from './way-to-apply.ts'

interface RateDialogProps {
  job: OpenJobDetail
  isOpen: boolean
  standing: RefObject<HTMLElement | null>
  onClosed: () => void
}

/** The one question of an application: for how much. The profile answers everything else. */
export default function RateDialog({ job, isOpen, standing, onClosed }: RateDialogProps) {
  const isSent = useRef(false)
  const navigate = useNavigate()
  const application = useApplication({
    onDone: () => {
      isSent.current = true
      onClosed()
    },
    onSessionOver: () =>
      void navigate({
        to: paths.contractor.login,
        search: wayToApply(job.slug),
        replace: true,
      }),
  })
  const { isAsking, problem, forget } = application
  // Also whoever goes Back meanwhile is told what has come of it.
  const isUnsettled = isAsking || problem !== undefined
  const account = useGlance(contractorProfiles.account, {}, isOpen)
  const isComplete = account?.profile_complete ?? true

  /** Once it is sent, the button is gone; whoever came by a sign-in has not pressed it. */
  function goOn() {
    if (!isSent.current) return applyButtonInView() ?? true
    isSent.current = false
    // The base would go on to the first link of the place, and has not let go of the page yet.
    setTimeout(() => showOutcome(standing.current))
    return false
  }

  return (
    <Dialog
      size="sm"
      title={`Apply for ${job.title}`}
      description={
        isComplete
          ? `${job.company_name} will see your profile with your contact details, your resume and your answers.`
          : `${job.company_name} will see your profile with your contact details. It is not complete yet.`
      }
      open={isOpen || isUnsettled}
      mayClose={() => !isAsking}
      onOpenChange={(open) => {
        if (open) return
        forget()
        onClosed()
      }}
      finalFocus={goOn}
    >
      {!isComplete && (
        <TextLink to={paths.contractor.profile} className="-mt-3 w-fit py-2.5">
          See what is missing from your profile
        </TextLink>
      )}
      <Part loading={<Skeleton className="h-52 rounded-md" />}>
        <RateForm job={job} application={application} />
      </Part>
    </Dialog>
  )
}
