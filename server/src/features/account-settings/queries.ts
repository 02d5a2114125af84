import { sizes } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'

/** The sessions of an account that are still good, the last used first. */
export function listSessions(
  db: Reading,
  accountId: string,
  oldest: { readonly use: Date; readonly start: Date },
) {
  return (
    db
      .selectFrom('session')
      .select(['id', 'token_hash', 'device', 'address', 'started_at', 'used_at'])
      .where('account_id', '=', accountId)
      .where('used_at', '>', oldest.use)
      .where('started_at', '>', oldest.start)
      .orderBy('used_at', 'desc')
      .orderBy('started_at', 'desc')
      .orderBy('id')
      // Programs that never sign out leave many behind; ending all others ends those as well.
      .limit(sizes.largestPage)
      .execute()
  )
}

/** Whether it was there to be ended. */
export async function endOneSession(db: Writing, accountId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('session')
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return ended.numDeletedRows > 0n
}
