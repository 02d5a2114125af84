import { sql } from 'kysely'
import type { Insertable, Updateable } from 'kysely'
import type { CommunityStatus, OwnCommunity } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { instantOf } from '../../domain/instants.ts'
import { isUuid } from '../../kit/uuids.ts'
import { listed } from '../../market/communities/communities.ts'
import type { ListedCommunity } from '../../market/communities/communities.ts'
import type { Part } from '../../kit/paging.ts'
import { containing } from '../../kit/search.ts'

interface Which {
  readonly companyId: string
  readonly terms: readonly string[]
}

/** How many of those that the search finds are in each state. */
export async function countByStatus(
  db: Reading,
  { companyId, terms }: Which,
): Promise<Map<string, number>> {
  const found = db.selectFrom('community').where('company_id', '=', companyId)
  const rows = await terms
    .reduce((some, term) => some.where('words', 'like', containing(term)), found)
    .select(['status'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute()
  return new Map(rows.map(({ status, count }) => [status, count]))
}

/** In how many of those that the search finds there are messages that nobody has read. */
export async function countWithUnread(db: Reading, { companyId, terms }: Which): Promise<number> {
  const found = db.selectFrom('community').where('company_id', '=', companyId)
  const { count } = await terms
    .reduce((some, term) => some.where('words', 'like', containing(term)), found)
    .where(unreadHere, '>', 0)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

const unreadHere = sql<number>`(
  select count(*)::integer
  from community_member as member
  join community_message as message on message.member_id = member.id
    and not message.is_from_company and message.read_at is null
  where member.community_id = community.id
)`

interface Shown extends Which {
  readonly status: CommunityStatus | undefined
  readonly isUnread: boolean
}

/** Newest first. */
export function listOwnCommunities(
  db: Reading,
  { companyId, terms, status, isUnread }: Shown,
  { limit, offset }: Part,
): Promise<(ListedCommunity & { readonly unread: number })[]> {
  const own = listed(db)
    .select(unreadHere.as('unread'))
    .where('community.company_id', '=', companyId)
  const found = terms.reduce(
    (some, term) => some.where('community.words', 'like', containing(term)),
    isUnread ? own.where(unreadHere, '>', 0) : own,
  )
  return (status === undefined ? found : found.where('community.status', '=', status))
    .orderBy('community.created_at', 'desc')
    .orderBy('community.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** What else only its company sees of a community: messages that nobody has read, and answers. */
export async function findOwnSide(
  db: Reading,
  communityId: string,
  askedAt: Date | null,
): Promise<Pick<OwnCommunity, 'unread' | 'asked'>> {
  const { unread, people, answers } = await db
    .selectNoFrom((query) => [
      query
        .selectFrom('community_message as message')
        .innerJoin('community_member as member', 'member.id', 'message.member_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('member.community_id', '=', communityId)
        .where('message.is_from_company', '=', false)
        .where('message.read_at', 'is', null)
        .$asScalar()
        .$notNull()
        .as('unread'),
      askedIn(query, communityId, askedAt)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('people'),
      askedIn(query, communityId, askedAt)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where(sql<boolean>`answered_at >= free.asked_at`)
        .$asScalar()
        .$notNull()
        .as('answers'),
    ])
    .executeTakeFirstOrThrow()
  return { unread, asked: askedAt && { date: instantOf(askedAt), people, answers } }
}

/** Those who were asked the last time. */
function askedIn(db: Pick<Reading, 'selectFrom'>, communityId: string, askedAt: Date | null) {
  return db
    .selectFrom('availability_answer as free')
    .innerJoin('community_member as member', 'member.id', 'free.member_id')
    .where('member.community_id', '=', communityId)
    .where('free.asked_at', '=', askedAt)
}

export async function insertCommunity(
  db: Writing,
  values: Insertable<Tables['community']>,
): Promise<string> {
  const { id } = await db
    .insertInto('community')
    .values(values)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateCommunity(
  db: Writing,
  id: string,
  values: Updateable<Tables['community']>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('community').set(values).where('id', '=', id).execute()
}

/** Until the call ends nobody else changes it, and nobody joins it. */
export async function lockOwnCommunity(
  db: Writing,
  companyId: string,
  id: string,
): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await db
    .selectFrom('community')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return found !== undefined
}

/** The name that a community is found by beside its own. */
export async function findCompanyName(db: Reading, companyId: string): Promise<string | undefined> {
  const company = await db
    .selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirst()
  return company?.name
}

export async function hasProject(db: Reading, companyId: string, id: string): Promise<boolean> {
  if (!isUuid(id)) return false
  const found = await db
    .selectFrom('project')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()
  return found !== undefined
}

export async function countProjects(db: Reading, companyId: string): Promise<number> {
  const { count } = await db
    .selectFrom('project')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .executeTakeFirstOrThrow()
  return count
}

/** Newest first. */
export function listProjectRows(db: Reading, companyId: string, { limit, offset }: Part) {
  return db
    .selectFrom('project')
    .selectAll()
    .where('company_id', '=', companyId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function insertProject(db: Writing, values: Insertable<Tables['project']>) {
  return db.insertInto('project').values(values).returningAll().executeTakeFirstOrThrow()
}
