import { Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Whom } from './profile-rows.ts'

/** The id of an account's bench, archived or not. */
export async function mustFindBenchId(db: Reading, which: Whom): Promise<string> {
  const bench = await benchNamed(db, which).executeTakeFirst()
  if (!bench) throw new Refusal('NOT_FOUND')
  return bench.id
}

/** Held until the call ends, so that nobody is put on a bench that is put away. */
export async function lockBench(db: Writing, which: Whom) {
  const bench = await benchNamed(db, which).forNoKeyUpdate().executeTakeFirst()
  if (!bench) throw new Refusal('NOT_FOUND')
  return bench
}

/** The same, where an archived one takes no change. */
export async function lockOpenBench(db: Writing, which: Whom): Promise<string> {
  const bench = await lockBench(db, which)
  if (bench.archived_at) throw new Refusal('POOL_ARCHIVED')
  return bench.id
}

function benchNamed(db: Reading, { staffAccountId, hash }: Whom) {
  return db
    .selectFrom('bench')
    .select(['id', 'archived_at'])
    .where('hash', '=', hash)
    .where('staff_account_id', '=', staffAccountId)
}
