import {
  Briefcase,
  ClipboardCheck,
  LogIn,
  LogOut,
  Pencil,
  Settings,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react'

import { useSession } from '../../calls/session.ts'
import { paths } from '../../lib/paths.ts'
import { AccountMenu } from '../../parts/frame/account-menu.tsx'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'

const links: readonly NavEntry[] = [
  { label: 'Profile', to: paths.contractor.profile, icon: UserRound, exact: true },
  { label: 'Job search', to: paths.contractor.jobs, icon: Briefcase },
  { label: 'Applied jobs', to: paths.contractor.appliedJobs, icon: ClipboardCheck },
  { label: 'Talent communities', to: paths.contractor.communities, icon: Users },
]

const ownLinks: readonly NavEntry[] = [
  { label: 'Edit profile', to: paths.contractor.editProfile, icon: Pencil },
  { label: 'Settings', to: paths.contractor.settings, icon: Settings },
  { label: 'Sign out', to: paths.contractor.logout, icon: LogOut },
]

const guestLinks: readonly NavEntry[] = [
  { label: 'Sign in', to: paths.contractor.login, icon: LogIn },
  { label: 'Create a free account', to: paths.contractor.register, icon: UserPlus },
]

export default function ContractorHeader() {
  const { isContractorLoggedIn, contractorName } = useSession()
  const name = isContractorLoggedIn ? (contractorName ?? 'Contractor') : 'Guest'
  const accountLinks = isContractorLoggedIn ? ownLinks : guestLinks

  return (
    <HeaderBar
      links={links}
      accountLinks={accountLinks}
      accountName={name}
      account={<AccountMenu key={name} name={name} links={accountLinks} />}
    />
  )
}
