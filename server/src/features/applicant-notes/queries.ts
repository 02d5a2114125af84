import { sql } from 'kysely'
import type { Reading, Writing } from '../../db/open.ts'
import { isUuid } from '../../kit/uuids.ts'
import { nameOfPerson } from '../../market/companies/colleagues.ts'

interface Own {
  readonly companyId: string
  readonly id: string
}

/** An application to the company, with the decision that stands. */
export async function findOwnApplication(db: Reading, { companyId, id }: Own) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select(['job_application.id', 'contractor_id', 'status', 'decided_at'])
    .select(nameOfPerson(sql.ref('decided_by')).as('decided_by'))
    .where('job_application.id', '=', id)
    .where('job.company_id', '=', companyId)
    .executeTakeFirst()
}

/** Keeps it from being withdrawn until the call ends; whether it is there. */
export async function holdOwnApplication(db: Writing, { companyId, id }: Own): Promise<boolean> {
  if (!isUuid(id)) return false
  const held = await db
    .selectFrom('job_application')
    .innerJoin('job', 'job.id', 'job_application.job_id')
    .select('job_application.id')
    .where('job_application.id', '=', id)
    .where('job.company_id', '=', companyId)
    .forNoKeyUpdate('job_application')
    .executeTakeFirst()
  return held !== undefined
}

/** Who of the company opened somebody's profile or resume, the latest first, each once. */
export function listLooks(db: Reading, companyId: string, contractorId: string) {
  return db
    .selectFrom('disclosure')
    .select(nameOfPerson(sql.ref('disclosure.person_id')).as('person'))
    .select(({ fn }) => fn.max('disclosed_at').as('at'))
    .where('contractor_id', '=', contractorId)
    .where('reader_id', '=', companyId)
    .where('person_id', 'is not', null)
    .groupBy('person_id')
    .orderBy('at', 'desc')
    .limit(mostLooks)
    .execute()
}

const mostLooks = 20

/** Newest first. */
export function listNotes(db: Reading, { companyId, id }: Own) {
  return selectNotes(db)
    .where('company_id', '=', companyId)
    .where('application_id', '=', id)
    .orderBy('written_at', 'desc')
    .orderBy('id')
    .execute()
}

export type NoteRow = Awaited<ReturnType<typeof listNotes>>[number]

/** A note of the company's, which nobody else changes until the call ends. */
export async function lockNote(db: Writing, { companyId, id }: Own): Promise<NoteRow | undefined> {
  if (!isUuid(id)) return undefined
  return selectNotes(db)
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertNote(
  db: Writing,
  note: { companyId: string; applicationId: string; authorId: string; note: string; now: Date },
): Promise<NoteRow> {
  const { id } = await db
    .insertInto('applicant_note')
    .values({
      company_id: note.companyId,
      application_id: note.applicationId,
      author_id: note.authorId,
      note: note.note,
      written_at: note.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return selectNotes(db).where('id', '=', id).executeTakeFirstOrThrow()
}

export async function changeNote(db: Writing, id: string, note: string, now: Date): Promise<void> {
  await db
    .updateTable('applicant_note')
    .set({ note, edited_at: now })
    .where('id', '=', id)
    .execute()
}

export async function deleteNote(db: Writing, id: string): Promise<void> {
  await db.deleteFrom('applicant_note').where('id', '=', id).execute()
}

function selectNotes(db: Reading) {
  return db
    .selectFrom('applicant_note')
    .select(['id', 'note', 'author_id', 'written_at', 'edited_at'])
    .select(nameOfPerson(sql.ref('author_id')).as('author'))
}
