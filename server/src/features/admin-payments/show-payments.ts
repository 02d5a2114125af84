import { dayOf, productKey, productTimeZone, sizes } from '@headframe/wire'
import type { adminPayments } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { goneCompany, receiptOf } from '../../market/money/receipt-file.ts'
import { receiptNumberIn } from '../../market/money/receipt-numbers.ts'
import { countReceived, findFirst, findPayment, listForExport, listReceived } from './queries.ts'

/** What is no number of a receipt finds none. */
export const listPayments: UseCase<typeof adminPayments.list> = (
  { db },
  { search, month, ...wish },
) => {
  const receipt = search === '' ? undefined : (receiptNumberIn(search) ?? '')
  return pageOf(wish, sizes.pageSize, {
    count: () => countReceived(db, { month, receipt }),
    rows: (part) => listReceived(db, { month, receipt }, part),
  })
}

export const showFirstMonth: UseCase<typeof adminPayments.since> = async ({ db }) => {
  const first = await findFirst(db)
  return { first_month: first ? dayOf(first, productTimeZone).slice(0, 7) : null }
}

export const showReceipt: UseCase<typeof adminPayments.receipt> = async (
  { db, actor, world },
  { paymentId },
) => receiptOf(world, actor.adminId, await findPayment(db, paymentId))

/** Whole: books with a part of a month in them are wrong. */
export const exportMonth: UseCase<typeof adminPayments.export> = async (
  { db, actor, world },
  { month },
) => {
  const payments = await listForExport(db, month)
  const content = await world.documents.draw(actor.adminId, 'paymentSheet', {
    payments: payments.map((payment) => ({
      ...payment,
      billed_to: payment.billed_to ?? goneCompany,
      is_test: payment.provider === 'sandbox',
    })),
  })
  return {
    content,
    type: 'text/csv; charset=utf-8',
    size: content.length,
    name: `${productKey}-payments-${month}.csv`,
  }
}
