import { companyAccounts } from '@headframe/wire'
import {
  Briefcase,
  Building2,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  Settings,
  SquarePlus,
  Users,
} from 'lucide-react'

import { useSession } from '../../calls/session.ts'
import { useGlance } from '../../calls/use-read.ts'
import { paths } from '../../lib/paths.ts'
import { AccountMenu } from '../../parts/frame/account-menu.tsx'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'

const links: readonly NavEntry[] = [
  { label: 'Dashboard', to: paths.company.dashboard, icon: LayoutDashboard },
  { label: 'Post a job', to: paths.company.postJob, icon: SquarePlus },
  { label: 'Manage jobs', to: paths.company.manageJobs, icon: Briefcase },
  { label: 'Talent pools', to: paths.company.pools, icon: Users },
  { label: 'Edit profile', to: paths.company.editProfile, icon: Building2 },
]

const ownLinks: readonly NavEntry[] = [
  { label: 'Payment History', to: paths.company.paymentHistory, icon: ReceiptText },
  { label: 'Settings', to: paths.company.settings, icon: Settings },
  { label: 'Logout', to: paths.company.logout, icon: LogOut },
]

export default function CompanyHeader() {
  const { isCompanyLoggedIn } = useSession()
  const account = useGlance(companyAccounts.account, {}, isCompanyLoggedIn)
  const name = account?.company_name ?? 'Company'

  return (
    <HeaderBar
      home={paths.company.dashboard}
      links={links}
      accountLinks={ownLinks}
      accountName={name}
      account={
        <AccountMenu
          key={name}
          name={name}
          picture={account?.logo}
          shape="square"
          links={ownLinks}
        />
      }
    />
  )
}
