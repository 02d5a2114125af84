import { applicants } from '@headframe/wire'

import { refreshReads } from '../../../calls/reads.ts'
import { useAsking } from '../../../calls/use-asking.ts'
import { write } from '../../../calls/use-write.ts'
import { useToast } from '../../../ui/overlay/toast.ts'
import { longer, useDecidedHere } from './decided-here.ts'
import { asSeen, type Decidable, type Status } from './decidable.ts'

/** Decides without a question, for nobody is written to for five minutes. */
export function useDecideAtOnce() {
  const toast = useToast()
  const { note } = useDecidedHere()
  return useAsking(
    async (some: readonly Decidable[], status: Status) => ({
      some,
      reply: await write(applicants.decideMany, {
        applications: some.map(({ application_id }) => application_id),
        status,
        reason: '',
        ...asSeen(some),
      }),
    }),
    applicants.decideMany,
    {
      onDone: ({ some, reply }) => note(some, reply),
      onRefused(refusal, text) {
        if (refusal.code === 'CHANGED_ELSEWHERE') toast.warning(text, longer)
        else toast.error(text)
        refreshReads()
      },
    },
  )
}
