import { sql } from 'kysely'
import type { AdminContractorRow } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { instantOf } from '../../domain/instants.ts'
import { inOrderOf } from '../../kit/in-order.ts'
import { isUuid } from '../../kit/uuids.ts'

/** Rows of these contractors, in the same order. */
export async function showContractors(
  db: Reading,
  ids: readonly string[],
): Promise<AdminContractorRow[]> {
  const rows = await db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .select(['contractor.id', 'contractor.share_id as uuid', 'first_name', 'last_name'])
    .select(['account.email', 'suburb', 'state', 'industry.name as industry'])
    .select(['role.name as role', 'account.created_at', 'is_shared as sharing_enabled'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('resume')
          .select('resume.id')
          .whereRef('resume.contractor_id', '=', 'contractor.id')
          .where('resume.place', '=', 'active'),
      )
        .$castTo<boolean>()
        .as('has_resume'),
    )
    .where('contractor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
  const shown = rows.map(({ created_at, ...row }) => ({
    ...row,
    creation_date: instantOf(created_at),
  }))
  return inOrderOf(ids, shown)
}

/** By the id of a row, or that of a share link. */
export async function findContractor(db: Reading, id: string) {
  if (!isUuid(id)) return undefined
  return db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['contractor.id', 'profile_hash', 'first_name', 'last_name', 'account.created_at'])
    .select(sql<string>`export_code(contractor.id)`.as('export_code'))
    .where(({ or, eb }) => or([eb('contractor.id', '=', id), eb('share_id', '=', id)]))
    .executeTakeFirst()
}

export type ExportedRow = Awaited<ReturnType<typeof listExported>>[number]

/** What exports are made of, and by what their people could be known. */
export function listExported(db: Reading, ids: readonly string[]) {
  return db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .leftJoin('industry', 'industry.id', 'contractor.industry_id')
    .leftJoin('role', 'role.id', 'contractor.role_id')
    .leftJoin('resume', (join) =>
      join.onRef('resume.contractor_id', '=', 'contractor.id').on('resume.place', '=', 'active'),
    )
    .leftJoin('resume_reading as reading', 'reading.resume_id', 'resume.id')
    .select(['contractor.id', 'contractor.profile_hash', 'contractor.role_id'])
    .select(sql<string>`export_code(contractor.id)`.as('code'))
    .select(['first_name', 'last_name', 'account.email', 'phone', 'address', 'suburb'])
    .select(['post_code', 'state', 'industry.name as industry', 'role.name as role'])
    .select(['rate', 'rate_type', 'visa_status', 'contract_type', 'ideal_role'])
    .select(['availability', 'availability_said_at', 'ai_description', 'resume.read_at'])
    .select(['reading.total_months', 'reading.is_employed', 'reading.companies', 'reading.facts'])
    .select(['reading.current_company'])
    .where('contractor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .execute()
}

/** Answers to the questions of the role that each has now. */
export function listAnswers(db: Reading, ids: readonly string[]) {
  return db
    .selectFrom('contractor_answer as answer')
    .innerJoin('contractor', 'contractor.id', 'answer.contractor_id')
    .innerJoin('question', (join) =>
      join
        .onRef('question.id', '=', 'answer.question_id')
        .onRef('question.role_id', '=', 'contractor.role_id'),
    )
    .select(['answer.contractor_id', 'question.question', 'answer.response'])
    .where('contractor.id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('question.position')
    .execute()
}

/** Of these employers, those that so many people here have worked for. */
export async function findShared(
  db: Reading,
  companies: readonly string[],
  least: number,
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom(
      sql<{ company: string }>`unnest(${companies}::text[])`.as<'named'>(sql`named (company)`),
    )
    .select('named.company')
    .where(
      sql<number>`(
        select count(*) from (
          select from resume_reading
          join resume on resume.id = resume_reading.resume_id and resume.place = 'active'
          where resume_reading.companies @> array[named.company] limit ${least}
        ) as sharing
      )`,
      '>=',
      least,
    )
    .execute()
  return new Set(rows.map(({ company }) => company))
}
