import { sizes, staffUploads, uploadStatus, type Upload } from '@headframe/wire'

import { usePages } from '../../../calls/reading/use-pages.ts'
import { inFigures } from '../../../lib/figures.ts'
import type { BatchFile } from './upload-batch.ts'
import { whileReading } from './uploads-reads.ts'

type Uploads = ReadonlyMap<string, Upload>

/** What the history says of those that were sent, by their hash; it is followed while one is being read. */
export function useUploadsOf(batch: readonly BatchFile[]): Uploads {
  const sent = batch.filter(({ state }) => state === 'sent').length
  // They are the newest there: as many pages as hold them.
  const pages = Array.from({ length: Math.ceil(sent / sizes.largestPage) }, (_, at) => ({
    page: at + 1,
    perPage: sizes.largestPage,
    status: undefined,
  }))
  const read = usePages(staffUploads.list, pages, { againAfterMs: whileReading })
  return new Map(read.flatMap(({ rows }) => rows.map((row) => [row.file_hash, row])))
}

/** How all that were sent have ended, in words; nothing while one of them is not known to have. */
export function cameOf(batch: readonly BatchFile[], uploads: Uploads): string | undefined {
  const statuses = batch.flatMap((one) =>
    one.state === 'sent' ? [uploads.get(one.hash)?.status ?? uploadStatus.pending] : [],
  )
  if (statuses.includes(uploadStatus.pending)) return undefined
  const countOf = (wanted: Upload['status']) =>
    statuses.filter((status) => status === wanted).length
  const [led, asking, failed] = [
    countOf(uploadStatus.success),
    countOf(uploadStatus.review),
    countOf(uploadStatus.error),
  ]
  return [
    led > 0 && `${inFigures(led)} led to ${led === 1 ? 'a profile' : 'profiles'}`,
    asking > 0 && `${inFigures(asking)} ${asking === 1 ? 'waits' : 'wait'} for your decision`,
    failed > 0 && `${inFigures(failed)} came to nothing`,
  ]
    .filter(Boolean)
    .join(', ')
}
