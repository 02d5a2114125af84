import { takeUp, type Beginning as BeginningOf } from '../../../parts/wizard/take-up.ts'
import { valuesOfDraft } from './draft-content.ts'
import { loadRegistrationForm } from './load-registration-form.ts'
import { inputSteps, type StepId } from './registration-steps.ts'
import { emptyRegistration, type RegistrationValues } from './registration-values.ts'
import { storedRegistration } from './stored-draft.ts'

export type Beginning = BeginningOf<StepId, RegistrationValues>

/** Takes up the registration that was begun here or is linked to. */
export function takeUpRegistration(
  linked: string | undefined,
  now: Date,
): Beginning | Promise<Beginning> {
  return takeUp<StepId, RegistrationValues>(
    {
      stored: storedRegistration,
      steps: inputSteps,
      blank: emptyRegistration,
      valuesOf: valuesOfDraft,
      async isSound(values, step) {
        const { judgeRegistration } = await loadRegistrationForm()
        return Object.keys(judgeRegistration(values, now, [step])).length === 0
      },
    },
    linked,
  )
}
