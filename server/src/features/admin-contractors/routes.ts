import { adminContractors } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { exportHidden, findExported } from './export-hidden.ts'
import { listContractors, showContractor, showResume } from './show-contractors.ts'

export const adminContractorRoutes = implement(adminContractors, {
  list: listContractors,
  one: showContractor,
  resume: showResume,
  exportHidden: on(findExported, exportHidden),
})
