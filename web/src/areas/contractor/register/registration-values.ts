import type { FormFields } from '../../../forms/call-form.tsx'
import { emptyPerson, type PersonValues } from '../../../parts/person-form/person-values.ts'
import type { ChosenPicture } from '../../../parts/picture/picture-picker.tsx'

/** Everything that the wizard asks for. */
export type RegistrationValues = PersonValues & {
  readonly email: string
  readonly password: string
  readonly passwordConfirm: string
  readonly picture: ChosenPicture | undefined
  readonly resume: File | undefined
}

export const emptyRegistration: RegistrationValues = {
  ...emptyPerson,
  email: '',
  password: '',
  passwordConfirm: '',
  picture: undefined,
  resume: undefined,
}

/** What every step stands in. */
export interface StepProps {
  form: FormFields<RegistrationValues>
}
