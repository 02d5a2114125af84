import type { Updateable } from 'kysely'
import type { Answer } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import type { Tables } from '../../db/tables.ts'

export function findResponses(db: Reading, contractorId: string): Promise<Answer[]> {
  return db
    .selectFrom('contractor_answer')
    .innerJoin('question', 'question.id', 'contractor_answer.question_id')
    .select(['question.id', 'question.question', 'contractor_answer.response'])
    .where('contractor_answer.contractor_id', '=', contractorId)
    .orderBy('question.id')
    .execute()
}

export async function findRoleOf(db: Reading, contractorId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('contractor')
    .select('role_id')
    .where('id', '=', contractorId)
    .executeTakeFirst()
  return row?.role_id ?? undefined
}

/** What a change is compared with. */
export function findSayings(db: Reading, contractorId: string) {
  return db
    .selectFrom('contractor')
    .select(['industry_id', 'role_id', 'state', 'availability'])
    .select(['visa_status', 'visa_status_other'])
    .where('id', '=', contractorId)
    .executeTakeFirst()
}

export async function updateContractor(
  db: Writing,
  contractorId: string,
  values: Updateable<Tables['contractor']>,
): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return
  await db.updateTable('contractor').set(values).where('id', '=', contractorId).execute()
}

export function findResumes(db: Reading, contractorId: string) {
  return db
    .selectFrom('contractor')
    .leftJoin('resume', 'resume.contractor_id', 'contractor.id')
    .select(['contractor.resume_failure', 'resume.place', 'resume.file_name'])
    .select(['resume.uploaded_at', 'resume.read_at', 'resume.failure'])
    .where('contractor.id', '=', contractorId)
    .execute()
}

export async function hasReplacement(db: Reading, contractorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('resume')
    .select('id')
    .where('contractor_id', '=', contractorId)
    .where('place', '=', 'replacement')
    .executeTakeFirst()
  return row !== undefined
}

/** Holds off an erasure until the call ends; false when it has come first. */
export async function lockContractor(db: Writing, contractorId: string): Promise<boolean> {
  const row = await db
    .selectFrom('contractor')
    .select('id')
    .where('id', '=', contractorId)
    .forKeyShare()
    .executeTakeFirst()
  return row !== undefined
}
