import { Briefcase, Building2, HardHat } from 'lucide-react'

import { paths } from '../../lib/paths.ts'
import { HeaderBar } from '../../parts/frame/header-bar.tsx'
import type { NavEntry } from '../../parts/frame/nav-link.tsx'

const links: readonly NavEntry[] = [
  { label: 'Job search', to: paths.contractor.jobs, icon: Briefcase },
]

const entrances: readonly NavEntry[] = [
  { label: 'Contractor login', to: paths.contractor.login, icon: HardHat },
  { label: 'Company login', to: paths.company.login, icon: Building2 },
]

export function PublicHeader() {
  return <HeaderBar links={links} accountLinks={entrances} />
}

/** Only the name: for those who are not to be led anywhere else. */
export function BlankHeader() {
  return <HeaderBar />
}
