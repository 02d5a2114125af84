import type { staffUploads } from '@headframe/wire'
import { sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countUploads, listUploadRows } from './queries.ts'

export const listUploads: UseCase<typeof staffUploads.list> = (
  { db, actor: { staffAccountId } },
  wish,
) =>
  pageOf(wish, sizes.pageSize, {
    count: () => countUploads(db, { staffAccountId, status: wish.status }),
    rows: (part) => listUploadRows(db, { staffAccountId, status: wish.status }, part),
  })
