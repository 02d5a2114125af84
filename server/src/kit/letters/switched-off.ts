import { sql } from 'kysely'
import type { MailPreference } from '@headframe/wire'

/** Whether the person of a row wants no letters of this kind. */
export function hasSwitchedOff(
  account: 'account.id' | 'contractor.id',
  preference: MailPreference,
) {
  return sql<boolean>`exists (
    select from mail_switched_off as off
    where off.account_id = ${sql.ref(account)} and off.preference = ${preference}
  )`
}
