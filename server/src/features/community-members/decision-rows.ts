import { sql } from 'kysely'
import type { MembershipStatus } from '@headframe/wire'
import type { Writing } from '../../db/open.ts'
import { isUuid } from '../../kit/uuids.ts'

interface Said {
  readonly status: MembershipStatus
  readonly reason: string
}

export interface Decidable extends Said {
  readonly id: string
  readonly name: string
  /** The account that has decided so. */
  readonly decidedBy: string | null
  /** What they were told last. */
  readonly told: Said
}

interface Which {
  readonly companyId: string
  /** Who decides. */
  readonly personId: string
  readonly communityId: string
  readonly ids: readonly string[]
}

/**
 * Until the call ends they can neither withdraw nor be decided about by somebody else. The accounts come
 * first, as they do when one is erased, and members in one order.
 */
export async function lockMembers(
  db: Writing,
  { companyId, personId, communityId, ids }: Which,
): Promise<Decidable[]> {
  if (!isUuid(communityId)) return []
  const rows = await db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('account', 'account.id', 'member.contractor_id')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .innerJoin('account as hirer', 'hirer.id', 'community.company_id')
    .innerJoin('account as decider', (join) => join.on('decider.id', '=', personId))
    .select(['member.id', 'member.status', 'member.reason'])
    .select(['contractor.first_name', 'contractor.last_name'])
    .select(['member.told_status', 'member.told_reason', 'member.decided_by'])
    .where('member.id', '=', sql<string>`any(${ids.filter(isUuid)}::uuid[])`)
    .where('community.id', '=', communityId)
    .where('community.company_id', '=', companyId)
    .orderBy('member.id')
    .forKeyShare(['account', 'hirer', 'decider'])
    .forNoKeyUpdate('member')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    name: `${row.first_name} ${row.last_name}`,
    // The database takes no others in these two.
    status: row.status as MembershipStatus,
    reason: row.reason ?? '',
    decidedBy: row.decided_by,
    told: {
      status: (row.told_status ?? 'Applied') as MembershipStatus,
      reason: row.told_reason ?? '',
    },
  }))
}

interface Decision extends Said {
  readonly at: Date
  /** The account that decides. */
  readonly by: string
}

/** Better words for the same decision do not make it a later one. */
export async function noteDecisions(
  db: Writing,
  ids: readonly string[],
  { status, reason, at, by }: Decision,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('community_member')
    .set({
      status,
      reason: reason || null,
      decided_at: sql`case when status = ${status} then decided_at else ${at}::timestamptz end`,
      decided_by: by,
    })
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}
