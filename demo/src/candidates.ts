import type { Reading } from '@headframe/server/src/db/open.ts'
import type { Candidate } from './jobs/applicants-of.ts'
import { demoSignIns } from '@headframe/server/src/demo/sign-ins.ts'

/** Everybody of the demo who has said what they do and what they ask for, always in the same order. */
export async function listCandidates(db: Reading): Promise<Candidate[]> {
  const rows = await db
    .selectFrom('contractor')
    .innerJoin('account', 'account.id', 'contractor.id')
    .select(['contractor.id', 'role_id', 'rate', 'rate_type', 'account.email', 'created_at'])
    .orderBy('account.email')
    .execute()
  return rows.flatMap(({ id, role_id, rate, rate_type, email, created_at }) => {
    if (role_id === null || rate === null || rate_type === null) return []
    return [
      {
        id,
        isSignIn: email === demoSignIns.contractor.email,
        roleId: role_id,
        rate: Number(rate),
        rateType: rate_type === 'day' ? 'day' : 'hour',
        joinedAt: created_at,
      },
    ]
  })
}
