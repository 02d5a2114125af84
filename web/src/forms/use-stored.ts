import { useSyncExternalStore } from 'react'

import type { FormState, FormStore } from './form-store.ts'

/** Follows one thing of a form. What is picked must be the same object while it has not changed. */
export function useStored<Values, Picked>(
  store: FormStore<Values>,
  pick: (state: FormState<Values>) => Picked,
): Picked {
  return useSyncExternalStore(store.subscribe, () => pick(store.state()))
}
