import type { Session } from '../../calls/session.ts'
import { paths } from '../../lib/paths.ts'

const ways = {
  guest: { to: paths.contractor.jobs, label: 'Job search' },
  company: { to: paths.company.dashboard, label: 'Your dashboard' },
  staff: { to: paths.staff.profiles, label: 'Profiles' },
  admin: { to: paths.admin.dashboard, label: 'Dashboard' },
} as const

/** Where whoever has come to an address that is none goes on: to what is theirs, first of the area they are in. */
export function wayOn(
  address: string,
  { isLoggedIn, isCompanyLoggedIn, isAdministrator }: Session,
): (typeof ways)[keyof typeof ways] {
  // An administrator is known by a cookie that cannot be seen from here: their area asks.
  if (isIn(address, paths.admin.dashboard)) return ways.admin
  if (isLoggedIn && isIn(address, paths.staff.start)) return ways.staff
  if (isCompanyLoggedIn) return ways.company
  if (isIn(address, '/contractor')) return ways.guest
  if (isLoggedIn) return ways.staff
  return isAdministrator ? ways.admin : ways.guest
}

function isIn(address: string, area: string): boolean {
  return address === area || address.startsWith(`${area}/`)
}
