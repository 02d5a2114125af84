import type { RegistrationStep } from '../../../parts/new-account/registration-kind.ts'
import type { RegistrationValues } from './registration-values.ts'

export type StepId = 'login-details' | 'personal-details' | 'career-info' | 'resume-upload'

/** The steps that take input; a draft knows them by their number. */
export const inputSteps: readonly RegistrationStep<StepId, RegistrationValues>[] = [
  {
    id: 'login-details',
    label: 'Login Details',
    lead: 'You will sign in with these.',
    fields: ['email', 'password', 'passwordConfirm'],
  },
  {
    id: 'personal-details',
    label: 'Personal Details',
    lead: 'Companies see your picture, name and suburb; your street stays with us.',
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
    lead: 'What you do, from when and for how much.',
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
  {
    id: 'resume-upload',
    label: 'Resume Upload',
    lead: 'We read it for you, so that you need not type it all again.',
    fields: ['resume'],
  },
]

export const lastStep = { id: 'thank-you', label: 'Thank You' } as const
