import type { payments } from '@headframe/wire'
import type { UseCase } from '../../kit/use-case.ts'
import { receiptOf } from '../../market/money/receipt-file.ts'
import { findOwnPayment } from './queries.ts'

export const showReceipt: UseCase<typeof payments.receipt> = async (
  { db, actor, world },
  { paymentId },
) => receiptOf(world, actor.companyId, await findOwnPayment(db, actor.companyId, paymentId))
