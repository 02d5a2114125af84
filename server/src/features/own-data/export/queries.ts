import { sql } from 'kysely'
import type { Reading } from '../../../db/open.ts'
import { instantOf } from '../../../domain/instants.ts'

export async function findAccount(db: Reading, accountId: string) {
  const { created_at, ...account } = await db
    .selectFrom('account')
    .select(['id', 'audience', 'email', 'created_at'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  return { ...account, creation_date: instantOf(created_at) }
}

/** What was agreed to and chosen, and why the last resume could not be read. */
export async function findSettings(db: Reading, contractorId: string) {
  const { is_shared, notice_version, resume_failure } = await db
    .selectFrom('contractor')
    .select(['is_shared', 'notice_version', 'resume_failure'])
    .where('id', '=', contractorId)
    .executeTakeFirstOrThrow()
  return { sharing_enabled: is_shared, notice_version, last_error: resume_failure }
}

/** Also those to the questions of former roles. */
export async function listAnswers(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('contractor_answer as answer')
    .innerJoin('question', 'question.id', 'answer.question_id')
    .select(['question.id', 'question.question', 'answer.response', 'answer.answered_at'])
    .where('answer.contractor_id', '=', contractorId)
    .orderBy('question.id')
    .execute()
  return rows.map(({ answered_at, ...answer }) => ({
    ...answer,
    answer_date: instantOf(answered_at),
  }))
}

/** Jobs that they keep to come back to. */
export async function listSavedJobs(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('saved_job')
    .innerJoin('job', 'job.id', 'saved_job.job_id')
    .select(['job.id as job_uuid', 'job.title as job_title', 'saved_at'])
    .where('contractor_id', '=', contractorId)
    .orderBy('saved_at')
    .execute()
  return rows.map(({ saved_at, ...job }) => ({ ...job, saved_date: instantOf(saved_at) }))
}

/** Each resume with all that was read from it, word for word. */
export async function listResumes(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('resume')
    .leftJoin('resume_reading as reading', 'reading.resume_id', 'resume.id')
    .select(['resume.file_name', 'resume.place', 'resume.uploaded_at', 'resume.read_at'])
    .select(['resume.failure', 'reading.facts', 'reading.content as text'])
    .select('reading.as_read')
    .where('resume.contractor_id', '=', contractorId)
    .orderBy('resume.place')
    .execute()
  return rows.map(({ uploaded_at, read_at, ...resume }) => ({
    ...resume,
    upload_date: instantOf(uploaded_at),
    read_date: read_at && instantOf(read_at),
  }))
}

/** What was hidden, changed and added of what was read. */
export async function listCorrectionsMade(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('correction')
    .select(['kind', 'read', 'said', 'changed_at'])
    .where('contractor_id', '=', contractorId)
    .orderBy('changed_at')
    .execute()
  return rows.map(({ changed_at, ...correction }) => ({
    ...correction,
    creation_date: instantOf(changed_at),
  }))
}

export async function listSessions(db: Reading, accountId: string) {
  const rows = await db
    .selectFrom('session')
    .select(['started_at', 'used_at', 'device', 'address'])
    .where('account_id', '=', accountId)
    .orderBy('started_at')
    .execute()
  return rows.map(({ started_at, used_at, ...session }) => ({
    ...session,
    start_date: instantOf(started_at),
    last_use_date: instantOf(used_at),
  }))
}

export async function listKnownDevices(db: Reading, accountId: string) {
  const rows = await db
    .selectFrom('known_device')
    .select('used_at')
    .where('account_id', '=', accountId)
    .orderBy('used_at')
    .execute()
  return rows.map(({ used_at }) => ({ last_sign_in_date: instantOf(used_at) }))
}

export async function listResetLinks(db: Reading, accountId: string) {
  const rows = await db
    .selectFrom('password_reset')
    .select(['created_at', 'spent_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ created_at, spent_at }) => ({
    creation_date: instantOf(created_at),
    end_date: spent_at && instantOf(spent_at),
  }))
}

/** The mails that were sent or are about to be; their words are not kept. */
export async function listLetters(db: Reading, accountId: string) {
  const rows = await db
    .selectFrom('letter')
    .select(['kind', 'address as email', 'name', 'subject', 'promised_at', 'sent_at'])
    .select('failure')
    .where('account_id', '=', accountId)
    .orderBy('promised_at')
    .execute()
  return rows.map(({ promised_at, sent_at, ...letter }) => ({
    ...letter,
    creation_date: instantOf(promised_at),
    sent_date: sent_at && instantOf(sent_at),
  }))
}

/**
 * What the people who work for the marketplace have made of the profile, and written about it. Neither they
 * nor the benches that they keep are named.
 */
export async function findStaffCopy(db: Reading, contractorId: string) {
  const copy = await db
    .selectFrom('profile')
    .select(['full_name', 'email', 'phone', 'location', 'linkedin_url', 'employee_type'])
    .select(['availability', 'salary', 'rate', 'visa', 'is_open_to_work', 'tags'])
    .select(
      sql<{ note: string; timestamp: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'note', note, 'timestamp', floor(extract(epoch from written_at))
        ) order by written_at), '[]')
        from profile_note where profile_id = profile.id
      )`.as('notes'),
    )
    .select(
      sql<{ status: string; member_since: number }[]>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'status', status, 'member_since', floor(extract(epoch from added_at))
        ) order by added_at), '[]')
        from bench_member where profile_id = profile.id
      )`.as('talent_pools'),
    )
    .where('contractor_id', '=', contractorId)
    .executeTakeFirst()
  return copy ?? null
}

/** Who saw the profile, and when. Companies are named; people who work for the marketplace are not. */
export async function listDisclosures(db: Reading, contractorId: string) {
  const rows = await db
    .selectFrom('disclosure')
    .leftJoin('company', 'company.id', 'disclosure.reader_id')
    .select(['disclosure.disclosed_at', 'disclosure.reader_audience as audience'])
    .select('company.name as company_name')
    .where('disclosure.contractor_id', '=', contractorId)
    .orderBy('disclosure.disclosed_at')
    .execute()
  return rows.map(({ disclosed_at, ...reader }) => ({
    ...reader,
    disclosure_date: instantOf(disclosed_at),
  }))
}

/** Whose profile somebody saw, by which call, and when. The person is an id: their facts are their own. */
export async function listDisclosuresTo(db: Reading, readerId: string) {
  const rows = await db
    .selectFrom('disclosure')
    .select(['contractor_id', 'call', 'disclosed_at', 'person_id'])
    .where('reader_id', '=', readerId)
    .orderBy('disclosed_at')
    .execute()
  return rows.map(({ disclosed_at, ...disclosure }) => ({
    ...disclosure,
    disclosure_date: instantOf(disclosed_at),
  }))
}

/** The logo that a company shows, and the one that it is about to show. */
export function listLogos(db: Reading, companyId: string) {
  return db
    .selectFrom('company')
    .leftJoin('company_draft', 'company_draft.company_id', 'company.id')
    .innerJoin('logo', (join) =>
      join.on('logo.id', 'in', sql`(company.logo_id, profile #>> '{logo,id}')`),
    )
    .innerJoin('stored_file', 'stored_file.id', 'logo.file_id')
    .select(['stored_file.id', 'stored_file.size', 'stored_file.type'])
    .select(sql<boolean>`logo.id is not distinct from company.logo_id`.as('is_shown'))
    .where('company.id', '=', companyId)
    .execute()
}

/** As the archive holds it; what is kept is always a JPEG. */
export function findPicture(db: Reading, contractorId: string) {
  return db
    .selectFrom('contractor')
    .innerJoin('stored_file', 'stored_file.id', 'contractor.photo_hash')
    .select(['stored_file.id', 'stored_file.size'])
    .where('contractor.id', '=', contractorId)
    .executeTakeFirst()
}

export function listResumeFiles(db: Reading, contractorId: string) {
  return db
    .selectFrom('resume')
    .innerJoin('stored_file', 'stored_file.id', 'resume.file_id')
    .select(['stored_file.id', 'stored_file.size', 'stored_file.type'])
    .select(['resume.place', 'resume.file_name'])
    .where('resume.contractor_id', '=', contractorId)
    .orderBy('resume.place')
    .execute()
}
