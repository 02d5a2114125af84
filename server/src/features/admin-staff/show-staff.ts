import type { adminStaff } from '@headframe/wire'
import { mostDisclosures, nameOf, sections, sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { accountTerms } from '../../market/accounts/account-search.ts'
import { countDisclosures, countStaff, listDisclosures, listStaff as listRows } from './queries.ts'

export const listStaff: UseCase<typeof adminStaff.list> = ({ db }, wish) =>
  pageOf(wish, sizes.pageSize, {
    count: () => countStaff(db),
    rows: (part) => listRows(db, part),
  })

export const showDisclosures: UseCase<typeof adminStaff.disclosures> = (
  { db },
  { files, contractor: contractorId, search, ...wish },
) => {
  const which = { onlyFiles: files === '1', contractorId, terms: accountTerms(search) }
  return pageOf(wish, sizes.pageSize, {
    count: () => countDisclosures(db, which, mostDisclosures),
    rows: async (part) =>
      (await listDisclosures(db, which, part)).map(({ call, ...row }) => ({
        ...row,
        what: saidOf.get(call) ?? call,
      })),
  })
}

/** A call that this version has no more is told by its address. */
const saidOf: ReadonlyMap<string, string> = new Map(
  Object.values(sections).flatMap((section) =>
    Object.values(section).map((call) => [nameOf(call), call.says] as const),
  ),
)
