import { accountSettings, companyBilling, companyPeople, ownData } from '@headframe/wire'

import { askAhead } from '../../../calls/ask-ahead.ts'
import { mayNow } from '../role.ts'

/** The account itself, with whoever is signed in, has been read by the guard. */
export function askForSettings(): void {
  askAhead(accountSettings.sessions, {})
  if (mayNow(companyPeople.list)) askAhead(companyPeople.list, {})
  if (mayNow(companyBilling.show)) askAhead(companyBilling.show, {})
  if (mayNow(ownData.mailPreferences)) askAhead(ownData.mailPreferences, {})
}
