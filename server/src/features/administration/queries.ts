import type { Reading, Writing } from '../../db/open.ts'

export function findAdmin(db: Reading, email: string) {
  return (
    db
      .selectFrom('account')
      .select(['id', 'email'])
      .where('audience', '=', 'admin')
      .where('email', '=', email)
      // Whoever has left keeps their name alone.
      .where('ended_at', 'is', null)
      .executeTakeFirst()
  )
}

/** The administrator of the demo, which is on. */
export async function isDemoAdmin(db: Reading, email: string): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('audience', '=', 'admin')
    .where('email', '=', email)
    .where('demo', '=', 'open')
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return account !== undefined
}

export async function insertLink(
  db: Writing,
  link: { tokenHash: Buffer; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('sign_in_link')
    .values({ token_hash: link.tokenHash, account_id: link.accountId, created_at: link.now })
    .execute()
}

/** Uses the link up and answers whose it was; of many at once, one call gets the answer. */
export function useLink(db: Writing, tokenHash: Buffer, now: Date, notBefore: Date) {
  return db
    .updateTable('sign_in_link')
    .from('account')
    .set({ used_at: now })
    .whereRef('account.id', '=', 'sign_in_link.account_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('sign_in_link.created_at', '>', notBefore)
    .returning(['account.id', 'account.email'])
    .executeTakeFirst()
}
