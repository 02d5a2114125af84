import { adminCompanies } from '@headframe/wire'
import { implement, on } from '../../kit/use-case.ts'
import { addCredits, lockGifted } from './add-credits.ts'
import { listCompanies, showCompany, showLedger, showPayments } from './show-companies.ts'

export const adminCompanyRoutes = implement(adminCompanies, {
  list: listCompanies,
  one: showCompany,
  ledger: showLedger,
  payments: showPayments,
  addCredits: on(lockGifted, addCredits),
})
