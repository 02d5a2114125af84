import { takeUp, type Beginning as BeginningOf } from '../../../parts/wizard/take-up.ts'
import { storedRegistration } from './draft.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import { steps, type StepId } from './registration-steps.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'

export type Beginning = BeginningOf<StepId, RegistrationValues>

/** Takes up the registration that was begun here or is linked to. */
export function takeUpRegistration(linked: string | undefined): Beginning | Promise<Beginning> {
  return takeUp<StepId, RegistrationValues>(
    {
      stored: storedRegistration,
      steps,
      blank: emptyRegistration,
      valuesOf: async (data) => (await import('./values-of-draft.ts')).valuesOfDraft(data),
      async isSound(values, step) {
        const { judgeRegistration } = await loadRegistrationForm()
        return Object.keys(await judgeRegistration(values, [step])).length === 0
      },
    },
    linked,
  )
}
