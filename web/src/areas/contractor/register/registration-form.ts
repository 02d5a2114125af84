import { contractorRegistration, noticeVersion, words, type Faults } from '@headframe/wire'

import type { AskOptions } from '../../../calls/client.ts'
import { byCall } from '../../../forms/by-call.ts'
import { judgePerson } from '../../../parts/person-form/judge-person.ts'
import { personFaults, registrationFields } from '../../../parts/person-form/person-names.ts'
import type { RegistrationValues } from './registration-values.ts'

/** What the form calls the fields that are no part of a person's profile. */
const ownNames: Readonly<Record<string, keyof RegistrationValues>> = {
  field_email: 'email',
  field_password: 'password',
  field_passwordConfirm: 'passwordConfirm',
  profilePicture: 'picture',
  croppedImage: 'picture',
}

/** How the form is judged and sent; the draft that it was kept in ends with it. */
export function registrationBy(draftId: string | undefined, howToAsk?: () => AskOptions) {
  return byCall(
    {
      call: contractorRegistration.register,
      inputOf: (values: RegistrationValues) => ({ ...callFields(values), draftId }),
      faultsAt: formFaults,
      ownFaults: (values) => judgePerson(values, { now: new Date() }, 'all'),
      refusedAt: { EMAIL_TAKEN: { email: words.emailTaken } },
    },
    howToAsk,
  )
}

export async function judgeRegistration(values: RegistrationValues): Promise<Faults> {
  return registrationBy(undefined).judge(values)
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
