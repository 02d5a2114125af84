import type { Insertable } from 'kysely'
import type { Audience } from '@headframe/wire'
import { plainAddress, Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'
import { copyContractors } from '../library/copy-contractors.ts'

export interface NewAccount {
  readonly audience: Audience
  readonly email: string
  /** Administrators have none. */
  readonly passwordHash: string | null
  readonly now: Date
  /** Everybody knows its password: it is open only while the demo is on. */
  readonly isOfDemo?: true
  /** Works in a company's account, and is no company. */
  readonly isColleague?: true
}

export async function isEmailTaken(
  db: Reading,
  audience: Audience,
  email: string,
): Promise<boolean> {
  const account = await db
    .selectFrom('account')
    .select('id')
    .where('audience', '=', audience)
    .where('email', '=', email)
    .executeTakeFirst()
  return account !== undefined
}

/** Opens an account and answers its id. An address serves once for each audience. */
export async function openAccount(
  db: Writing,
  { audience, email, passwordHash, now, isOfDemo, isColleague }: NewAccount,
): Promise<string> {
  const account = await db
    .insertInto('account')
    .values({
      audience,
      email: plainAddress(email),
      password_hash: passwordHash,
      created_at: now,
      demo: isOfDemo ? 'open' : null,
      is_colleague: isColleague,
    })
    .onConflict((conflict) => conflict.columns(['audience', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!account) throw new Refusal('EMAIL_TAKEN')
  return account.id
}

interface MovingAccount {
  readonly id: string
  readonly audience: Audience
  readonly passwordHash: string | null
}

/**
 * Moves the account to the address; false where somebody else has it, or opens an account with it at the same
 * moment. A second row reserves the address first, because a clash of an insert can be told without an error,
 * and is deleted again.
 */
export async function moveToAddress(
  db: Writing,
  account: MovingAccount,
  email: string,
): Promise<boolean> {
  const { audience, passwordHash } = account
  const taken = await db
    .insertInto('account')
    .values({ audience, email, password_hash: passwordHash })
    .onConflict((conflict) => conflict.columns(['audience', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!taken) return false

  await db.deleteFrom('account').where('id', '=', taken.id).execute()
  await db.updateTable('account').set({ email }).where('id', '=', account.id).execute()
  return true
}

/** What is known of somebody when their account is opened: the name, and whatever else they have told. */
export interface NewContractor {
  readonly firstName: string
  readonly lastName: string
  readonly industryId?: number
  readonly roleId?: number
  readonly phone?: string
  readonly home?: { street: string; suburb: string; state: string; postCode: string }
  readonly visa?: { status: string; other: string | null }
  readonly pay?: { rate: number; per: 'hour' | 'day' }
  readonly availability?: { value: number; saidAt: Date }
  readonly contractType?: 'PTY' | 'PAYG' | null
  readonly idealRole?: string
  readonly picture?: { hash: string; extension: 'jpg' | 'png' | 'webp' }
  readonly noticeVersion?: string
}

export async function openContractor(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  person: NewContractor,
): Promise<string> {
  const id = await openAccount(db, { ...account, audience: 'contractor' })
  await db
    .insertInto('contractor')
    .values({ id, ...columnsOf(person) })
    .execute()
  await copyContractors(db, [id], account.now)
  return id
}

/** What was not told is left to the table. */
function columnsOf(person: NewContractor): Omit<Insertable<Tables['contractor']>, 'id'> {
  const { home, visa, pay, availability, picture } = person
  return {
    first_name: person.firstName,
    last_name: person.lastName,
    industry_id: person.industryId,
    role_id: person.roleId,
    phone: person.phone,
    address: home?.street,
    suburb: home?.suburb,
    state: home?.state,
    post_code: home?.postCode,
    visa_status: visa?.status,
    visa_status_other: visa?.other,
    rate: pay?.rate,
    rate_type: pay?.per,
    availability: availability?.value,
    availability_said_at: availability?.saidAt,
    contract_type: person.contractType,
    ideal_role: person.idealRole,
    photo_hash: picture?.hash,
    photo_extension: picture?.extension,
    notice_version: person.noticeVersion,
  }
}

/** Without a name the member works in the marketplace's own staff account; a new name makes a new account. */
export async function openStaffMember(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  member: { name: string; staffAccount?: string },
): Promise<string> {
  const id = await openAccount(db, { ...account, audience: 'staff' })
  const staffAccountId = member.staffAccount
    ? await openStaffAccount(db, member.staffAccount)
    : await marketplaceAccount(db)
  await db
    .insertInto('staff_member')
    .values({ id, staff_account_id: staffAccountId, name: member.name })
    .execute()
  return id
}

async function marketplaceAccount(db: Writing): Promise<string> {
  const { id } = await db
    .selectFrom('staff_account')
    .select('id')
    .where('is_marketplace', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

async function openStaffAccount(db: Writing, name: string): Promise<string> {
  const { id } = await db
    .insertInto('staff_account')
    .values({ name })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ name }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
