import { companyBilling } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { saveBilling } from './save-billing.ts'
import { showBilling } from './show-billing.ts'

export const companyBillingRoutes = implement(companyBilling, {
  show: showBilling,
  save: saveBilling,
})
