import {
  companyAccounts,
  companyCommunities,
  companyJobs,
  companyProfiles,
  payments,
  roleSuffices,
  type Call,
  type SignedInPerson,
} from '@headframe/wire'
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
import { keysOfApplicants, keysOfBoxes } from '../../lib/keys.ts'
import { paths } from '../../lib/paths.ts'
import { AccountMenu, SignedInAs } from '../../parts/frame/account-menu.tsx'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'
import { Shortcuts } from '../../parts/palette/shortcuts.tsx'
import { patientPart } from '../../ui/patient-part.ts'
import { roleWords } from './role.ts'

const CompanyPalette = patientPart(() => import('./company-palette.tsx'))

const keys = [
  { title: 'Applicants of a job', keys: keysOfApplicants },
  { title: 'Rows and tables', keys: keysOfBoxes },
]

interface OwnEntry extends NavEntry {
  /** What it leads to; without one everybody may. */
  call?: Call
}

const links: readonly OwnEntry[] = [
  { label: 'Dashboard', to: paths.company.dashboard, icon: LayoutDashboard },
  { label: 'Post a job', to: paths.company.postJob, icon: SquarePlus, call: companyJobs.newDraft },
  { label: 'Manage jobs', to: paths.company.manageJobs, icon: Briefcase },
  { label: 'Talent pools', to: paths.company.pools, icon: Users },
  {
    label: 'Edit profile',
    to: paths.company.editProfile,
    icon: Building2,
    call: companyProfiles.save,
  },
]

const ownLinks: readonly OwnEntry[] = [
  {
    label: 'Payment History',
    to: paths.company.paymentHistory,
    icon: ReceiptText,
    call: payments.history,
  },
  { label: 'Settings', to: paths.company.settings, icon: Settings },
  { label: 'Logout', to: paths.company.logout, icon: LogOut },
]

/** Begun from the palette, and from the screen that it belongs to. */
const newPool = {
  label: 'Create a talent pool',
  to: paths.company.pools,
  search: { create: true },
  icon: Users,
  call: companyCommunities.create,
}

export default function CompanyHeader() {
  const { isCompanyLoggedIn } = useSession()
  const account = useGlance(companyAccounts.account, {}, isCompanyLoggedIn)
  const name = account?.company_name ?? 'Company'
  const person = account?.person
  const may = ({ call }: OwnEntry) => !call || !person || roleSuffices(person.role, call)
  const accountLinks = ownLinks.filter(may)

  return (
    <HeaderBar
      home={paths.company.dashboard}
      links={links.filter(may)}
      tools={
        <Shortcuts
          palette={CompanyPalette}
          screens={[...links, newPool, ...ownLinks].filter(may)}
          keys={keys}
        />
      }
      accountLinks={accountLinks}
      accountName={name}
      mobileAccount={person && <SignedInAs person={personIn(person)} />}
      account={
        <AccountMenu
          key={name}
          name={name}
          picture={account?.logo}
          shape="square"
          person={person && personIn(person)}
          links={accountLinks}
        />
      }
    />
  )
}

function personIn({ first_name, last_name, email, role }: SignedInPerson): string {
  const name = [first_name, last_name].filter(Boolean).join(' ') || email
  return `${name}, ${roleWords[role].name.toLowerCase()}`
}
