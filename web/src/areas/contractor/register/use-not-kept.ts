import type { FormStore } from '../../../calls/form-store.ts'
import { useStored } from '../../../calls/use-stored.ts'
import type { StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

const notKept = [
  { field: 'password', step: 'login-details', called: 'password' },
  { field: 'picture', step: 'personal-details', called: 'picture' },
  { field: 'resume', step: 'resume-upload', called: 'resume' },
] as const

/** What no draft keeps and has to be given again, in the steps that were seen. */
export function useNotKept(store: FormStore<RegistrationValues>, visited: ReadonlySet<StepId>) {
  const values = useStored(store, (state) => state.values)
  return notKept.filter(({ field, step }) => !values[field] && visited.has(step))
}
