import type { payments } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countPayments, listPayments } from '../../market/money/listed-payments.ts'

export const listHistory: UseCase<typeof payments.history> = ({ db, actor }, wish) => {
  const which = { companyId: actor.companyId }
  return pageOf(wish, sizes.pageSize, {
    count: () => countPayments(db, which),
    rows: (part) => listPayments(db, which, part),
  })
}
