import { applicants, applicationStatus, type Applicant } from '@headframe/wire'
import { Check, RotateCcw, X } from 'lucide-react'

import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { fullName } from '../../../../parts/profile/profile-words.ts'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { useMay } from '../../role.ts'
import { decidableOf } from './use-working-keys.ts'
import type { useQuickDecision } from './use-quick-decision.ts'

interface QuickButtonsProps {
  applicant: Applicant
  quick: ReturnType<typeof useQuickDecision>
}

/** Decides at once; what was decided can be put back. */
export function QuickButtons({ applicant, quick }: QuickButtonsProps) {
  const mayDecide = useMay(applicants.decideMany)
  const name = fullName(applicant)
  const standing = quick.standing(applicant)
  const decide = (status: keyof typeof applicationStatus) =>
    void quick.decide([decidableOf(applicant)], applicationStatus[status])

  if (!mayDecide) return <ApplicationBadge status={standing} reader="company" />
  if (standing !== applicationStatus.pending) {
    return (
      <span className="inline-flex items-center gap-1">
        <ApplicationBadge status={standing} reader="company" />
        <IconButton
          icon={RotateCcw}
          size="sm"
          label={`Back to Pending: ${name}`}
          onClick={() => decide('pending')}
        />
      </span>
    )
  }
  return (
    <span className="inline-flex items-center gap-1">
      <IconButton
        icon={Check}
        size="sm"
        variant="outlined"
        label={`Approve ${name}`}
        onClick={() => decide('approved')}
      />
      <IconButton
        icon={X}
        size="sm"
        variant="outlined"
        label={`Reject ${name}`}
        onClick={() => decide('rejected')}
      />
    </span>
  )
}
