import type { Audience } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { Writing } from '../db/open.ts'

export interface NewAccount {
  readonly audience: Audience
  readonly email: string
  /** Administrators have none. */
  readonly passwordHash: string | null
  readonly now: Date
}

/** Opens an account and answers its id. An address serves once for each audience. */
export async function openAccount(
  db: Writing,
  { audience, email, passwordHash, now }: NewAccount,
): Promise<string> {
  const account = await db
    .insertInto('account')
    .values({
      audience,
      email: email.trim().toLowerCase(),
      password_hash: passwordHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['audience', 'email']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!account) throw new Refusal('EMAIL_TAKEN')
  return account.id
}

export async function openContractor(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  person: { firstName: string; lastName: string; industryId?: number; roleId?: number },
): Promise<string> {
  const id = await openAccount(db, { ...account, audience: 'contractor' })
  await db
    .insertInto('contractor')
    .values({
      id,
      first_name: person.firstName,
      last_name: person.lastName,
      industry_id: person.industryId ?? null,
      role_id: person.roleId ?? null,
    })
    .execute()
  return id
}

export async function openCompany(
  db: Writing,
  account: Omit<NewAccount, 'audience'>,
  company: { name: string; industryId?: number },
): Promise<string> {
  const id = await openAccount(db, { ...account, audience: 'company' })
  await db
    .insertInto('company')
    .values({ id, name: company.name, industry_id: company.industryId ?? null })
    .execute()
  return id
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
