import { administration } from '@headframe/wire'
import { useNavigate } from '@tanstack/react-router'
import {
  Briefcase,
  Building2,
  HardHat,
  HeartPulse,
  LayoutDashboard,
  LogOut,
  ReceiptText,
  ScrollText,
  Users,
} from 'lucide-react'

import { leaveAsAdministrator } from '../../calls/session.ts'
import { useWrite } from '../../calls/use-write.ts'
import { keysOfBoxes } from '../../lib/keys.ts'
import { paths } from '../../lib/paths.ts'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'
import type { Goal } from '../../parts/palette/goals.ts'
import { Shortcuts } from '../../parts/palette/shortcuts.tsx'
import { Button } from '../../ui/form/button.tsx'
import { patientPart } from '../../ui/patient-part.ts'

const links: readonly NavEntry[] = [
  { label: 'Dashboard', to: paths.admin.dashboard, icon: LayoutDashboard, exact: true },
  { label: 'Contractors', to: paths.admin.contractors, icon: HardHat },
  {
    label: 'Companies',
    to: paths.admin.companies,
    icon: Building2,
    also: [paths.admin.payments],
  },
  { label: 'Jobs', to: paths.admin.jobs, icon: Briefcase },
  { label: 'Staff', to: paths.admin.staff, icon: Users, also: [paths.admin.register] },
  { label: 'Health', to: paths.admin.health, icon: HeartPulse },
]

const AdminPalette = patientPart(() => import('./admin-palette.tsx'))

const screens: readonly Goal[] = [
  ...links,
  { label: 'Payments', to: paths.admin.payments, icon: ReceiptText },
  { label: 'Register of looks', to: paths.admin.register, icon: ScrollText },
]

const keys = [{ title: 'Rows and tables', keys: keysOfBoxes }]

export default function AdminHeader() {
  return (
    <HeaderBar
      area="Administrator"
      home={paths.admin.dashboard}
      links={links}
      tools={<Shortcuts palette={AdminPalette} screens={screens} keys={keys} />}
      account={<SignOutButton />}
      mobileAccount={<SignOutButton />}
    />
  )
}

/** Only the server can end the administrator's cookie, so a failure must be seen. */
function SignOutButton() {
  const navigate = useNavigate()
  const { ask, isAsking, failures } = useWrite(administration.logout, {
    endsWhatIsShown: true,
    onDone: async () => {
      await navigate({ to: paths.admin.auth })
      leaveAsAdministrator()
    },
  })

  return (
    <Button
      variant="quiet"
      size="sm"
      busy={isAsking}
      busyLabel="Signing out"
      onClick={() => void ask({})}
    >
      <LogOut aria-hidden />
      {failures > 0 ? 'Sign out failed, try again' : 'Sign out'}
    </Button>
  )
}
