import { contractorFacts, type OwnFacts } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForFacts(): void {
  askAhead(contractorFacts.show, {})
}

/** Nothing was read, and all is said by hand. An answer that was kept by an older app does not say. */
export function isUnreadable({ has_resume, is_read }: OwnFacts): boolean {
  return has_resume && is_read === false
}
