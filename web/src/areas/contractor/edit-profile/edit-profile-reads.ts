import { contractorProfiles } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForEditing(): void {
  askAhead(contractorProfiles.own, {})
  askAhead(contractorProfiles.uploads, {})
}
