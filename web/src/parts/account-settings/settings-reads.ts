import { accountSettings, ownData } from '@headframe/wire'

import { askAhead } from '../../calls/ask-ahead.ts'

/** The account itself has been read by the guard. */
export function askForSettings(): void {
  askAhead(accountSettings.sessions, {})
  askAhead(ownData.mailPreferences, {})
}
