import { companyProfiles, reference } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForEditor(): void {
  askAhead(companyProfiles.own, {})
  askAhead(reference.industriesV2, {})
}
