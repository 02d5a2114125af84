import { contractorMatching, contractorWishes } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForJobWishes(): void {
  askAhead(contractorWishes.show, {})
  askAhead(contractorMatching.choice, {})
}
