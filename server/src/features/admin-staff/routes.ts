import { adminStaff } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { listStaff, showDisclosures } from './show-staff.ts'

export const adminStaffRoutes = implement(adminStaff, {
  list: listStaff,
  disclosures: showDisclosures,
})
