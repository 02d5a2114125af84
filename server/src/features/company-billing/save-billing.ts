import type { companyBilling } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { changeBilling } from './queries.ts'

/** A field that is emptied is taken off the receipts to come. */
export const saveBilling: UseCase<typeof companyBilling.save> = async (
  { db, actor },
  { billing_name, abn, order_number },
) => {
  const saved = await changeBilling(db, actor.companyId, {
    billing_name: billing_name || null,
    abn: abn || null,
    order_number: order_number || null,
  })
  if (!saved) throw new Refusal('UNAUTHENTICATED')
  return saved
}
