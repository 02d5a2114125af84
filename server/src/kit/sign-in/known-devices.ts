import type { Audience } from '@headframe/wire'
import { lives, sizes } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { hashOfToken, newToken } from '../tokens.ts'
import type { Caller } from '../use-case.ts'

/** Whether somebody has signed in to this account here before, not too long ago. */
export async function isKnownDevice(
  db: Reading,
  device: string | undefined,
  { audience, email }: { readonly audience: Audience; readonly email: string },
  now: Date,
): Promise<boolean> {
  if (!device) return false
  const known = await db
    .selectFrom('known_device')
    .innerJoin('account', 'account.id', 'known_device.account_id')
    .select('account.id')
    .where('token_hash', '=', hashOfToken(device))
    .where('audience', '=', audience)
    .where('email', '=', email)
    .where('used_at', '>', oldestUse(now))
    .executeTakeFirst()
  return known !== undefined
}

/**
 * From now on the account knows the browser that calls. A browser that it has not known gets a new
 * token, so that nobody can make known one that they have planted there.
 */
export async function rememberDevice(
  { db, now, caller }: { db: Writing; now: Date; caller: Caller },
  accountId: string,
): Promise<void> {
  const { device } = caller
  if (device && (await noteUse(db, device, accountId, now))) return caller.keepDevice(device)

  const token = newToken()
  if (device) await renewToken(db, device, token)
  await db
    .insertInto('known_device')
    .values({ token_hash: hashOfToken(token), account_id: accountId, used_at: now })
    .execute()
  await forgetAllButNewest(db, accountId)
  caller.keepDevice(token)
}

export async function forgetDevicesOf(db: Writing, accountId: string): Promise<void> {
  await db.deleteFrom('known_device').where('account_id', '=', accountId).execute()
}

export async function forgetUnusedDevices(db: Writing, now: Date): Promise<void> {
  await db.deleteFrom('known_device').where('used_at', '<=', oldestUse(now)).execute()
}

function oldestUse(now: Date): Date {
  return new Date(now.getTime() - lives.knownDeviceSeconds * 1000)
}

/** Whether the account has known it. */
async function noteUse(
  db: Writing,
  device: string,
  accountId: string,
  now: Date,
): Promise<boolean> {
  const noted = await db
    .updateTable('known_device')
    .set({ used_at: now })
    .where('token_hash', '=', hashOfToken(device))
    .where('account_id', '=', accountId)
    .where('used_at', '>', oldestUse(now))
    .executeTakeFirst()
  return noted.numUpdatedRows > 0n
}

/** Other accounts go on knowing the browser. */
async function renewToken(db: Writing, older: string, newer: string): Promise<void> {
  await db
    .updateTable('known_device')
    .set({ token_hash: hashOfToken(newer) })
    .where('token_hash', '=', hashOfToken(older))
    .execute()
}

/** Programs that keep no cookie sign in as somebody new each time. */
async function forgetAllButNewest(db: Writing, accountId: string): Promise<void> {
  await db
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('token_hash', 'not in', (all) =>
      all
        .selectFrom('known_device')
        .select('token_hash')
        .where('account_id', '=', accountId)
        .orderBy('used_at', 'desc')
        .limit(sizes.knownDevices),
    )
    .execute()
}
