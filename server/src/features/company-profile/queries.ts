import { sql } from 'kysely'
import type { Writing } from '../../db/open.ts'
import { columnsOf } from '../../market/companies/company-faces.ts'
import type { CompanyFace } from '../../market/companies/company-faces.ts'

const oneMore = sql<number>`revision + 1`

export async function keepDraft(
  db: Writing,
  companyId: string,
  face: CompanyFace,
  now: Date,
): Promise<void> {
  const draft = { profile: JSON.stringify(face), saved_at: now }
  await db
    .insertInto('company_draft')
    .values({ company_id: companyId, ...draft })
    .onConflict((conflict) => conflict.column('company_id').doUpdateSet(draft))
    .execute()
  await db.updateTable('company').set({ revision: oneMore }).where('id', '=', companyId).execute()
}

export async function dropDraft(db: Writing, companyId: string): Promise<void> {
  await db.deleteFrom('company_draft').where('company_id', '=', companyId).execute()
  await db.updateTable('company').set({ revision: oneMore }).where('id', '=', companyId).execute()
}

export async function publishFace(
  db: Writing,
  companyId: string,
  face: CompanyFace,
  now: Date,
): Promise<void> {
  await db.deleteFrom('company_draft').where('company_id', '=', companyId).execute()
  await db
    .updateTable('company')
    .set({
      ...columnsOf(face),
      name: face.name ?? undefined,
      published_at: now,
      revision: oneMore,
    })
    .where('id', '=', companyId)
    .execute()
}
