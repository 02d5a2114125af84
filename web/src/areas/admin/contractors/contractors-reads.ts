import { adminContractors } from '@headframe/wire'

import { listAhead } from '../../../calls/ask-ahead.ts'
import type { ContractorsWish } from './contractors-wish.ts'

export function inputOfContractors({ search = '', page = 1 }: ContractorsWish) {
  return { search, page, perPage: undefined }
}

export function askForContractors(wish: ContractorsWish): void {
  listAhead(adminContractors.list, inputOfContractors(wish))
}
