import { adminCompanies } from '@headframe/wire'

import { askAhead, listAhead } from '../../../calls/ask-ahead.ts'
import type { PagesWish } from '../../../lib/wishes.ts'

export function askForCompany(companyId: string, wish: PagesWish): void {
  askAhead(adminCompanies.one, { companyId })
  listAhead(adminCompanies.ledger, inputOfLedger(companyId, wish))
}

export function inputOfLedger(companyId: string, { page = 1 }: PagesWish) {
  return { companyId, page, perPage: undefined }
}
