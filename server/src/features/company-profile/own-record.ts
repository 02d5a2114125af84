import { Refusal } from '@headframe/wire'
import type { Reading, Writing } from '../../db/open.ts'
import { findCompanyRecord } from '../../market/companies/company-profiles.ts'
import type { CompanyRecord } from '../../market/companies/company-profiles.ts'
import { lockCompany } from '../../market/locks.ts'

/** The company that is calling. Whoever names a revision must have seen the profile as it stands. */
export async function mustFindRecord(
  db: Reading,
  companyId: string,
  revision?: number,
): Promise<CompanyRecord> {
  const record = await findCompanyRecord(db, { companyId })
  // The account was erased while its last call was on the way.
  if (!record) throw new Refusal('UNAUTHENTICATED')
  if (revision !== undefined && revision !== record.revision) throw new Refusal('CHANGED_ELSEWHERE')
  return record
}

/** The same, held until the call ends: of two changes at once, the second sees what the first has made. */
export async function mustLockRecord(
  db: Writing,
  companyId: string,
  revision?: number,
): Promise<CompanyRecord> {
  await lockCompany(db, companyId)
  return mustFindRecord(db, companyId, revision)
}
