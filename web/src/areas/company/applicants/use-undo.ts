import { applicants } from '@headframe/wire'

import { useAsking } from '../../../calls/use-asking.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { write } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { useDecidedHere, type Before } from './decided-here.ts'
import { asSeen, type Status } from './decidable.ts'

/** Puts back what was changed, as it was: those who stood alike in one go. */
export function useUndo() {
  const toast = useToast()
  const { about, noteTakenBack } = useDecidedHere()
  const { ask, isAsking } = useAsking(
    async (before: Before) => {
      const alike = Map.groupBy(before, ({ status, reason }) => `${status} ${reason}`)
      for (const some of alike.values()) {
        const [first] = some
        if (first) {
          // One after the other: they are few, and each is said to be done only once all are.
          // oxlint-disable-next-line no-await-in-loop
          await write(applicants.decideMany, {
            applications: some.map(({ application_id }) => application_id),
            status: first.status as Status,
            reason: first.reason,
            // What a colleague has decided since is not ours to take back.
            ...asSeen(
              some.map(({ application_id }) => ({ status: about(application_id)?.status })),
            ),
          })
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
  return { undo: (before: Before) => void ask(before), isAsking }
}
