import type { staffUploads } from '@headframe/wire'
import { Refusal, sizes } from '@headframe/wire'
import { pageOf } from '../../kit/paging.ts'
import type { UseCase } from '../../kit/use-case.ts'
import { countUploads, findUpload, listUploadRows } from './queries.ts'

export const listUploads: UseCase<typeof staffUploads.list> = async (
  { db, actor: { staffAccountId } },
  { status, fh: hash, ...wish },
) => {
  const isUnknown = hash !== undefined && !(await findUpload(db, { staffAccountId, hash }))
  if (isUnknown) throw new Refusal('NOT_FOUND')
  return pageOf(wish, sizes.pageSize, {
    count: () => countUploads(db, { staffAccountId, status, hash }),
    rows: (part) => listUploadRows(db, { staffAccountId, status, hash }, part),
  })
}
