import { adminCompanies, adminContractors, adminJobs } from '@headframe/wire'
import { Briefcase, Building2, HardHat } from 'lucide-react'

import { send } from '../../calls/client.ts'
import { paths } from '../../lib/paths.ts'
import { mostOfAKind, type Finder } from '../../parts/palette/goals.ts'
import { Palette, type PaletteProps } from '../../parts/palette/palette.tsx'
import { fullName, placeInWords } from '../../parts/profile/profile-words.ts'

const firstOf = { page: 1, perPage: mostOfAKind }

const findCompanies: Finder = async (search, signal) => {
  const order = { sortField: undefined, sortOrder: 'desc' } as const
  const rows = await send(adminCompanies.list, { ...firstOf, ...order, search }, { signal })
  const goals = rows.map(({ id, name, email }) => ({
    label: name,
    note: email,
    icon: Building2,
    to: paths.admin.company,
    params: { companyId: id },
  }))
  return { title: 'Companies', goals }
}

const findContractors: Finder = async (search, signal) => {
  const rows = await send(adminContractors.list, { ...firstOf, search }, { signal })
  const goals = rows.map((person) => ({
    label: fullName(person),
    note: [person.role, placeInWords(person)].filter(Boolean).join(' · '),
    icon: HardHat,
    to: paths.admin.contractor,
    params: { contractorId: person.id },
  }))
  return { title: 'Contractors', goals }
}

const findJobs: Finder = async (search, signal) => {
  const rows = await send(adminJobs.list, { ...firstOf, status: undefined, search }, { signal })
  const goals = rows.map(({ uuid, title, company_name }) => ({
    label: title ?? 'Untitled draft',
    note: company_name ?? undefined,
    icon: Briefcase,
    to: paths.admin.job,
    params: { jobUUID: uuid },
  }))
  return { title: 'Jobs', goals }
}

const finders = [findCompanies, findContractors, findJobs]

export default function AdminPalette(props: PaletteProps) {
  return <Palette {...props} finders={finders} finds="companies, contractors and jobs" />
}
