import type { Writing } from '../../db/open.ts'
import { takeBackLetters } from '../../kit/letters/letter-rows.ts'
import { forgetDevicesOf } from '../../kit/sign-in/known-devices.ts'
import { endSessionsOf } from '../../kit/sign-in/sessions.ts'

interface NewPassword {
  readonly accountId: string
  readonly passwordHash: string
  readonly now: Date
  /** The token of the one session that stays. */
  readonly staying?: string | undefined
}

/** A new password ends whatever the old one, or whoever knew it, has opened: sessions, reset links, and the devices that were known by it. */
export async function setPassword(
  db: Writing,
  { accountId, passwordHash, now, staying }: NewPassword,
): Promise<void> {
  await db
    .updateTable('account')
    .set({ password_hash: passwordHash })
    .where('id', '=', accountId)
    .execute()
  await spendResetsOf(db, accountId, now)
  await endSessionsOf(db, accountId, staying)
  await forgetDevicesOf(db, accountId)
}

export const resetLetter = 'password-reset'

/**
 * Ends the reset links that are out: for a newer one, a new password, or another address. Those that still
 * wait to be mailed are not: a dead link that comes after the one that works leads everybody astray.
 */
export async function spendResetsOf(db: Writing, accountId: string, now: Date): Promise<void> {
  await db
    .updateTable('password_reset')
    .set({ spent_at: now })
    .where('account_id', '=', accountId)
    .where('spent_at', 'is', null)
    .execute()
  await takeBackLetters(db, accountId, resetLetter)
}
