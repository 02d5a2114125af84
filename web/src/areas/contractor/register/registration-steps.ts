import type { WizardStep } from '../../../parts/wizard/use-wizard.ts'
import type { RegistrationValues } from './registration-values.ts'

export type StepId = 'login-details' | 'personal-details' | 'career-info' | 'resume-upload'

interface RegistrationStep extends WizardStep<StepId> {
  readonly fields: readonly (keyof RegistrationValues)[]
}

/** The steps that take input; a draft knows them by their number. */
export const inputSteps: readonly RegistrationStep[] = [
  {
    id: 'login-details',
    label: 'Login Details',
    fields: ['email', 'password', 'passwordConfirm'],
  },
  {
    id: 'personal-details',
    label: 'Personal Details',
    fields: [
      'picture',
      'first_name',
      'last_name',
      'phone',
      'address',
      'suburb',
      'state',
      'post_code',
      'visa_status',
      'visa_status_other',
    ],
  },
  {
    id: 'career-info',
    label: 'Career Info',
    fields: [
      'industry',
      'role',
      'answers',
      'availability',
      'rate',
      'rate_type',
      'contract_type',
      'ideal_role',
    ],
  },
  { id: 'resume-upload', label: 'Resume Upload', fields: ['resume'] },
]

export const lastStep = { id: 'thank-you', label: 'Thank You' } as const

export function fieldsOf(steps: readonly StepId[]): readonly string[] {
  return inputSteps.filter(({ id }) => steps.includes(id)).flatMap(({ fields }) => fields)
}
