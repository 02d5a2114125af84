import type { ExpressionBuilder } from 'kysely'
import { isIdText } from '@headframe/wire'
import type { Reading } from '../db/open.ts'
import type { Tables } from '../db/tables.ts'

export interface Industry {
  readonly id: number
  readonly name: string
}

/** An industry by its id, its id as text, or its name. */
export function findIndustry(db: Reading, named: string): Promise<Industry | undefined> {
  return db
    .selectFrom('industry')
    .select(['id', 'name'])
    .where((row) => isNamed(row, named))
    .executeTakeFirst()
}

/** A role of this industry, named in the same way. */
export function findRole(
  db: Reading,
  industryId: number,
  named: string,
): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('role')
    .select('id')
    .where('industry_id', '=', industryId)
    .where((row) => isNamed(row, named))
    .executeTakeFirst()
}

/** Digits are an id; anything else is a name, in whatever letters. */
function isNamed(row: ExpressionBuilder<Tables, 'industry' | 'role'>, named: string) {
  return isIdText(named)
    ? row('id', '=', Number(named))
    : row(row.fn<string>('lower', ['name']), '=', named.toLowerCase())
}
