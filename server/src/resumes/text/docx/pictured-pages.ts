import { a4 } from '../../scans/page-size.ts'
import type { ScannedPage } from '../../scans/scanned-page.ts'
import type { DraftLine } from '../draft-line.ts'
import { linesOf } from '../pdf/lines-of-pages.ts'
import { segmentsOf } from '../pdf/segments.ts'
import type { ShownPicture } from './pictures.ts'

/** The pictures in which words were found, each as a page behind the last one that is typed. */
export function picturedPages(
  pictures: readonly ShownPicture[],
  scans: readonly ScannedPage[],
  lastTyped: number,
): { lines: DraftLine[]; pages: number[] } {
  const read = pictures.flatMap(({ size }, index) => {
    const scan = scans.find(({ page }) => page === index + 1)
    return scan ? [{ number: lastTyped + index + 1, size, words: scan.words }] : []
  })
  const pages = read.map(({ number }) => number)
  const lines = linesOf(
    read.map(({ size, words }) => ({
      height: (size ?? a4).height,
      segments: segmentsOf([...words]),
    })),
  )
  return { lines: lines.map((line) => ({ ...line, page: pages[line.page - 1] ?? 1 })), pages }
}
