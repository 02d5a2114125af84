import { adminPayments } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { exportMonth, listPayments, showFirstMonth, showReceipt } from './show-payments.ts'

export const adminPaymentRoutes = implement(adminPayments, {
  list: listPayments,
  since: showFirstMonth,
  receipt: showReceipt,
  export: exportMonth,
})
