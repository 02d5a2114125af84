import { staffUploads, uploadStatus, type Upload } from '@headframe/wire'
import { useEffect, useRef } from 'react'

import { listAhead } from '../../../calls/ask-ahead.ts'
import { useList } from '../../../calls/use-list.ts'
import { refreshReads } from '../../../calls/reads.ts'
import type { UploadsWish } from './uploads-wish.ts'

export function inputOfUploads({ page = 1, status }: UploadsWish) {
  return { page, perPage: undefined, status }
}

export function askForUploads(wish: UploadsWish): void {
  listAhead(staffUploads.list, inputOfUploads(wish))
}

/** Whoever only tells how many wait asks for no more. */
export const oneInReview = { page: 1, perPage: 1, status: '3' } as const

/** How many uploads wait until somebody decides about them; nothing while that is not known. */
export function useReviewsThatWait(): number | undefined {
  return useList(staffUploads.list, oneInReview).page?.total
}

const askAgainMs = 2000

/** As long as one of them is being read, the list is asked for again. */
export function whileReading({ rows }: { rows: readonly Upload[] }): number | undefined {
  return rows.some(isPending) ? askAgainMs : undefined
}

/** Whatever came of the last one that was read shows everywhere at once. */
export function useRefreshWhenRead(uploads: readonly Upload[] | undefined): void {
  const pending = uploads?.filter(isPending).length ?? 0
  const before = useRef(pending)
  useEffect(() => {
    if (pending < before.current) refreshReads()
    before.current = pending
  }, [pending])
}

function isPending({ status }: Upload): boolean {
  return status === uploadStatus.pending
}
