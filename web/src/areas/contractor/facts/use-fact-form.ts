import { contractorFacts, type FactKind, type OwnFact, type ResumeFact } from '@headframe/wire'
import { useEffect, useState } from 'react'

import { send } from '../../../calls/client.ts'
import { outcomeOf } from '../../../calls/outcome.ts'
import { refreshReads } from '../../../calls/reads.ts'
import { byCall } from '../../../forms/by-call.ts'
import type { Place } from '../../../forms/use-kept-typing.ts'
import { useForm } from '../../../forms/use-form.ts'
import { dateAsTyped } from './fact-kinds.ts'

/** Which of somebody's facts is said anew, and whether only its end is. */
interface WhichFact {
  kind: FactKind
  present: OwnFact | undefined
  only: 'end' | undefined
}

interface FactFormOptions extends WhichFact {
  onDone: () => void
}

/** Where it waits while its writer signs in again; what only the whole form shows, the one for the end does not take up. */
export function keptFact({ kind, present, only }: WhichFact): Place {
  return { key: `fact-${kind}-${present?.entry ?? 'new'}-${only ?? 'whole'}`, kind: 'contractor' }
}

export type FactValues = ReturnType<typeof valuesOf>

/** What another window has made of it since this one was opened. */
export type Meanwhile = 'removed' | OwnFact

/**
 * One entry as a form. Where another window has changed it meanwhile, that is told instead of saving;
 * whoever has seen it saves over it, or adds anew what is gone.
 */
export function useFactForm({ kind, present, only, onDone }: FactFormOptions) {
  const [key, setKey] = useState(present?.key)
  const [meanwhile, setMeanwhile] = useState<Meanwhile>()
  const adding = byCall<typeof contractorFacts.add, FactValues>(
    { call: contractorFacts.add, inputOf: (values) => ({ ...values, kind }) },
    () => ({ losesNothing: true }),
  )
  const correcting = byCall<typeof contractorFacts.correct, FactValues>(
    { call: contractorFacts.correct, inputOf: (values) => ({ ...values, kind, key: key ?? '' }) },
    () => ({ losesNothing: true }),
  )
  const form = useForm({
    initial: valuesOf(present?.fact),
    keeper: { ...keptFact({ kind, present, only }), isOnlyChanges: present !== undefined },
    ...(key === undefined ? adding : correcting),
    send: async (values: FactValues) =>
      void (await (key === undefined ? adding.send(values) : correcting.send(values))),
    onDone,
    onRefused: ({ code }) => void (code === 'NOT_FOUND' && lookAgain()),
  })

  async function lookAgain() {
    const outcome = await outcomeOf(() => send(contractorFacts.show, {}))
    if (outcome === 'stopped' || 'refusal' in outcome) return
    const now = outcome.reply.facts.find(({ entry }) => entry === present?.entry)
    // What was not touched here is as the other window has it.
    if (now) form.store.catchUp(valuesOf(now.fact))
    setKey(now?.key)
    setMeanwhile(now ?? 'removed')
  }

  function decide(side: 'mine' | 'theirs') {
    if (side === 'theirs') form.store.discard()
    else form.store.clearMessage()
    setMeanwhile(undefined)
  }

  // The list behind it is read anew once the form is gone: its row may go, and would take the form along.
  const isOld = meanwhile !== undefined
  useEffect(() => (isOld ? refreshReads : undefined), [isOld])

  return { form, meanwhile, decide }
}

function valuesOf(fact: ResumeFact | undefined) {
  return {
    name: fact?.name ?? '',
    where: fact?.where ?? '',
    place: fact?.place ?? '',
    start: dateAsTyped(fact?.start ?? null),
    end: dateAsTyped(fact?.end ?? null),
    is_current: fact?.is_current ?? false,
  }
}
