import {
  contractorRegistration,
  judge,
  noticeVersion,
  textToTell,
  words,
  wordsFor,
  type Faults,
  type InputOf,
  type Refusal,
} from '@headframe/wire'

import { send, type AskOptions } from '../../../calls/client.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personFaults, registrationFields } from '../../../parts/person-form/person-names.ts'
import { fieldsOf, type StepId } from './registration-steps.ts'
import type { RegistrationValues } from './registration-values.ts'

const { register } = contractorRegistration

/** What the form calls the fields that are no part of a person's profile. */
const ownNames: Readonly<Record<string, keyof RegistrationValues>> = {
  field_email: 'email',
  field_password: 'password',
  field_passwordConfirm: 'passwordConfirm',
  profilePicture: 'picture',
  croppedImage: 'picture',
}

/** What is wrong in these steps, by the rules of the call itself. */
export function judgeRegistration(
  values: RegistrationValues,
  now: Date,
  steps: readonly StepId[],
): Faults {
  const { faults } = judge(register, callFields(values))
  const all = { ...formFaults(faults), ...judgePerson(values, { now }, 'all') }
  const fields = fieldsOf(steps)
  return Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field)))
}

/** Of several faults, the one that is told above the form. */
export function textOfFaults(faults: Faults): string {
  return textToTell(register, faults)
}

/** What was refused, at the names of the form. */
export function refusalOfForm(refusal: Refusal): { text: string; faults: Faults } {
  const faults = formFaults(refusal.fields ?? {})
  if (refusal.code === 'EMAIL_TAKEN') faults['email'] ??= words.emailTaken
  return { text: wordsFor(refusal, register), faults }
}

/** Sends the form once nothing is wrong with it; answers the address of the new account. */
export async function sendRegistration(
  values: RegistrationValues,
  draftId: string | undefined,
  how: AskOptions,
): Promise<string> {
  const { form } = judge(register, { ...callFields(values), draftId })
  // Without faults nothing is missing from the form.
  const input = form as InputOf<typeof register>
  await send(register, input, how)
  return input.field_email
}

function callFields(values: RegistrationValues): Record<string, unknown> {
  return {
    ...registrationFields(values),
    field_email: values.email,
    field_password: values.password,
    field_passwordConfirm: values.passwordConfirm,
    profilePicture: values.picture?.original,
    croppedImage: values.picture?.cropped,
    resume: values.resume,
    noticeVersion,
  }
}

/** Faults of the call at the names of the form. */
function formFaults(faults: Faults): Faults {
  const renamed = Object.entries(faults).map(([field, text]) => [ownNames[field] ?? field, text])
  return personFaults(Object.fromEntries(renamed))
}
