import { contractorProfiles } from '@headframe/wire'
import {
  Bell,
  Bookmark,
  Briefcase,
  ClipboardCheck,
  Compass,
  LogIn,
  LogOut,
  Pencil,
  Settings,
  UserPlus,
  UserRound,
  Users,
} from 'lucide-react'

import { useSession } from '../../calls/session.ts'
import { useGlance } from '../../calls/use-read.ts'
import { paths, pictureOf } from '../../lib/paths.ts'
import { unreadIn, useUnreadCommunities } from '../../parts/communities/use-unread-communities.ts'
import { AccountMenu } from '../../parts/frame/account-menu.tsx'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'
import { useSendingOnceBack } from './waiting/use-sending-once-back.ts'

const linksWith = (unread: number): readonly NavEntry[] => [
  { label: 'Profile', to: paths.contractor.profile, icon: UserRound, exact: true },
  { label: 'Job search', to: paths.contractor.jobs, icon: Briefcase },
  { label: 'Applied jobs', to: paths.contractor.appliedJobs, icon: ClipboardCheck },
  {
    label: 'Talent communities',
    to: paths.contractor.communities,
    icon: Users,
    waiting: { count: unread, of: unread === 1 ? 'unread message' : 'unread messages' },
  },
]

const ownLinks: readonly NavEntry[] = [
  { label: 'Edit profile', to: paths.contractor.editProfile, icon: Pencil },
  { label: 'Saved jobs', to: paths.contractor.savedJobs, icon: Bookmark },
  { label: 'Saved searches', to: paths.contractor.savedSearches, icon: Bell },
  { label: 'Job wishes', to: paths.contractor.jobWishes, icon: Compass },
  { label: 'Settings', to: paths.contractor.settings, icon: Settings },
  { label: 'Sign out', to: paths.contractor.logout, icon: LogOut },
]

const guestLinks: readonly NavEntry[] = [
  { label: 'Sign in', to: paths.contractor.login, icon: LogIn },
  { label: 'Create a free account', to: paths.contractor.register, icon: UserPlus },
]

export default function ContractorHeader() {
  const { isContractorLoggedIn, contractorName } = useSession()
  const account = useGlance(contractorProfiles.account, {}, isContractorLoggedIn)
  const name = isContractorLoggedIn ? (account?.name ?? contractorName ?? 'Contractor') : 'Guest'
  const picture = account?.photo_hash ? pictureOf(account.photo_hash) : undefined
  const unread = unreadIn(useUnreadCommunities(isContractorLoggedIn))
  const accountLinks = isContractorLoggedIn ? ownLinks : guestLinks

  useSendingOnceBack(isContractorLoggedIn)

  return (
    <HeaderBar
      links={linksWith(unread)}
      accountLinks={accountLinks}
      accountName={name}
      account={<AccountMenu key={name} name={name} picture={picture} links={accountLinks} />}
    />
  )
}
