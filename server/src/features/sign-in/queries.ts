import type { Audience } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'

export function findAccount(db: Reading, audience: Audience, email: string) {
  return selectAccount(db, audience, email).executeTakeFirst()
}

/** While its link is being made the account cannot move to another address: the old one would get it. */
export function lockAccount(db: Writing, audience: Audience, email: string) {
  return selectAccount(db, audience, email).forUpdate().executeTakeFirst()
}

function selectAccount(db: Reading, audience: Audience, email: string) {
  return db
    .selectFrom('account')
    .select(['id', 'audience', 'email', 'password_hash'])
    .where('audience', '=', audience)
    .where('email', '=', email)
}

/** Of all that would change how an account is opened, one does at a time. */
export async function holdAccount(db: Writing, id: string): Promise<void> {
  await db.selectFrom('account').select('id').where('id', '=', id).forNoKeyUpdate().execute()
}

/** A recruiter who left has come back by the link that an administrator sent. */
export async function letInAgain(db: Writing, id: string): Promise<void> {
  await db
    .updateTable('account')
    .set({ ended_at: null })
    .where('id', '=', id)
    .where('audience', '=', 'staff')
    .execute()
}

export async function nameOfContractor(db: Reading, id: string): Promise<string> {
  const { first_name, last_name } = await db
    .selectFrom('contractor')
    .select(['first_name', 'last_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`
}

/** Of the company whose account it is, or where it is a colleague's. */
export async function nameOfCompany(db: Reading, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('company')
    .select('name')
    .where('id', '=', ({ fn, val, selectFrom }) =>
      fn.coalesce(
        selectFrom('colleague').select('company_id').where('colleague.id', '=', id),
        val(id),
      ),
    )
    .executeTakeFirstOrThrow()
  return name
}

export async function nameOfStaffMember(db: Reading, id: string): Promise<string> {
  const { name } = await db
    .selectFrom('staff_member')
    .select('name')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}

/** Of a member of the staff who was never signed in: to them any link is the first. */
export async function nameOfNewcomer(db: Reading, id: string): Promise<string | undefined> {
  const newcomer = await db
    .selectFrom('staff_member')
    .leftJoin('last_sign_in', 'last_sign_in.account_id', 'staff_member.id')
    .select('staff_member.name')
    .where('staff_member.id', '=', id)
    .where('last_sign_in.at', 'is', null)
    .executeTakeFirst()
  return newcomer?.name
}

/** The link of this token with the account it belongs to, whatever has become of it. */
export function findReset(db: Reading, tokenHash: Buffer) {
  return db
    .selectFrom('password_reset')
    .innerJoin('account', 'account.id', 'password_reset.account_id')
    .select(['account.id', 'account.audience', 'account.email'])
    .select(['password_reset.created_at', 'password_reset.spent_at'])
    .where('token_hash', '=', tokenHash)
    .$narrowType<{ audience: Audience }>()
    .executeTakeFirst()
}

export type FoundReset = NonNullable<Awaited<ReturnType<typeof findReset>>>

/** Whether this very call used the link up: of many at once, one does. */
export async function spendReset(db: Writing, tokenHash: Buffer, now: Date): Promise<boolean> {
  const spent = await db
    .updateTable('password_reset')
    .set({ spent_at: now })
    .where('token_hash', '=', tokenHash)
    .where('spent_at', 'is', null)
    .executeTakeFirst()
  return spent.numUpdatedRows === 1n
}

export async function insertReset(
  db: Writing,
  reset: { tokenHash: Buffer; accountId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('password_reset')
    .values({ token_hash: reset.tokenHash, account_id: reset.accountId, created_at: reset.now })
    .execute()
}
