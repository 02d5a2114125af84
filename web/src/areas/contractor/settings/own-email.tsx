import { contractorProfiles, contractorSettings } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { EmailForm } from '../../../parts/account-settings/email-form.tsx'

export function OwnEmail() {
  const { email } = useRead(contractorProfiles.account, {})
  return (
    <EmailForm
      call={contractorSettings.email}
      fixed={{ setting: 'email' }}
      email={email}
      keeper={{ key: 'contractorNewEmail', kind: 'contractor' }}
    />
  )
}
