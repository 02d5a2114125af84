import { adminHealth } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { resendLetters, retryTasks } from './begin-anew.ts'
import { showHealth } from './show-health.ts'

export const adminHealthRoutes = implement(adminHealth, {
  show: showHealth,
  retryTasks,
  resendLetters,
})
