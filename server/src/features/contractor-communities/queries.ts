import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import type { MembershipStatus } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { whole } from '../../market/communities/communities.ts'
import { communityCounts } from '../../market/communities/community-counts.ts'
import { toldReason } from '../../market/told-reason.ts'
import { fits } from './fits.ts'
import type { CommunityFilter } from './fits.ts'
import { containing } from '../../kit/search.ts'
import { isUuid } from '../../kit/uuids.ts'

export interface CommunitySearch extends CommunityFilter {
  readonly contractorId: string
  readonly which: 'all' | 'available' | 'my-applications'
  readonly isOnMap: boolean
}

/** How many fit, and how many of them say nowhere where they are. */
export interface Counted {
  readonly total: number
  readonly nowhere: number
}

export const nowhere = sql<SqlBool>`community.location_lat is null`
const isOpen = sql<SqlBool>`community.status = 'active'`

/** All that are open and fit, whoever asks. */
export function countOpen(db: Reading, filter: CommunityFilter): Promise<Counted> {
  return db
    .selectFrom('community')
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      fn.countAll<number>().filterWhere(nowhere).as('nowhere'),
    ])
    .where(isOpen)
    .where(fits(filter))
    .executeTakeFirstOrThrow()
}

/** Whether any that is open has the word. */
export async function isInOpen(db: Reading, word: string): Promise<boolean> {
  const found = await db
    .selectFrom('community')
    .select('community.id')
    .where(isOpen)
    .where(sql<SqlBool>`community.words like ${containing(word)}`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** The own applications: how they stand, and how many of their communities fit, open and otherwise. */
export async function countOwn(db: Reading, contractorId: string, filter: CommunityFilter) {
  return db
    .selectFrom('community_member as own')
    .innerJoin('community', 'community.id', 'own.community_id')
    .select(({ fn }) => [
      fn.countAll<number>().as('applied'),
      fn.countAll<number>().filterWhere('own.standing', '=', 'Accepted').as('accepted'),
      fn.countAll<number>().filterWhere('own.standing', '=', 'Pending').as('pending'),
      fn.countAll<number>().filterWhere('community.status', '<>', 'active').as('ended'),
      fn.countAll<number>().filterWhere(fits(filter)).as('fitting'),
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`${fits(filter)} and ${isOpen}`)
        .as('fitting_open'),
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`${fits(filter)} and ${nowhere}`)
        .as('fitting_nowhere'),
      fn
        .countAll<number>()
        .filterWhere(sql<SqlBool>`${fits(filter)} and ${isOpen} and ${nowhere}`)
        .as('fitting_open_nowhere'),
    ])
    .where('own.contractor_id', '=', contractorId)
    .executeTakeFirstOrThrow()
}

/** What is open, and whatever somebody has applied to, however it stands by now. */
export function mayBeSeen(
  contractorId: string,
): Record<CommunitySearch['which'], RawBuilder<SqlBool>> {
  // Looked up once, before the list is walked along: few have applied to many.
  const isMine = sql<SqlBool>`community.id = any(array(
    select community_id from community_member where contractor_id = ${contractorId}
  ))`
  return {
    all: sql`(${isOpen} or ${isMine})`,
    available: sql`(${isOpen} and not ${isMine})`,
    'my-applications': isMine,
  }
}

/** One that is open, or that they have applied to. */
export async function findSeen(db: Reading, contractorId: string, id: string) {
  if (!isUuid(id)) return undefined
  return whole(db)
    .leftJoin('community_member as mine', (join) =>
      join
        .onRef('mine.community_id', '=', 'community.id')
        .on('mine.contractor_id', '=', contractorId),
    )
    .select(['mine.id as member_id', 'mine.status as application_status'])
    .select('mine.applied_at')
    .select(toldReason('mine').as('told_reason'))
    .select(
      sql<boolean>`exists (select from community_message where member_id = mine.id)`.as(
        'has_messages',
      ),
    )
    .select(
      sql<number>`(
        select count(*)::integer from community_message
        where member_id = mine.id and is_from_company and read_at is null
      )`.as('unread'),
    )
    .where('community.id', '=', id)
    .where(mayBeSeen(contractorId).all)
    .executeTakeFirst()
}

/** Keeps both accounts from being erased until the call ends, the company's first, and tells which of them are there. */
export async function lockBothSides(
  db: Writing,
  contractorId: string,
  communityId: string,
): Promise<{ hirer: boolean; own: boolean }> {
  const hirer = await db
    .selectFrom('community')
    .innerJoin('account', 'account.id', 'community.company_id')
    .select('account.id')
    .where('community.id', '=', communityId)
    .forKeyShare('account')
    .executeTakeFirst()
  const own = await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', contractorId)
    .forKeyShare()
    .executeTakeFirst()
  return { hirer: hirer !== undefined, own: own !== undefined }
}

/** Until the call ends it can neither be paused nor closed. */
export function lockCommunity(db: Writing, id: string) {
  return db
    .selectFrom('community')
    .select(['id', 'status'])
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()
}

export async function findOwnStatus(
  db: Reading,
  contractorId: string,
  communityId: string,
): Promise<MembershipStatus | null> {
  const own = await db
    .selectFrom('community_member')
    .select('status')
    .where('contractor_id', '=', contractorId)
    .where('community_id', '=', communityId)
    .executeTakeFirst()
  // The database takes no others.
  return own ? (own.status as MembershipStatus) : null
}

/** Answers nothing when this contractor has applied already. */
export function insertMember(
  db: Writing,
  member: { readonly communityId: string; readonly contractorId: string; readonly now: Date },
): Promise<{ id: string } | undefined> {
  return db
    .insertInto('community_member')
    .values({
      community_id: member.communityId,
      contractor_id: member.contractorId,
      applied_at: member.now,
    })
    .onConflict((conflict) => conflict.columns(['community_id', 'contractor_id']).doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Only what the company has not taken up yet. */
export async function removeUntouched(
  db: Writing,
  contractorId: string,
  communityId: string,
): Promise<void> {
  await db
    .deleteFrom('community_member')
    .where('contractor_id', '=', contractorId)
    .where('community_id', '=', communityId)
    .where('status', '=', 'Applied')
    .execute()
}

export function findCounts(db: Reading, communityId: string) {
  return db
    .selectFrom('community')
    .select(['id', communityCounts.as('counts')])
    .where('id', '=', communityId)
    .executeTakeFirst()
}
