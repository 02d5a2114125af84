import { adminCompanies } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'
import type { CompanyWish } from './company-wish.ts'

export function askForCompany(companyId: string, wish: CompanyWish): void {
  askAhead(adminCompanies.one, { companyId })
  const list = wish.tab === 'payments' ? adminCompanies.payments : adminCompanies.ledger
  listAhead(list, pageOf(companyId, wish))
}

/** A page of what is listed of a company. */
export function pageOf(companyId: string, { page = 1 }: PagesWish) {
  return { companyId, page, perPage: undefined }
}
