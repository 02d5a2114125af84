import { contractorProfiles, contractorSettings } from '@headframe/wire'

import { useRead } from '../../../calls/use-read.ts'
import { ChangeInPlace } from '../../../parts/account-settings/change-in-place.tsx'
import { EmailForm, SignsInWith } from '../../../parts/account-settings/email-form.tsx'

/** Under which a new address waits while its owner signs in again. */
export const keptEmail = { key: 'contractorNewEmail', kind: 'contractor' } as const

export function OwnEmail() {
  const { email } = useRead(contractorProfiles.account, {})
  return (
    <ChangeInPlace name="email" about="email" value={<SignsInWith email={email} />}>
      <EmailForm
        call={contractorSettings.email}
        fixed={{ setting: 'email' }}
        email={email}
        keeper={keptEmail}
      />
    </ChangeInPlace>
  )
}
