import { adminJobs } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { listAllJobs, listCompanyJobs, showJob } from './show-jobs.ts'

export const adminJobRoutes = implement(adminJobs, {
  list: listAllJobs,
  ofCompany: listCompanyJobs,
  one: showJob,
})
