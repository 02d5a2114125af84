import { accountSettings, companyAccounts } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { PasswordForm } from '../../../parts/account-settings/password-form.tsx'

export function OwnPassword() {
  const { email } = useRead(companyAccounts.account, {})
  return <PasswordForm call={accountSettings.password} email={email} />
}
