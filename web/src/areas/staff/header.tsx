import { FileUp, LogOut, Settings, UserRound, Users } from 'lucide-react'

import { paths } from '../../lib/paths.ts'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import { NavLink, type NavEntry } from '../../parts/frame/nav-link.tsx'

// The link to the staff start page stays out of sight: it leads where "Profiles" leads.
const links: readonly NavEntry[] = [
  { label: 'Profiles', to: paths.staff.profiles, icon: UserRound },
  { label: 'Talent Pools', to: paths.staff.pools, icon: Users },
  { label: 'Upload history', to: paths.staff.uploads, icon: FileUp },
]

const ownLinks: readonly NavEntry[] = [
  { label: 'Settings', to: paths.staff.settings, icon: Settings },
  { label: 'Logout', to: paths.staff.logout, icon: LogOut },
]

export default function StaffHeader() {
  return (
    <HeaderBar
      area="Staff"
      home={paths.staff.profiles}
      links={links}
      accountLinks={ownLinks}
      account={ownLinks.map((link) => (
        <NavLink key={link.to} {...link} />
      ))}
    />
  )
}
