import { accountSettings, companyAccounts, companyPeople } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { ChangeInPlace } from '../../../parts/account-settings/change-in-place.tsx'
import { EmailForm, SignsInWith } from '../../../parts/account-settings/email-form.tsx'
import { PasswordForm } from '../../../parts/account-settings/password-form.tsx'

/** Under which a new address waits while its owner signs in again. */
export const keptEmail = { key: 'companyNewEmail', kind: 'company' } as const

export function OwnPassword() {
  const { person } = useRead(companyAccounts.account, {})
  return <PasswordForm call={accountSettings.password} email={person.email} />
}

/** Each of the company's people has an address of their own. */
export function OwnEmail() {
  const { person } = useRead(companyAccounts.account, {})
  return (
    <ChangeInPlace name="email" about="email" value={<SignsInWith email={person.email} />}>
      <EmailForm call={companyPeople.changeEmail} email={person.email} keeper={keptEmail} />
    </ChangeInPlace>
  )
}
