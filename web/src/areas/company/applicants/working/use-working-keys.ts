import { applicationStatus, type Applicant } from '@headframe/wire'

import { keysOfApplicants } from '../../../../lib/keys.ts'
import { fullName } from '../../../../parts/profile/profile-words.ts'
import { useToast } from '../../../../ui/overlay/toast.tsx'
import { useKeys } from '../../../../ui/use-keys.ts'
import type { Decision } from '../decidable.ts'
import { useAskDecision } from '../decisions.tsx'
import type { useQuickDecision } from './use-quick-decision.ts'
import type { useWorkingList } from './use-working-list.ts'

interface Working {
  working: ReturnType<typeof useWorkingList>
  quick: ReturnType<typeof useQuickDecision>
  isOn: boolean
}

/** Forty people without a mouse: each decided by one key, and the next who waits is there. */
export function useWorkingKeys({ working, quick, isOn }: Working): void {
  const toast = useToast()
  const ask = useAskDecision()
  const { open, move, toNextPending, close } = working

  function next() {
    if (toNextPending() === 'none') toast.success('Nobody else is pending.')
  }

  function decide(decision: Decision) {
    // The first key shows somebody, so that nobody is decided about unseen.
    if (!open) return next()
    void quick.decide([decidableOf(open)], applicationStatus[decision])
    next()
  }

  function askAbout(decision: Decision) {
    if (open) ask({ applications: [decidableOf(open)], decision, back: [] })
  }

  useKeys(
    keysOfApplicants,
    {
      next: () => move(1),
      previous: () => move(-1),
      nextPending: next,
      approve: () => decide('approved'),
      reject: () => decide('rejected'),
      approveWithWords: () => askAbout('approved'),
      rejectWithWords: () => askAbout('rejected'),
      close: open && close,
    },
    isOn,
  )
}

export function decidableOf(applicant: Applicant) {
  const { application_id, status } = applicant
  return { application_id, status, name: fullName(applicant) }
}
