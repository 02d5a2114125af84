import { Archive, FileUp, LogOut, Merge, Settings, UserRound, Users } from 'lucide-react'

import { keysOfBoxes, keysOfPeople } from '../../lib/keys.ts'
import { paths } from '../../lib/paths.ts'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import { NavLink, type NavEntry } from '../../parts/frame/nav-link.tsx'
import type { Goal } from '../../parts/palette/goals.ts'
import { Shortcuts } from '../../parts/palette/shortcuts.tsx'
import { patientPart } from '../../ui/patient-part.ts'

const StaffPalette = patientPart(() => import('./staff-palette.tsx'))

const keys = [
  { title: 'Lists of people', keys: keysOfPeople },
  { title: 'Rows and tables', keys: keysOfBoxes },
]

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

const screens: readonly Goal[] = [
  ...links,
  { label: 'Possibly the same person', to: paths.staff.joins, icon: Merge },
  { label: 'Removed profiles', to: paths.staff.removed, icon: Archive },
  ...ownLinks,
]

export default function StaffHeader() {
  return (
    <HeaderBar
      area="Staff"
      home={paths.staff.profiles}
      links={links}
      accountLinks={ownLinks}
      tools={<Shortcuts palette={StaffPalette} screens={screens} keys={keys} />}
      account={ownLinks.map((link) => (
        <NavLink key={link.to} {...link} />
      ))}
    />
  )
}
