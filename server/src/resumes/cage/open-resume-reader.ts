import { fileURLToPath } from 'node:url'
import { Cage } from '../../workshop/cage/cage.ts'
import { ChildOvercome } from '../../workshop/cage/watch.ts'
import type { Limits } from '../../workshop/cage/watch.ts'
import type { ReadingOptions } from '../read-resume.ts'
import type { ResumeReading } from '../resume-facts.ts'
import type { Answer, Question } from './messages.ts'

export interface ResumeReader {
  /** A document that ends, hangs or swells its reader is unreadable. Rejects when somebody else ended it. */
  read(bytes: Buffer, options: ReadingOptions): Promise<ResumeReading>
  close(): Promise<void>
}

interface ReaderOptions extends Partial<Limits> {
  readonly mostChildren?: number
  /** How long a child is kept warm for the next document. */
  readonly idleMs?: number
}

const program = { file: fileURLToPath(new URL('child.ts', import.meta.url)), heapMiB: 384 }

/** Far more than any upload that is taken. */
const mostBytes = 64 * 1024 * 1024

/** Reads documents of strangers in processes of their own, which can harm nothing but themselves. */
export function openResumeReader({
  timeLimitMs = 20_000,
  // Some more is taken before anybody looks: it has to stay below 512 MiB.
  memoryLimitBytes = 460 * 1024 * 1024,
  mostChildren = 2,
  idleMs = 60_000,
}: ReaderOptions = {}): ResumeReader {
  const room = { timeLimitMs, memoryLimitBytes, mostChildren, idleMs }
  const cage = new Cage<Question, Answer>(program, room)
  return {
    async read(bytes, options) {
      if (bytes.length > mostBytes) return { status: 'unreadable' }
      try {
        const { read } = await cage.ask({ bytes, options })
        return read
      } catch (error) {
        if (error instanceof ChildOvercome) return { status: 'unreadable' }
        throw error
      }
    },
    close: () => cage.close(),
  }
}
