import { companyAccounts, companyProfiles } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'

export function askForDashboard(): void {
  askAhead(companyAccounts.today, {})
  askAhead(companyAccounts.dashboard, {})
  askAhead(companyProfiles.own, {})
}
