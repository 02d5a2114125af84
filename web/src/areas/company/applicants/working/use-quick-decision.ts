import { useState } from 'react'

import type { Decidable, Status } from '../decidable.ts'
import { useDecideAtOnce } from '../use-decide-at-once.ts'

type Standings = ReadonlyMap<string, Status>

const none: Standings = new Map()

/** Until the list has been read again, those who are decided about stand as they will. */
export function useQuickDecision(refresh: () => Promise<void>) {
  const [ahead, setAhead] = useState(none)
  const { ask } = useDecideAtOnce()

  async function decide(some: readonly Decidable[], status: Status): Promise<void> {
    const ids = some.map(({ application_id }) => application_id)
    setAhead((last) => new Map([...last, ...ids.map((id) => [id, status] as const)]))
    // As this screen shows them, whatever the list said before.
    await ask(
      some.map((one) => ({ ...one, status: ahead.get(one.application_id) ?? one.status })),
      status,
    )
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
