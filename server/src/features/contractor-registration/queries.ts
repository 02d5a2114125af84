import type { Reading } from '../../db/open.ts'

/** The roles that somebody can choose. */
export function listRoles(db: Reading) {
  return db.selectFrom('role').select(['id', 'industry_id', 'name']).orderBy('id').execute()
}
