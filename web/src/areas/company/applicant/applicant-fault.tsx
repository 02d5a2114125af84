import { useEffect, useEffectEvent, type ReactNode } from 'react'

import { isNotThere } from '../../../calls/failure.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { JobFault } from '../job-fault.tsx'

interface ApplicantFaultProps {
  failed: unknown
  /** Where to go from somebody who is gone. */
  wayOn: ReactNode
  /** Forgets what is known of somebody who is gone. */
  onGone?: () => void
  onRetried: () => void
}

/** In the place of an applicant who cannot be shown: who is gone leaves the lists and counts in view as well. */
export function ApplicantFault({ onGone, ...rest }: ApplicantFaultProps) {
  const isGone = isNotThere(rest.failed)
  const forget = useEffectEvent(() => onGone?.())

  useEffect(() => {
    if (!isGone) return
    forget()
    refreshReads()
  }, [isGone])

  return <JobFault what="Applicant" {...rest} />
}
