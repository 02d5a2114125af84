import { sql } from 'kysely'
import { communitySizes } from '@headframe/wire'
import type { Message } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { isUuid } from '../../kit/uuids.ts'

export type Side = Message['from']

/** The thread of a member, and from which side somebody looks at it. */
export interface Thread {
  readonly memberId: string
  readonly side: Side
}

interface OfCompany {
  readonly companyId: string
  readonly communityId: string
  readonly memberId: string
}

/** Keeps both sides' accounts until the call ends, and lets one message in at a time, so that they have an order. */
export async function lockThreadOfCompany(
  db: Writing,
  { companyId, communityId, memberId }: OfCompany,
): Promise<Thread | undefined> {
  if (!isUuid(communityId) || !isUuid(memberId)) return undefined
  const member = await threads(db)
    .where('member.id', '=', memberId)
    .where('community.id', '=', communityId)
    .where('community.company_id', '=', companyId)
    .forKeyShare(['account', 'hirer'])
    .forNoKeyUpdate('member')
    .executeTakeFirst()
  return member && { memberId: member.id, side: 'company' }
}

export async function lockThreadOfContractor(
  db: Writing,
  { contractorId, communityId }: { contractorId: string; communityId: string },
): Promise<Thread | undefined> {
  if (!isUuid(communityId)) return undefined
  const member = await threads(db)
    .where('member.contractor_id', '=', contractorId)
    .where('community.id', '=', communityId)
    .forKeyShare(['account', 'hirer'])
    .forNoKeyUpdate('member')
    .executeTakeFirst()
  return member && { memberId: member.id, side: 'contractor' }
}

/** For whoever only reads: a thread, or nothing where they have none. */
export async function findThreadOfCompany(
  db: Reading,
  { companyId, communityId, memberId }: OfCompany,
): Promise<Thread | undefined> {
  if (!isUuid(communityId) || !isUuid(memberId)) return undefined
  const member = await threads(db)
    .where('member.id', '=', memberId)
    .where('community.id', '=', communityId)
    .where('community.company_id', '=', companyId)
    .executeTakeFirst()
  return member && { memberId: member.id, side: 'company' }
}

export async function findThreadOfContractor(
  db: Reading,
  { contractorId, communityId }: { contractorId: string; communityId: string },
): Promise<Thread | undefined> {
  if (!isUuid(communityId)) return undefined
  const member = await threads(db)
    .where('member.contractor_id', '=', contractorId)
    .where('community.id', '=', communityId)
    .executeTakeFirst()
  return member && { memberId: member.id, side: 'contractor' }
}

function threads(db: Reading) {
  return db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('account', 'account.id', 'member.contractor_id')
    .innerJoin('account as hirer', 'hirer.id', 'community.company_id')
    .select('member.id')
}

/** Whether the company has written. */
export async function isOpened(db: Reading, { memberId }: Thread): Promise<boolean> {
  const first = await db
    .selectFrom('community_message')
    .select('id')
    .where('member_id', '=', memberId)
    .limit(1)
    .executeTakeFirst()
  return first !== undefined
}

export async function insertMessage(
  db: Writing,
  { memberId, side }: Thread,
  body: string,
  now: Date,
): Promise<Message> {
  const { id } = await db
    .insertInto('community_message')
    .values({ member_id: memberId, sent_at: now, is_from_company: side === 'company', body })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, timestamp: instantOf(now), from: side, body, mine: true, read: false }
}

/** What the other side wrote is on the screen now. Whether there was anything new. */
export async function markRead(
  db: Writing,
  { memberId, side }: Thread,
  now: Date,
): Promise<boolean> {
  const read = await db
    .updateTable('community_message')
    .set({ read_at: now })
    .where('member_id', '=', memberId)
    .where('is_from_company', '=', side === 'contractor')
    .where('read_at', 'is', null)
    .executeTakeFirst()
  return read.numUpdatedRows > 0n
}

/** The newest, those that came after one, or the newest of those before one. */
export interface Stretch {
  readonly after?: string | undefined
  readonly before?: string | undefined
}

export async function listMessages(
  db: Reading,
  { memberId, side }: Thread,
  { after, before }: Stretch,
): Promise<{ data: Message[]; has_earlier: boolean }> {
  const ofThread = db
    .selectFrom('community_message')
    .select(['id', 'sent_at', 'is_from_company', 'body', 'read_at'])
    .where('member_id', '=', memberId)
    .limit(communitySizes.messages + 1)
  const isAfter = after !== undefined && isUuid(after)
  let asked = ofThread.orderBy('position', isAfter ? 'asc' : 'desc')
  if (isAfter) asked = asked.where('position', '>', positionOf(memberId, after))
  else if (before !== undefined && isUuid(before))
    asked = asked.where('position', '<', positionOf(memberId, before))
  const found = await asked.execute()

  const rows = found.slice(0, communitySizes.messages)
  return {
    data: (isAfter ? rows : rows.toReversed()).map((row) => {
      const from: Side = row.is_from_company ? 'company' : 'contractor'
      return {
        id: row.id,
        timestamp: instantOf(row.sent_at),
        from,
        body: row.body,
        mine: from === side,
        read: row.read_at !== null,
      }
    }),
    has_earlier: !isAfter && found.length > communitySizes.messages,
  }
}

function positionOf(memberId: string, messageId: string) {
  return sql<number>`(
    select position from community_message where id = ${messageId} and member_id = ${memberId}
  )`
}

/** The newest own message that the other side has had on their screen. */
export async function findReadUpTo(db: Reading, { memberId, side }: Thread) {
  const newest = await db
    .selectFrom('community_message')
    .select('id')
    .where('member_id', '=', memberId)
    .where('is_from_company', '=', side === 'company')
    .where('read_at', 'is not', null)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return newest?.id ?? null
}
