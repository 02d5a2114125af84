import { sql } from 'kysely'
import type { Expression, SqlBool } from 'kysely'
import type { Standing } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { communityCounts } from '../../market/communities/community-counts.ts'
import type { CommunityCounts } from '../../market/communities/community-counts.ts'
import { isOnProject } from '../../market/people/engagements.ts'
import { toldTickets } from '../../market/people/tickets-today.ts'
import type { Part } from '../../kit/paging.ts'
import { containing, plainInDatabase } from '../../kit/search.ts'
import { isUuid } from '../../kit/uuids.ts'

interface Which {
  readonly communityId: string
  readonly terms: readonly string[]
}

export async function isOwnCommunity(db: Reading, companyId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await db
    .selectFrom('community')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found !== undefined
}

/** Looked up for each of them, so that nobody outside the community is made comparable first. */
function isBySomebody(term: string): Expression<SqlBool> {
  const says = sql<string>`concat_ws(' ', first_name, last_name, coalesce(current_title, trade.name))`
  return sql<SqlBool>`(
    select ${plainInDatabase(says)}
    from contractor as person
      left join role as trade on trade.id = person.role_id
      left join resume as cv on cv.contractor_id = person.id and cv.place = 'active'
      left join resume_reading on resume_reading.resume_id = cv.id
    where person.id = member.contractor_id
  ) like ${containing(term)}`
}

function membersOf(db: Reading, { communityId, terms }: Which) {
  const members = db
    .selectFrom('community_member as member')
    .where('member.community_id', '=', communityId)
  return terms.reduce((some, term) => some.where(isBySomebody(term)), members)
}

/** How many stand how. Of all of them the numbers are kept; those that a search finds are counted. */
export async function countStandings(db: Reading, which: Which): Promise<CommunityCounts> {
  if (which.terms.length === 0) {
    const { counts } = await db
      .selectFrom('community')
      .select(communityCounts.as('counts'))
      .where('id', '=', which.communityId)
      .executeTakeFirstOrThrow()
    return counts
  }
  const rows = await membersOf(db, which)
    .select('member.standing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('member.standing')
    .execute()
  const countOf = (standing: Standing) => rows.find((row) => row.standing === standing)?.count ?? 0
  return {
    accepted: countOf('Accepted'),
    pending: countOf('Pending'),
    declined: countOf('Declined'),
  }
}

const hasUnread = sql<SqlBool>`exists (
  select from community_message
  where member_id = member.id and not is_from_company and read_at is null
)`

/** Those who have written what the company has not read. */
export async function countUnread(db: Reading, which: Which): Promise<number> {
  const { count } = await membersOf(db, which)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(hasUnread)
    .executeTakeFirstOrThrow()
  return count
}

export type FoundMember = Awaited<ReturnType<typeof listMemberRows>>[number]

const byMatch = sql`member.match_score desc nulls last`

interface WhichRows extends Which {
  readonly standing: Standing | undefined
  readonly isUnread: boolean
  readonly isByMatch: boolean
  readonly now: Date
}

/** Newest first, or those who suit best. The rows of a page are found first, and then what is shown of them. */
export function listMemberRows(
  db: Reading,
  { standing, isUnread, isByMatch, now, ...which }: WhichRows,
  { limit, offset }: Part,
) {
  const members = membersOf(db, which)
  const page = (standing === undefined ? members : members.where('member.standing', '=', standing))
    .selectAll('member')
    .$if(isUnread, (some) => some.where(hasUnread))
    .$if(isByMatch, (some) => some.orderBy(byMatch))
    .orderBy('member.applied_at', 'desc')
    .orderBy('member.id')
    .limit(limit)
    .offset(offset)
  return shown(db, page.as('member'), now)
    .$if(isByMatch, (some) => some.orderBy(byMatch))
    .orderBy('member.applied_at', 'desc')
    .orderBy('member.id')
    .execute()
}

interface Named {
  readonly companyId: string
  readonly communityId: string
  readonly memberId: string
}

/** Somebody in an own community; without having applied they are nobody. */
export async function findMember(
  db: Reading,
  { companyId, communityId, memberId }: Named,
  now: Date,
): Promise<FoundMember | undefined> {
  if (!isUuid(communityId) || !isUuid(memberId)) return undefined
  const own = db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .selectAll('member')
    .where('member.id', '=', memberId)
    .where('community.id', '=', communityId)
    .where('community.company_id', '=', companyId)
  return shown(db, own.as('member'), now).executeTakeFirst()
}

/** The member of a company that a resume is asked of, and what it is to be called after. */
export function findTitle(db: Reading, communityId: string) {
  return db
    .selectFrom('community')
    .select('title')
    .where('id', '=', communityId)
    .executeTakeFirstOrThrow()
}

function shown(db: Reading, members: ReturnType<typeof asMember>, now: Date) {
  return db
    .selectFrom(members)
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading as reading', 'reading.resume_id', 'resume.id')
    .leftJoin('availability_answer as free', 'free.member_id', 'member.id')
    .select(['member.id', 'member.contractor_id', 'member.status', 'member.standing'])
    .select(['member.reason', 'member.applied_at'])
    .select(['contractor.profile_hash', 'contractor.photo_hash'])
    .select(['contractor.first_name', 'contractor.last_name', 'role.name as role_name'])
    .select(['contractor.suburb', 'contractor.state', 'contractor.rate', 'contractor.rate_type'])
    .select(['contractor.availability', 'contractor.availability_said_at'])
    .select(['resume.id as resume_id', 'resume.read_at'])
    .select(['reading.current_title', 'reading.total_months', 'reading.is_employed'])
    .select(
      sql<string[]>`coalesce(jsonb_path_query_array(reading.facts, '$.tags[*].tag'), '[]')`.as(
        'skills',
      ),
    )
    .select(toldTickets(sql.ref('reading.facts')).as('tickets'))
    .select(['free.asked_at', 'free.answer', 'free.free_from', 'free.answered_at'])
    .select(isOnProject(now).as('is_on_project'))
    .select(
      sql<boolean>`exists (select from community_message where member_id = member.id)`.as(
        'has_messages',
      ),
    )
    .select(
      sql<number>`(
        select count(*)::integer from community_message
        where member_id = member.id and not is_from_company and read_at is null
      )`.as('unread'),
    )
}

/** Only for its type: rows of members under the name by which `shown` knows them. */
function asMember(db: Reading) {
  return db.selectFrom('community_member as member').selectAll('member').as('member')
}
