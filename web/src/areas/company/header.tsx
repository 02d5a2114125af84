import { Briefcase, Building2, LayoutDashboard, LogOut, SquarePlus, Users } from 'lucide-react'

import { paths } from '../../lib/paths.ts'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import { NavLink, type NavEntry } from '../../parts/frame/nav-link.tsx'

const links: readonly NavEntry[] = [
  { label: 'Dashboard', to: paths.company.dashboard, icon: LayoutDashboard },
  { label: 'Post a job', to: paths.company.postJob, icon: SquarePlus },
  { label: 'Manage jobs', to: paths.company.manageJobs, icon: Briefcase },
  { label: 'Talent pools', to: paths.company.pools, icon: Users },
  { label: 'Edit profile', to: paths.company.editProfile, icon: Building2 },
]

const logout: NavEntry = { label: 'Logout', to: paths.company.logout, icon: LogOut }

export default function CompanyHeader() {
  return (
    <HeaderBar
      area="Company"
      home={paths.company.dashboard}
      links={links}
      accountLinks={[logout]}
      account={<NavLink {...logout} />}
    />
  )
}
