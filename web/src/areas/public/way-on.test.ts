import { expect, test } from 'vitest'

import type { Session } from '../../calls/session.ts'
import { wayOn } from './way-on.ts'

const guest: Session = {
  isLoggedIn: false,
  isContractorLoggedIn: false,
  isCompanyLoggedIn: false,
  isAdministrator: false,
  contractorName: undefined,
  replaced: [],
}
const staff = { ...guest, isLoggedIn: true }
const company = { ...guest, isCompanyLoggedIn: true }
const administrator = { ...guest, isAdministrator: true }

test.each<[string, string, Session, string]>([
  ['a guest', '/nothing', guest, '/contractor/jobs'],
  ['a contractor', '/nothing', { ...guest, isContractorLoggedIn: true }, '/contractor/jobs'],
  ['a company', '/company/zzz', company, '/company/dashboard'],
  ['a recruiter', '/admin/zzz', staff, '/admin/profiles'],
  ['a recruiter', '/nothing', staff, '/admin/profiles'],
  ['an administrator', '/nothing', administrator, '/dashboard'],
  // Their cookie has not been asked yet.
  ['an administrator', '/dashboard/zzz', guest, '/dashboard'],
  ['both', '/admin/zzz', { ...company, isLoggedIn: true }, '/admin/profiles'],
])('%s at %s goes on to what is theirs', (_, address, session, to) => {
  expect(wayOn(address, session).to).toBe(to)
})
