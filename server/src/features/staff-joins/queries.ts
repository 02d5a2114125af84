import { sql } from 'kysely'
import type { JoinSide } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Part } from '../../kit/paging.ts'

/** Proposals of an account that nobody has decided, of two who both still stand in its lists. */
function openJoins(db: Reading, staffAccountId: string) {
  return db
    .selectFrom('join_proposal as proposal')
    .innerJoin('profile as a', 'a.id', 'proposal.profile_a')
    .innerJoin('profile as b', 'b.id', 'proposal.profile_b')
    .where('proposal.staff_account_id', '=', staffAccountId)
    .where('proposal.resolved_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .where('a.joined_into', 'is', null)
    .where('b.removed_at', 'is', null)
    .where('b.joined_into', 'is', null)
}

export async function countOpenJoins(db: Reading, staffAccountId: string): Promise<number> {
  const { count } = await openJoins(db, staffAccountId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function listOpenJoins(db: Reading, staffAccountId: string, { limit, offset }: Part) {
  return openJoins(db, staffAccountId)
    .select(['proposal.id', 'proposal.evidence'])
    .select([sideOf('a').as('a'), sideOf('b').as('b')])
    .orderBy('proposal.proposed_at', 'desc')
    .orderBy('proposal.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

function sideOf(table: 'a' | 'b') {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<JoinSide>`jsonb_build_object(
    'profile_hash', ${of('hash')}, 'full_name', ${of('full_name')}, 'email', ${of('email')},
    'phone', ${of('phone')}, 'current_role', ${of('current_title')},
    'source', case when ${of('contractor_id')} is null then 'upload' else 'contractor' end
  )`
}

/** Held together with both profiles until the call ends, so that two decisions come one after the other. */
export async function lockOpenJoin(db: Writing, staffAccountId: string, id: string) {
  const proposal = await db
    .selectFrom('join_proposal')
    .select(['id', 'profile_a', 'profile_b'])
    .where('id', '=', id)
    .where('staff_account_id', '=', staffAccountId)
    .where('resolved_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (!proposal) return undefined
  const sides = await db
    .selectFrom('profile')
    .select(['id', 'hash', 'contractor_id'])
    .where('id', 'in', [proposal.profile_a, proposal.profile_b])
    .where('removed_at', 'is', null)
    .where('joined_into', 'is', null)
    // The contractor's own comes first, else the older.
    .orderBy(sql`contractor_id is null`)
    .orderBy('added_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  const [stays, goes] = sides
  return stays && goes ? { id, stays, goes } : undefined
}

export async function noteOutcome(
  db: Writing,
  id: string,
  { outcome, by, now }: { outcome: 'joined' | 'dismissed'; by: string; now: Date },
): Promise<void> {
  await db
    .updateTable('join_proposal')
    .set({ outcome, resolved_at: now, resolved_by: by })
    .where('id', '=', id)
    .execute()
}
