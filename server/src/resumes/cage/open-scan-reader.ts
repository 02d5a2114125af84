import { fileURLToPath } from 'node:url'
import { Cage } from '../../workshop/cage/cage.ts'
import { ChildOvercome } from '../../workshop/cage/watch.ts'
import { FairLine } from '../../workshop/fair-line.ts'
import type { Limits } from '../../workshop/cage/watch.ts'
import type { ScannedPage } from '../scans/scanned-page.ts'
import type { ScanAnswer, ScanQuestion } from './messages.ts'

export interface ScanReader {
  /** What stands on pages in pictures. Pages that cannot be read, or come too late, are left out. */
  read(bytes: Buffer, pages: readonly number[]): Promise<ScannedPage[]>
  close(): Promise<void>
}

export interface ScanLimits extends Limits {
  /** After so long no other page of a document is begun. */
  readonly lastBeginMs: number
}

const program = {
  file: fileURLToPath(new URL('scan-child.ts', import.meta.url)),
  heapMiB: 384,
  // What was freed goes back at once: a page finds as much room as the one before it did.
  environment: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
  },
}

/** A resume and its certificates: who scans more is asked for a document with text. */
const mostPages = 6

/**
 * Reads pictures of pages, one document at a time and one page after the other: a page takes some seconds
 * of a whole core, and at most half of the minute that a document has.
 */
export function openScanReader({
  timeLimitMs = 30_000,
  lastBeginMs = 30_000,
  // A page in 600 dpi and all colours comes to 460 MiB, and some more is taken before anybody looks.
  memoryLimitBytes = 540 * 1024 * 1024,
}: Partial<ScanLimits> = {}): ScanReader {
  const room = { timeLimitMs, memoryLimitBytes, mostChildren: 1, idleMs: 10_000 }
  const cage = new Cage<ScanQuestion, ScanAnswer>(program, room)
  const line = new FairLine(Infinity)

  async function readPages(bytes: Buffer, pages: readonly number[]): Promise<ScannedPage[]> {
    const begun = performance.now()
    const scans: ScannedPage[] = []
    for (const page of pages.slice(0, mostPages)) {
      if (performance.now() - begun > lastBeginMs) break
      const { words } = await cage.ask({ bytes, page }).catch(withoutWords)
      if (words.length > 0) scans.push({ page, words })
    }
    return scans
  }

  return {
    read: (bytes, pages) => line.stand('documents', () => readPages(bytes, pages)),
    close: () => cage.close(),
  }
}

function withoutWords(error: unknown): ScanAnswer {
  if (error instanceof ChildOvercome) return { words: [] }
  throw error
}
