import { contractorProfiles, contractorSettings } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { PasswordForm } from '../../../parts/account-settings/password-form.tsx'

const fixed = { setting: 'password' }

export function OwnPassword() {
  const { email } = useRead(contractorProfiles.account, {})
  return <PasswordForm call={contractorSettings.password} fixed={fixed} email={email} />
}
