import type { NamedId, Question } from '@headframe/wire'
import type { Reading } from '../../db/open.ts'
import { byName } from '../../domain/name-order.ts'

export async function listIndustries(db: Reading): Promise<NamedId[]> {
  const rows = await db.selectFrom('industry').select(['id', 'name']).orderBy('id').execute()
  return rows.toSorted(byName)
}

/** Answers nothing when there is no such industry. */
export async function findRolesOf(db: Reading, industryId: number): Promise<NamedId[] | undefined> {
  const rows = await db
    .selectFrom('industry')
    .leftJoin('role', 'role.industry_id', 'industry.id')
    .select(['role.id', 'role.name'])
    .where('industry.id', '=', industryId)
    .orderBy('role.id')
    .execute()
  if (rows.length === 0) return undefined
  const roles = rows.flatMap(({ id, name }) => (id !== null && name !== null ? [{ id, name }] : []))
  return roles.toSorted(byName)
}

/** Answers nothing when there is no such role. */
export async function findQuestionsOf(
  db: Reading,
  roleId: number,
): Promise<Question[] | undefined> {
  const rows = await db
    .selectFrom('role')
    .leftJoin('question', 'question.role_id', 'role.id')
    .select(['question.id', 'question.question'])
    .where('role.id', '=', roleId)
    .orderBy('question.position')
    .execute()
  if (rows.length === 0) return undefined
  return rows.flatMap(({ id, question }) =>
    id !== null && question !== null ? [{ id, question }] : [],
  )
}
