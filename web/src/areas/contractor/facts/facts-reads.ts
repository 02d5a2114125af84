import { contractorFacts } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForFacts(): void {
  askAhead(contractorFacts.show, {})
}
