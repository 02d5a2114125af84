import { applicants } from '@headframe/wire'

import { useAsking } from '../../../calls/use-asking.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { write } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { longer, useDecidedHere, type Before } from './decided-here.ts'
import { decidedByOthers } from './decided-in-words.ts'
import { asSeen, type Status } from './decidable.ts'

/** Puts back what was changed, as it was: those who stood alike in one go. */
export function useUndo() {
  const toast = useToast()
  const { about, noteTakenBack } = useDecidedHere()
  const { ask, isAsking } = useAsking(
    async (before: Before, now?: number) => {
      const alike = Map.groupBy(before, ({ application_id: id, status, reason }) => {
        // To several at once nothing can be said again: only alone are words taken back.
        const losesWords = reason === '' && status === (now ?? about(id)?.status)
        return `${status} ${reason}${losesWords ? ` ${id}` : ''}`
      })
      for (const some of alike.values()) {
        const [first] = some
        if (first) {
          // One after the other: they are few, and each is said to be done only once all are.
          // oxlint-disable-next-line no-await-in-loop
          const { elsewhere } = await write(applicants.decideMany, {
            applications: some.map(({ application_id }) => application_id),
            status: first.status as Status,
            reason: first.reason,
            // What a colleague has decided since is not ours to take back.
            ...asSeen(some.map(({ application_id: id }) => ({ status: now ?? about(id)?.status }))),
          })
          if (elsewhere > 0) toast.warning(decidedByOthers(elsewhere), longer)
        }
      }
      return before
    },
    applicants.decideMany,
    {
      onDone: noteTakenBack,
      onRefused(_, text) {
        toast.error(text)
        refreshReads()
      },
    },
  )
  return {
    /** `now` is how they stand, where that was not decided here. */
    undo: (before: Before, now?: number) => void ask(before, now),
    isAsking,
  }
}
