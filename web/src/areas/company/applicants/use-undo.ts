import { applicants, applicationStatus, type OutputOf } from '@headframe/wire'

import { useAsking } from '../../../calls/use-asking.ts'
import { write } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.tsx'
import type { Status } from './decided-in-words.ts'

type Before = OutputOf<typeof applicants.decideMany>['before']

/** Puts back what was changed, as it was: those who stood alike in one go. */
export function useUndo(): (before: Before) => void {
  const toast = useToast()
  const { ask } = useAsking(
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
          })
        }
      }
      return before
    },
    applicants.decideMany,
    {
      onDone: (before) =>
        toast.success(
          before.every(({ status }) => status === applicationStatus.pending)
            ? `Taken back: ${before.length === 1 ? 'one is' : `${before.length} are`} pending again.`
            : 'Taken back: all stand as they did.',
        ),
      onRefused: (_, text) => toast.error(text),
    },
  )
  return (before) => void ask(before)
}
