import { sql } from 'kysely'
import { communitySizes } from '@headframe/wire'
import type { Message } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { isUuid } from '../../kit/uuids.ts'
import { nameOfPerson } from '../../market/companies/colleagues.ts'

export type Side = Message['from']

/** The thread of a member, and from which side somebody looks at it. */
export interface Thread {
  readonly memberId: string
  readonly side: Side
  /** Who of the company; contractors are alone. */
  readonly personId?: string | undefined
}

interface OfCompany {
  readonly companyId: string
  readonly personId: string
  readonly communityId: string
  readonly memberId: string
}

interface OfContractor {
  readonly contractorId: string
  readonly communityId: string
}

/** For whoever only reads: a thread, or nothing where they have none. */
export async function findThreadOfCompany(db: Reading, which: OfCompany) {
  const ids = [which.communityId, which.memberId]
  const thread = await threadIn(ofCompany(db, which), 'company', ids)
  return thread && { ...thread, personId: which.personId }
}

export function findThreadOfContractor(db: Reading, which: OfContractor) {
  return threadIn(ofContractor(db, which), 'contractor', [which.communityId])
}

/** The same for whoever writes, held until the call ends. */
export async function lockThreadOfCompany(db: Writing, which: OfCompany) {
  const ids = [which.communityId, which.memberId]
  const thread = await threadIn(held(ofCompany(db, which)), 'company', ids)
  return thread && { ...thread, personId: which.personId }
}

export function lockThreadOfContractor(db: Writing, which: OfContractor) {
  return threadIn(held(ofContractor(db, which)), 'contractor', [which.communityId])
}

async function threadIn(
  members: Members,
  side: Side,
  ids: readonly string[],
): Promise<Thread | undefined> {
  if (!ids.every(isUuid)) return undefined
  const member = await members.executeTakeFirst()
  return member && { memberId: member.id, side }
}

function ofCompany(db: Reading, { companyId, communityId, memberId }: OfCompany) {
  return threads(db)
    .where('member.id', '=', memberId)
    .where('community.id', '=', communityId)
    .where('community.company_id', '=', companyId)
}

function ofContractor(db: Reading, { contractorId, communityId }: OfContractor) {
  return threads(db)
    .where('member.contractor_id', '=', contractorId)
    .where('community.id', '=', communityId)
}

/** Keeps both sides' accounts, and lets one message in at a time, so that messages have an order. */
function held(members: Members): Members {
  return members.forKeyShare(['account', 'hirer']).forNoKeyUpdate('member')
}

type Members = ReturnType<typeof threads>

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
  { memberId, side, personId }: Thread,
  body: string,
  now: Date,
): Promise<Message> {
  const { id } = await db
    .insertInto('community_message')
    .values({
      member_id: memberId,
      sent_at: now,
      is_from_company: side === 'company',
      written_by: personId,
      body,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, timestamp: instantOf(now), from: side, body, mine: true, author: null, read: false }
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
  { memberId, side, personId }: Thread,
  { after, before }: Stretch,
): Promise<{ data: Message[]; has_earlier: boolean }> {
  const ofThread = db
    .selectFrom('community_message')
    .select(['id', 'sent_at', 'is_from_company', 'body', 'read_at', 'written_by'])
    .select(nameOfPerson(sql.ref('written_by')).as('writer'))
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
        author: side === 'company' && row.written_by !== personId ? row.writer : null,
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
