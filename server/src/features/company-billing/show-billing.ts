import type { companyBilling } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { findBilling } from '../../market/companies/billing.ts'

export const showBilling: UseCase<typeof companyBilling.show> = async ({ db, actor }) => {
  const found = await findBilling(db, actor.companyId)
  if (!found) throw new Refusal('UNAUTHENTICATED')
  return found
}
