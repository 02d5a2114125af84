import type { companyAccounts } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import { findSignedIn } from '../../market/companies/colleagues.ts'
import { findCompanyAccount } from '../../market/companies/company-accounts.ts'
import type { UseCase } from '../../kit/use-case.ts'

export const showAccount: UseCase<typeof companyAccounts.account> = async ({
  db,
  actor,
  world: { config },
}) => {
  const [account, person] = await Promise.all([
    findCompanyAccount(db, actor.companyId, config.apiUrl),
    findSignedIn(db, actor),
  ])
  // The account was erased while its last call was on the way.
  if (!account || !person) throw new Refusal('UNAUTHENTICATED')
  return { ...account, person }
}
