import { companyAccounts } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { completeRegistration } from './complete-registration.ts'
import { showAccount } from './show-account.ts'
import { showDashboard } from './show-dashboard.ts'
import { showToday } from './show-today.ts'

export const companyAccountRoutes = implement(companyAccounts, {
  account: showAccount,
  complete: completeRegistration,
  dashboard: showDashboard,
  today: showToday,
})
