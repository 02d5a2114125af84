import { sql } from 'kysely'
import type { FreeAnswer } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { isUuid } from '../../kit/uuids.ts'

/** Until the call ends nobody else asks its members. */
export async function lockToAsk(db: Writing, companyId: string, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('community')
    .select(['id', 'asked_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

export async function countAccepted(db: Reading, communityId: string): Promise<number> {
  const { count } = await db
    .selectFrom('community_member')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('community_id', '=', communityId)
    .where('standing', '=', 'Accepted')
    .executeTakeFirstOrThrow()
  return count
}

export async function noteAsked(db: Writing, communityId: string, now: Date): Promise<void> {
  await db.updateTable('community').set({ asked_at: now }).where('id', '=', communityId).execute()
}

export type Asked = Awaited<ReturnType<typeof takeUnasked>>[number]

/** Accepted members whom the last question has not reached yet. Who is just being erased is passed by. */
export function takeUnasked(db: Writing, communityId: string, most: number) {
  return db
    .selectFrom('community_member as member')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('company', 'company.id', 'community.company_id')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['member.id', 'contractor.id as contractor_id', 'account.email'])
    .select(['contractor.first_name', 'contractor.last_name'])
    .select(['community.title', 'community.location', 'community.asked_at'])
    .select('company.name as company_name')
    .where('community.id', '=', communityId)
    .where('member.standing', '=', 'Accepted')
    .where('community.asked_at', 'is not', null)
    .$narrowType<{ asked_at: Date }>()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('availability_answer as free')
            .select('free.member_id')
            .whereRef('free.member_id', '=', 'member.id')
            .whereRef('free.asked_at', '>=', 'community.asked_at'),
        ),
      ),
    )
    .orderBy('member.id')
    .limit(most)
    .modifyEnd(sql`for key share of account skip locked`)
    .execute()
}

interface NewQuestion {
  readonly memberId: string
  readonly linkHash: Buffer
}

/** What they answered to an earlier question stands until they answer this one. */
export async function insertQuestions(
  db: Writing,
  questions: readonly NewQuestion[],
  { askedAt, endsAt }: { readonly askedAt: Date; readonly endsAt: Date },
): Promise<void> {
  if (questions.length === 0) return
  await db
    .insertInto('availability_answer')
    .values(
      questions.map(({ memberId, linkHash }) => ({
        member_id: memberId,
        link_hash: linkHash,
        asked_at: askedAt,
        ends_at: endsAt,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((set) => ({
        link_hash: set.ref('excluded.link_hash'),
        asked_at: set.ref('excluded.asked_at'),
        ends_at: set.ref('excluded.ends_at'),
      })),
    )
    .execute()
}

export type Question = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

export function findQuestion(db: Reading, linkHash: Buffer) {
  return db
    .selectFrom('availability_answer as free')
    .innerJoin('community_member as member', 'member.id', 'free.member_id')
    .innerJoin('community', 'community.id', 'member.community_id')
    .innerJoin('company', 'company.id', 'community.company_id')
    .innerJoin('contractor', 'contractor.id', 'member.contractor_id')
    .select(['community.title', 'community.location', 'company.name as company_name'])
    .select(['contractor.first_name', 'free.asked_at', 'free.ends_at'])
    .select(
      sql<boolean>`free.answered_at is not null and free.answered_at >= free.asked_at`.as(
        'is_answered',
      ),
    )
    .select(['free.answer', 'free.free_from'])
    .where('free.link_hash', '=', linkHash)
    .executeTakeFirst()
}

interface Answered {
  readonly linkHash: Buffer
  readonly answer: FreeAnswer
  readonly freeFrom: string | null
  readonly now: Date
}

/** Only the first answer counts, and only while the link is good. False for any other. */
export async function noteAnswer(
  db: Writing,
  { linkHash, answer, freeFrom, now }: Answered,
): Promise<boolean> {
  const noted = await db
    .updateTable('availability_answer')
    .set({ answer, free_from: freeFrom, answered_at: now })
    .where('link_hash', '=', linkHash)
    .where(sql<boolean>`(answered_at is null or answered_at < asked_at)`)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return noted.numUpdatedRows === 1n
}
