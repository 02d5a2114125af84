import { adminCompanies } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { CompaniesWish } from './companies-wish.ts'

export function inputOfCompanies({ search = '', page = 1, ...wish }: CompaniesWish) {
  const { sortField, sortOrder = 'desc' } = wish
  return { search, page, perPage: undefined, sortField, sortOrder }
}

export function askForCompanies(wish: CompaniesWish): void {
  listAhead(adminCompanies.list, inputOfCompanies(wish))
}
