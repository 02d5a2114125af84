import type { Audience, MailPreference } from '@headframe/wire'
import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import type { OwnAccount } from '../../market/accounts/own-password.ts'

export async function listSwitchedOff(db: Reading, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('mail_switched_off')
    .select('preference')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ preference }) => preference)
}

export async function switchMailsOff(
  db: Writing,
  accountId: string,
  mails: readonly MailPreference[],
): Promise<void> {
  if (mails.length === 0) return
  await db
    .insertInto('mail_switched_off')
    .values(mails.map((preference) => ({ account_id: accountId, preference })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function switchMailsOn(
  db: Writing,
  accountId: string,
  mails: readonly MailPreference[],
): Promise<void> {
  if (mails.length === 0) return
  await db
    .deleteFrom('mail_switched_off')
    .where('account_id', '=', accountId)
    .where('preference', 'in', mails)
    .execute()
}

/** Whose letter carried this link, and what kind of letter it was. */
export async function findSubscription(db: Reading, unsubscribeHash: Buffer) {
  const letter = await db
    .selectFrom('letter')
    .leftJoin('company', 'company.id', 'letter.account_id')
    .select(['account_id', 'preference', 'company.id as companyId'])
    .where('unsubscribe_hash', '=', unsubscribeHash)
    .executeTakeFirst()
  if (!letter?.account_id || !letter.preference) return undefined
  // Only letters of such a kind are given a link.
  return {
    accountId: letter.account_id,
    preference: letter.preference as MailPreference,
    audience: letter.companyId ? ('company' as const) : ('contractor' as const),
  }
}

/** Every file that goes with the account. A picture or resume that is on its way is waited for, or comes too late. */
export async function lockFilesOf(db: Writing, accountId: string): Promise<string[]> {
  const contractor = await db
    .selectFrom('contractor')
    .select('photo_hash')
    .where('id', '=', accountId)
    .forUpdate()
    .executeTakeFirst()
  const resumes = await db
    .selectFrom('resume')
    .select('file_id')
    .where('contractor_id', '=', accountId)
    .execute()
  const picture = contractor?.photo_hash
  return [...resumes.map(({ file_id }) => file_id), ...(picture ? [picture] : [])]
}

/** Every logo that goes with a company, shown or not. One that is on its way is waited for, or comes too late. */
export async function takeLogosOf(
  db: Writing,
  companyId: string,
  owners: readonly string[],
): Promise<string[]> {
  const company = await db
    .selectFrom('company')
    .leftJoin('company_draft', 'company_draft.company_id', 'company.id')
    .select('logo_id as shown')
    .select(sql<string | null>`profile #>> '{logo,id}'`.as('drafted'))
    .where('company.id', '=', companyId)
    .forUpdate('company')
    .executeTakeFirst()
  await db.deleteFrom('upload_ticket').where('owner', 'in', owners).execute()

  const used = sql<string>`any(${[company?.shown, company?.drafted]})`
  const logos = await db
    .deleteFrom('logo')
    .where((logo) => logo.or([logo('owner', 'in', owners), logo('id', '=', used)]))
    .returning('file_id')
    .execute()
  return logos.map(({ file_id }) => file_id)
}

/**
 * What a company leaves to those who applied to it: its name and the posting, closed. Postings that
 * nobody applied to go with it.
 */
export async function leaveJobsToApplicants(
  db: Writing,
  companyId: string,
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('job')
    .where('company_id', '=', companyId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('job_application').select('id').whereRef('job_id', '=', 'job.id'))),
    )
    .execute()
  await db
    .updateTable('job')
    .from('company')
    .set({
      company_name: sql`company.name`,
      // Nobody finds them any more.
      words: '',
      closed_at: sql`coalesce(job.closed_at, case when job.expires_at > ${now} then ${now}::timestamptz end)`,
    })
    .whereRef('company.id', '=', 'job.company_id')
    .where('job.company_id', '=', companyId)
    .execute()
}

const emailFields = {
  contractor: 'field_email',
  company: 'companyEmail',
} satisfies Partial<Record<Audience, string>>

/** Registrations that were begun with the address of the account; answers their ids. */
export async function deleteDrafts(
  db: Writing,
  { email }: OwnAccount,
  audience: keyof typeof emailFields,
): Promise<string[]> {
  const drafts = await db
    .deleteFrom('registration_draft')
    .where('audience', '=', audience)
    .where(sql`lower(btrim(normalize(data ->> ${emailFields[audience]}, NFKC)))`, '=', email)
    .returning('id')
    .execute()
  return drafts.map(({ id }) => id)
}

/**
 * Takes the account with everything that hangs on it, such as the sign-ins of a company's colleagues, and
 * what only bears their ids. Answers the addresses that nobody signs in with any more.
 */
export async function deleteAccount(db: Writing, { id, email }: OwnAccount): Promise<string[]> {
  const colleagues = await db
    .selectFrom('colleague')
    .innerJoin('account', 'account.id', 'colleague.id')
    .select(['colleague.id', 'account.email'])
    .where('company_id', '=', id)
    .execute()
  const callers = [id, ...colleagues.map((colleague) => colleague.id)]
  await db
    .updateTable('payment')
    .set({ billed_to: null, billed_abn: null, order_number: null })
    .where('company_id', '=', id)
    .execute()
  await db.deleteFrom('account').where('id', '=', id).execute()
  await db.deleteFrom('keyed_reply').where('caller', 'in', callers).execute()
  return [email, ...colleagues.map((colleague) => colleague.email)]
}
