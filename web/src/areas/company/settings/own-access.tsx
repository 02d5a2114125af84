import { accountSettings, companyAccounts, companyPeople } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { EmailForm } from '../../../parts/account-settings/email-form.tsx'
import { PasswordForm } from '../../../parts/account-settings/password-form.tsx'

export function OwnPassword() {
  const { person } = useRead(companyAccounts.account, {})
  return <PasswordForm call={accountSettings.password} email={person.email} />
}

/** Each of the company's people has an address of their own. */
export function OwnEmail() {
  const { person } = useRead(companyAccounts.account, {})
  return (
    <EmailForm
      call={companyPeople.changeEmail}
      email={person.email}
      keeper={{ key: 'companyNewEmail', kind: 'company' }}
    />
  )
}
