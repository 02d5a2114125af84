import { applicants, applicationStatus, type Applicant } from '@headframe/wire'
import { Check, RotateCcw, X } from 'lucide-react'
import { useRef, type MouseEvent } from 'react'

import { ApplicationBadge } from '../../../../parts/job/application-badge.tsx'
import { fullName } from '../../../../parts/profile/profile-words.ts'
import { useKeptFocus } from '../../../../parts/use-kept-focus.ts'
import { IconButton } from '../../../../ui/form/icon-button.tsx'
import { useMeantPress } from '../../../../ui/use-meant-press.ts'
import { useMay } from '../../role.ts'
import { UndoDecision } from '../undo-decision.tsx'
import { decidableOf } from './use-working-keys.ts'
import type { useQuickDecision } from './use-quick-decision.ts'

interface QuickButtonsProps {
  applicant: Applicant
  quick: ReturnType<typeof useQuickDecision>
  /** Whether the list has not just moved under the pointer. */
  isSteady: (event: MouseEvent) => boolean
}

/** Decides at once; what was decided can be put back. */
export function QuickButtons({ applicant, quick, isSteady }: QuickButtonsProps) {
  const mayDecide = useMay(applicants.decideMany)
  const place = useRef<HTMLDivElement>(null)
  const name = fullName(applicant)
  const standing = quick.standing(applicant)
  const isMeant = useMeantPress(standing)
  useKeptFocus(() => place.current, standing)

  if (!mayDecide) return <ApplicationBadge status={standing} reader="company" />
  const decideBy = (status: keyof typeof applicationStatus) => (event: MouseEvent) => {
    if (isMeant(event) && isSteady(event)) {
      void quick.decide([decidableOf(applicant)], applicationStatus[status])
    }
  }
  // While the decision is on its way the row is still that of before.
  const undo = standing === applicant.status ? applicant.undo : null
  return (
    <div
      ref={place}
      role="group"
      aria-label={`Decide about ${name}`}
      tabIndex={-1}
      // The same room before and after, so that no row moves by what is decided about it.
      className="inline-flex min-h-14 w-42 select-none flex-col items-end justify-center print:w-auto"
    >
      {standing === applicationStatus.pending ? (
        <span className="inline-flex items-center gap-1">
          {/* Buttons say on a screen alone that somebody waits. */}
          <span aria-hidden className="hidden print:inline">
            <ApplicationBadge status={standing} reader="company" />
          </span>
          <IconButton
            icon={Check}
            size="sm"
            variant="outlined"
            label={`Approve ${name}`}
            onClick={decideBy('approved')}
          />
          <IconButton
            icon={X}
            size="sm"
            variant="outlined"
            label={`Reject ${name}`}
            onClick={decideBy('rejected')}
          />
        </span>
      ) : (
        <span className="inline-flex items-center gap-1">
          <ApplicationBadge status={standing} reader="company" />
          {undo?.status !== applicationStatus.pending && standing === applicant.status && (
            <IconButton
              icon={RotateCcw}
              size="sm"
              label={`Back to Pending: ${name}`}
              onClick={decideBy('pending')}
            />
          )}
        </span>
      )}
      {undo && undo.status !== standing && (
        <UndoDecision
          application={decidableOf(applicant)}
          undo={undo}
          size="sm"
          className="-mt-1 -mr-3 -mb-2 font-medium"
        />
      )}
    </div>
  )
}
