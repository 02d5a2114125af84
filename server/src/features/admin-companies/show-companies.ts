import type { adminCompanies } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { accountTerms, countSought, listSought } from '../../market/accounts/account-search.ts'
import { countPayments, listPayments } from '../../market/money/listed-payments.ts'
import { receiptNumberIn } from '../../market/money/receipt-numbers.ts'
import {
  countEntries,
  findCompany,
  findPayer,
  listEntries,
  listIdsInOrder,
  showCompanies as showRows,
} from './queries.ts'

export const listCompanies: UseCase<typeof adminCompanies.list> = async (
  { db, now, world },
  { search, sortField: field = 'creation_date', sortOrder: order, ...wish },
) => {
  // Whoever complains about a payment names its receipt.
  const receipt = receiptNumberIn(search)
  if (receipt !== undefined) {
    const ids = await findPayer(db, receipt)
    const page = { count: async () => ids.length, rows: async () => showRows(db, ids, now) }
    return pageOf(wish, sizes.pageSize, page)
  }
  const sought = { audience: 'company', terms: accountTerms(search) } as const
  const asking = { db, now, world }
  return pageOf(wish, sizes.pageSize, {
    count: () => countSought(asking, sought),
    async rows(part) {
      const isNewest = field === 'creation_date' && order === 'desc'
      const ids = isNewest
        ? await listSought(asking, sought, part)
        : await listIdsInOrder(db, { ...sought, field, order }, part)
      return showRows(db, ids, now)
    },
  })
}

export const showCompany: UseCase<typeof adminCompanies.one> = async (
  { db, now },
  { companyId },
) => {
  const company = await findCompany(db, companyId, now)
  if (!company) throw new Refusal('NOT_FOUND')
  return company
}

export const showLedger: UseCase<typeof adminCompanies.ledger> = async (
  { db, now },
  { companyId, ...wish },
) => {
  if (!(await findCompany(db, companyId, now))) throw new Refusal('NOT_FOUND')
  return pageOf(wish, sizes.pageSize, {
    count: () => countEntries(db, companyId),
    rows: (part) => listEntries(db, companyId, part),
  })
}

/** What else was paid for with a credit stands in the ledger. */
export const showPayments: UseCase<typeof adminCompanies.payments> = async (
  { db, now },
  { companyId, ...wish },
) => {
  if (!(await findCompany(db, companyId, now))) throw new Refusal('NOT_FOUND')
  const which = { companyId, byCardAlone: true }
  return pageOf(wish, sizes.pageSize, {
    count: () => countPayments(db, which),
    rows: (part) => listPayments(db, which, part),
  })
}
