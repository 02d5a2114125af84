import { useState } from 'react'

import { outcomeOf } from '../calls/outcome.ts'
import { isAlike, type FormStore } from './form-store.ts'

/** Fields that a colleague has changed as well, with what they have there. */
export interface ChangedByBoth<Values> {
  readonly names: readonly (keyof Values & string)[]
  readonly theirs: Values
}

/**
 * For a form whose call is refused where a colleague has changed the same: shows what they have beside what
 * stands here. From then on it was seen, and saved again it is replaced.
 */
export function useBothVersions<Values extends Readonly<Record<string, unknown>>>(
  store: FormStore<Values>,
  read: () => Promise<Values>,
) {
  const [both, setBoth] = useState<ChangedByBoth<Values>>()

  async function compare() {
    const outcome = await outcomeOf(read)
    if (outcome === 'stopped' || 'refusal' in outcome) return
    const { reply: theirs } = outcome
    const { values, settled } = store.state()
    const isBoth = (name: keyof Values) =>
      [values[name], theirs[name]].every((one) => !isAlike(one, settled[name])) &&
      !isAlike(values[name], theirs[name])
    const names = Object.keys(values).filter(isBoth)
    store.catchUp(theirs)
    show({ names, theirs })
  }

  /** What stays of that which was changed here and by a colleague. */
  function decide(name: keyof Values & string, side: 'mine' | 'theirs') {
    if (!both) return
    if (side === 'theirs') store.set(name, both.theirs[name])
    show({ ...both, names: both.names.filter((one) => one !== name) })
  }

  function show(next: ChangedByBoth<Values>) {
    setBoth(next)
    // Nothing is left to decide: they wrote the same, or took theirs back.
    if (next.names.length === 0) store.clearMessage()
  }

  return { both, compare, decide }
}
