import { isAlike, type FormStore } from './form-store.ts'
import { useStored } from './use-stored.ts'

/** Whether something stands in a form that it did not begin with and that was not sent. */
export function useIsTyped<Values>(store: FormStore<Values>): boolean {
  return useStored(store, ({ values, settled }) => !isAlike(values, settled))
}
