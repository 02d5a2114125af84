import type { staffJoins } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countOpenJoins, listOpenJoins } from './queries.ts'

export const listJoins: UseCase<typeof staffJoins.list> = (
  { db, actor: { staffAccountId } },
  wish,
) =>
  pageOf(wish, sizes.pageSize, {
    count: () => countOpenJoins(db, staffAccountId),
    rows: (part) => listOpenJoins(db, staffAccountId, part),
  })
