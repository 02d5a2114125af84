import { applicationStatus, type Applicant } from '@headframe/wire'

import { keysOfApplicants } from '../../../../lib/keys.ts'
import { fullName } from '../../../../parts/profile/profile-words.ts'
import { useToast } from '../../../../ui/overlay/toast.ts'
import { useKeys } from '../../../../ui/use-keys.ts'
import type { Decision } from '../decidable.ts'
import { useDecidedHere } from '../decided-here.ts'
import { useAskDecision } from '../decisions.tsx'
import { useUndo } from '../use-undo.ts'
import type { useQuickDecision } from './use-quick-decision.ts'
import type { useWorkingList } from './use-working-list.ts'

interface Working {
  working: ReturnType<typeof useWorkingList>
  quick: ReturnType<typeof useQuickDecision>
  /** Whether whoever is open has been in view long enough to be meant. */
  isInView: boolean
  isOn: boolean
}

/** Forty people without a mouse: each decided by one key, and the next who waits is there. */
export function useWorkingKeys({ working, quick, isInView, isOn }: Working): void {
  const toast = useToast()
  const ask = useAskDecision()
  const { last } = useDecidedHere()
  const { undo } = useUndo()
  const { open, move, toNextPending, close } = working

  function next() {
    if (toNextPending() === 'none') toast.success('Nobody else is pending.')
  }

  function decide(decision: Decision) {
    // The first key shows somebody, so that nobody is decided about unseen.
    if (!open) return next()
    // The second press of a double one meets the next of them before anybody could see who that is.
    if (!isInView) return
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
      undo: last && (() => undo(last.before)),
      close: open && close,
    },
    isOn,
  )
}

export function decidableOf(applicant: Applicant) {
  const { application_id, status, undo } = applicant
  return { application_id, status, undo, name: fullName(applicant) }
}
