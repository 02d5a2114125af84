import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'

/** What one side hears of a member by mail. */
export type NewsKind = 'application' | 'decision' | 'message to company' | 'message to contractor'

interface News {
  readonly memberIds: readonly string[]
  readonly kind: NewsKind
}

/** A reader is told of messages of one thread so often at most. */
const between = sql`interval '1 hour'`

/**
 * Promises that it is told, unless it is taken back before it is due. What is told again and again, such as
 * messages, waits until an hour after the last time.
 */
export async function promiseNews(
  db: Writing,
  { memberIds, kind }: News,
  dueAt: Date,
): Promise<void> {
  if (memberIds.length === 0) return
  const due =
    kind === 'message to company' || kind === 'message to contractor'
      ? sql<Date>`coalesce(news.due_at, greatest(excluded.due_at, news.told_at + ${between}))`
      : sql<Date>`excluded.due_at`
  await sql`
    insert into community_news as news (member_id, kind, due_at)
    select id, ${kind}, ${dueAt} from unnest(${memberIds}::uuid[]) as id
    on conflict (member_id, kind) do update set due_at = ${due}`.execute(db)
}

/** It was taken back, or read, before anybody was told. */
export async function dropNews(db: Writing, { memberIds, kind }: News): Promise<void> {
  if (memberIds.length === 0) return
  await db
    .updateTable('community_news')
    .set({ due_at: null })
    .where('member_id', '=', sql<string>`any(${memberIds}::uuid[])`)
    .where('kind', '=', kind)
    .where('due_at', 'is not', null)
    .execute()
}

/** So many are told at a time; the rest when it comes round again. */
const mostAtOnce = 500

export type DueNews = Awaited<ReturnType<typeof takeDueNews>>[number]

/**
 * News that is due, with whom it is about and who may hear of it. What another worker has taken, or whose
 * account is just being erased, is left for later.
 */
export function takeDueNews(db: Writing, now: Date) {
  return db
    .selectFrom('community_news as news')
    .innerJoin('community_member as member', 'member.id', 'news.member_id')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('company', 'company.id', 'community.company_id')
    .innerJoin('account as hirer', 'hirer.id', 'company.id')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['news.member_id', 'news.kind', 'member.status', 'member.reason'])
    .select(['community.id as community_id', 'community.title', 'community.location'])
    .select(['company.id as company_id', 'company.name as company_name'])
    .select(['company.first_name as hirer_first_name', 'company.last_name as hirer_last_name'])
    .select(['hirer.email as hirer_email', 'account.email', 'contractor.id as contractor_id'])
    .select(['contractor.first_name', 'contractor.last_name', 'role.name as role_name'])
    .select(['contractor.suburb', 'contractor.state'])
    .select(unreadFrom(true).as('unread_by_contractor'))
    .select(unreadFrom(false).as('unread_by_company'))
    .where('news.due_at', '<=', now)
    .orderBy('news.due_at')
    .limit(mostAtOnce)
    .modifyEnd(
      sql`for key share of account skip locked for key share of hirer skip locked
        for no key update of news skip locked`,
    )
    .execute()
}

function unreadFrom(isCompany: boolean) {
  return sql<number>`(
    select count(*)::integer from community_message
    where member_id = member.id and is_from_company = ${isCompany} and read_at is null
  )`
}

/** They were locked since they were read. */
export async function noteNewsTold(
  db: Writing,
  told: readonly Pick<DueNews, 'member_id' | 'kind'>[],
  now: Date,
): Promise<void> {
  if (told.length === 0) return
  const members = told.map(({ member_id }) => member_id)
  const kinds = told.map(({ kind }) => kind)
  await sql`
    update community_news set due_at = null, told_at = ${now}
    from unnest(${members}::uuid[], ${kinds}::text[]) as told (member_id, kind)
    where community_news.member_id = told.member_id and community_news.kind = told.kind`.execute(db)
  await db
    .updateTable('community_member')
    .set({ told_status: sql`status`, told_reason: sql`reason` })
    .where(
      'id',
      '=',
      sql<string>`any(${told.filter(({ kind }) => kind === 'decision').map(({ member_id }) => member_id)}::uuid[])`,
    )
    .execute()
}
