import { fileURLToPath } from 'node:url'
import { Cage } from '../../workshop/cage/cage.ts'
import { ChildOvercome } from '../../workshop/cage/watch.ts'
import type { Limits } from '../../workshop/cage/watch.ts'
import { FairLine } from '../../workshop/fair-line.ts'
import type { ReadingOptions } from '../read-resume.ts'
import type { ResumeReading } from '../resume-facts.ts'
import { openScanReader } from './open-scan-reader.ts'
import type { ScanLimits } from './open-scan-reader.ts'
import type { Answer, Question } from './messages.ts'

export interface ResumeReader {
  /** A document that ends, hangs or swells its reader is unreadable. Rejects when somebody else ended it. */
  read(bytes: Buffer, options: ReadingOptions): Promise<ResumeReading>
  /**
   * The words of a document, for somebody who waits: one at a time, each asker in turn, and no pages that are
   * pictures. Rejects with the refusal of a line that is too long, too.
   */
  readWords(who: string, bytes: Buffer, options: ReadingOptions): Promise<ResumeReading>
  close(): Promise<void>
}

interface ReaderOptions extends Partial<Limits> {
  readonly mostChildren?: number
  /** How long a child is kept warm for the next document. */
  readonly idleMs?: number
  readonly scans?: Partial<ScanLimits>
}

const program = { file: fileURLToPath(new URL('child.ts', import.meta.url)), heapMiB: 384 }

/** Far more than any upload that is taken. */
const mostBytes = 64 * 1024 * 1024

/** Of those who wait themselves; whoever has an account has one of the two children to themselves. */
const mostWaiting = 12

/** Reads documents of strangers in processes of their own, which can harm nothing but themselves. */
export function openResumeReader({
  timeLimitMs = 20_000,
  // Some more is taken before anybody looks: it has to stay below 512 MiB.
  memoryLimitBytes = 460 * 1024 * 1024,
  mostChildren = 2,
  idleMs = 60_000,
  scans: scanLimits = {},
}: ReaderOptions = {}): ResumeReader {
  const room = { timeLimitMs, memoryLimitBytes, mostChildren, idleMs }
  const cage = new Cage<Question, Answer>(program, room)
  const scanReader = openScanReader(scanLimits)
  const line = new FairLine(mostWaiting)

  const ask = (question: Question) => cage.ask(question).catch(overcome)

  return {
    async read(bytes, options) {
      if (bytes.length > mostBytes) return { status: 'unreadable' }
      const { read, wordless } = await ask({ bytes, options })
      if (wordless.length === 0) return read

      const scans = await scanReader.read(bytes, wordless)
      if (scans.length === 0) return read
      const whole = await ask({ bytes, options, scans })
      return whole.read.status === 'unreadable' ? read : whole.read
    },
    readWords: (who, bytes, options) =>
      line.stand(who, async () => (await ask({ bytes, options })).read),
    async close() {
      await Promise.all([cage.close(), scanReader.close()])
    },
  }
}

function overcome(error: unknown): Answer {
  if (error instanceof ChildOvercome) return { read: { status: 'unreadable' }, wordless: [] }
  throw error
}
