import type { Reading } from '../../../db/open.ts'
import { instantOf } from '../../../domain/instants.ts'

/** Who works in a company's account, beside the account itself. */
export async function listColleagues(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('colleague')
    .innerJoin('account', 'account.id', 'colleague.id')
    .select(['colleague.id', 'first_name', 'last_name', 'email', 'role', 'joined_at'])
    .where('company_id', '=', companyId)
    .orderBy('joined_at')
    .execute()
  return rows.map(({ joined_at, ...colleague }) => ({
    ...colleague,
    join_date: instantOf(joined_at),
  }))
}

/** Those who were asked to join, and by whom; whoever has joined since has an id here. */
export async function listInvitations(db: Reading, companyId: string) {
  const rows = await db
    .selectFrom('invitation')
    .select(['email', 'role', 'invited_by', 'invited_at', 'accepted_by'])
    .where('company_id', '=', companyId)
    .orderBy('invited_at')
    .execute()
  return rows.map(({ invited_at, ...invitation }) => ({
    ...invitation,
    invitation_date: instantOf(invited_at),
  }))
}

/** What its people have noted about applicants, who are ids: their facts are their own. */
export async function listNotes(db: Reading, companyId: string) {
  return asTold(await selectNotes(db).where('company_id', '=', companyId).execute())
}

/** A colleague's place in the account. */
export async function findPlace(db: Reading, accountId: string) {
  const place = await db
    .selectFrom('colleague')
    .innerJoin('company', 'company.id', 'colleague.company_id')
    .select(['colleague.first_name', 'colleague.last_name', 'role', 'joined_at'])
    .select('company.name as company_name')
    .where('colleague.id', '=', accountId)
    .executeTakeFirst()
  if (!place) return null
  const { joined_at, ...told } = place
  return { ...told, join_date: instantOf(joined_at) }
}

export async function listOwnNotes(db: Reading, accountId: string) {
  return asTold(await selectNotes(db).where('author_id', '=', accountId).execute())
}

/** The decisions of somebody that stand, by the ids of what they decided about. */
export async function listOwnDecisions(db: Reading, accountId: string) {
  const applications = await db
    .selectFrom('job_application')
    .select(['id as application_id', 'status', 'decided_at'])
    .where('decided_by', '=', accountId)
    .orderBy('decided_at')
    .execute()
  const members = await db
    .selectFrom('community_member')
    .select(['id as member_id', 'status', 'decided_at'])
    .where('decided_by', '=', accountId)
    .orderBy('decided_at')
    .execute()
  return [...applications, ...members].map(({ decided_at, ...decision }) => ({
    ...decision,
    decision_date: decided_at && instantOf(decided_at),
  }))
}

/** Whose profile a colleague saw, by which call, and when. */
export async function listOwnLooks(db: Reading, accountId: string) {
  const rows = await db
    .selectFrom('disclosure')
    .select(['contractor_id', 'call', 'disclosed_at'])
    .where('person_id', '=', accountId)
    .orderBy('disclosed_at')
    .execute()
  return rows.map(({ disclosed_at, ...look }) => ({
    ...look,
    disclosure_date: instantOf(disclosed_at),
  }))
}

function selectNotes(db: Reading) {
  return db
    .selectFrom('applicant_note')
    .select(['application_id', 'author_id', 'note', 'written_at', 'edited_at'])
    .orderBy('written_at')
}

function asTold(rows: { written_at: Date; edited_at: Date | null }[]) {
  return rows.map(({ written_at, edited_at, ...note }) => ({
    ...note,
    timestamp: instantOf(written_at),
    edit_date: edited_at && instantOf(edited_at),
  }))
}
