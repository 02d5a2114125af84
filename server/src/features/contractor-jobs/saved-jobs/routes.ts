import { savedJobs } from '@headframe/wire'
import { implement, on } from '../../../kit/use-case.ts'
import { listSaved } from './list-saved.ts'
import { findJobToSave, saveJob } from './save-job.ts'

export const savedJobRoutes = implement(savedJobs, {
  list: listSaved,
  save: on(findJobToSave, saveJob),
})
