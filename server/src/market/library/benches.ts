import { Refusal } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import type { Whom } from './profile-rows.ts'

/** The id of an account's bench, archived or not. */
export async function mustFindBenchId(
  db: Reading,
  { staffAccountId, hash }: Whom,
): Promise<string> {
  const bench = await db
    .selectFrom('bench')
    .select('id')
    .where('hash', '=', hash)
    .where('staff_account_id', '=', staffAccountId)
    .executeTakeFirst()
  if (!bench) throw new Refusal('NOT_FOUND')
  return bench.id
}
