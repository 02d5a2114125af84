import { descriptionDeclined } from '@headframe/wire'
import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'

/**
 * Whether the account could move to the address: somebody else may have it, or be opening an account
 * with it this very moment. A row that takes the address first tells without an error, and goes again.
 */
export async function moveToAddress(
  db: Writing,
  account: OwnAccount,
  email: string,
): Promise<boolean> {
  const { audience, passwordHash } = account
  const taken = await db
    .insertInto('account')
    .values({ audience, email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.columns(['audience', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false

  await db.deleteFrom('account').where('id', '=', taken.id).execute()
  await db.updateTable('account').set({ email }).where('id', '=', account.id).execute()
  return true
}

export async function findFirstName(db: Reading, contractorId: string): Promise<string> {
  const { first_name } = await db
    .selectFrom('contractor')
    .select('first_name')
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow()
  return first_name
}

/** Of two pictures that come at once, the second waits here and then replaces the first. */
export function lockPicture(db: Writing, contractorId: string) {
  return db
    .selectFrom('contractor')
    .select('photo_hash')
    .where('id', '=', contractorId)
    .forUpdate()
    .executeTakeFirst()
}

export async function showPicture(
  db: Writing,
  contractorId: string,
  picture: { hash: string; extension: string },
): Promise<void> {
  await db
    .updateTable('contractor')
    .set({ photo_hash: picture.hash, photo_extension: picture.extension })
    .where('id', '=', contractorId)
    .execute()
}

export async function declineDescription(db: Writing, contractorId: string): Promise<void> {
  await db
    .updateTable('contractor')
    .set({ ai_description: descriptionDeclined })
    .where('id', '=', contractorId)
    .execute()
}

export function setSharing(db: Writing, contractorId: string, isShared: boolean) {
  return db
    .updateTable('contractor')
    .set({ is_shared: isShared })
    .where('id', '=', contractorId)
    .returning(['is_shared', 'share_id'])
    .executeTakeFirst()
}

export function makeShareLink(db: Writing, contractorId: string) {
  return db
    .updateTable('contractor')
    .set({ share_id: sql`gen_random_uuid()` })
    .where('id', '=', contractorId)
    .returning(['is_shared', 'share_id'])
    .executeTakeFirst()
}
