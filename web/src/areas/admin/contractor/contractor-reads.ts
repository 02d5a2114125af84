import { adminContractors } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForContractor(id: string): void {
  askAhead(adminContractors.one, { id })
}
