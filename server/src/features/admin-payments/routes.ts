import { adminPayments } from '@headframe/wire'
import { implement } from '../../kit/use-case.ts'
import { exportMonth, listPayments, showReceipt } from './show-payments.ts'

export const adminPaymentRoutes = implement(adminPayments, {
  list: listPayments,
  receipt: showReceipt,
  export: exportMonth,
})
