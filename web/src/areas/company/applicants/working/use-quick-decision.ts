import { applicants } from '@headframe/wire'
import { useState } from 'react'

import { refreshReads } from '../../../../calls/reads.ts'
import { useAsking } from '../../../../calls/use-asking.ts'
import { write } from '../../../../calls/use-write.ts'
import { useToast } from '../../../../ui/overlay/toast.tsx'
import { decidedInWords, type Status } from '../decided-in-words.ts'
import type { Decidable } from '../decidable.ts'
import { useUndo } from '../use-undo.ts'

type Standings = ReadonlyMap<string, number>

const none: Standings = new Map()

/**
 * Decides at once and offers to put it back: nobody hears of a decision for five minutes. Until the list
 * has been read again, those who are decided about stand as they will.
 */
export function useQuickDecision(refresh: () => Promise<void>) {
  const toast = useToast()
  const undo = useUndo()
  const [ahead, setAhead] = useState(none)

  const { ask } = useAsking(
    async (some: readonly Decidable[], status: Status) => ({
      some,
      reply: await write(applicants.decideMany, {
        applications: some.map(({ application_id }) => application_id),
        status,
        reason: '',
      }),
    }),
    applicants.decideMany,
    {
      onDone({ some, reply: { before, decided, status } }) {
        const said = decidedInWords(some, status as Status, decided)
        if (before.length > 0) toast.undo(said, () => undo(before))
      },
      onRefused(_, text) {
        toast.error(text)
        refreshReads()
      },
    },
  )

  async function decide(some: readonly Decidable[], status: Status): Promise<void> {
    const ids = some.map(({ application_id }) => application_id)
    setAhead((last) => new Map([...last, ...ids.map((id) => [id, status] as const)]))
    await ask(some, status)
    await refresh()
    setAhead((last) => new Map([...last].filter(([id]) => !ids.includes(id))))
  }

  return {
    decide,
    /** How an application stands, as far as this screen has decided. */
    standing: ({ application_id, status }: Pick<Decidable, 'application_id' | 'status'>) =>
      ahead.get(application_id) ?? status,
  }
}
