import type { Reading } from '../../db/open.ts'
import type { WellKnown } from '../../kit/sign-in/easy-passwords.ts'

/** How a letter greets the holder of an account, and what others may know of them. */
export interface OwnNames {
  readonly greeted?: string | undefined
  readonly wellKnown: WellKnown
}

export async function findOwnNames(db: Reading, accountId: string): Promise<OwnNames> {
  const row = await db
    .selectFrom('account')
    .leftJoin('contractor', 'contractor.id', 'account.id')
    .leftJoin('company', 'company.id', 'account.id')
    .leftJoin('staff_member', 'staff_member.id', 'account.id')
    .leftJoin('colleague', 'colleague.id', 'account.id')
    .select(['account.email', 'contractor.first_name', 'contractor.last_name'])
    .select(['company.name as company', 'staff_member.name as staff'])
    .select(['company.first_name as contact_first', 'company.last_name as contact_last'])
    .select(['colleague.first_name as colleague_first', 'colleague.last_name as colleague_last'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!row) return { wellKnown: [] }
  return {
    greeted: row.first_name ?? row.contact_first ?? row.colleague_first ?? row.staff ?? undefined,
    wellKnown: Object.values(row),
  }
}
