import { companyAccounts } from '@headframe/wire'
import { useState } from 'react'

import { useRead } from '../../../calls/use-read.ts'
import { CompleteProfile } from './complete-profile.tsx'
import { Dashboard } from './dashboard.tsx'

/** A company that nobody is known behind is asked for that first. */
export default function DashboardScreen() {
  const account = useRead(companyAccounts.account, {})
  const [isJustCompleted, setIsJustCompleted] = useState(false)

  // What the account is still asked for is not a colleague's to tell.
  return account.first_name || !account.person.is_account ? (
    <Dashboard account={account} isJustReached={isJustCompleted} />
  ) : (
    <CompleteProfile account={account} onCompleted={() => setIsJustCompleted(true)} />
  )
}
