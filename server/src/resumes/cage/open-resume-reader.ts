import type { ReadingOptions } from '../read-resume.ts'
import type { ResumeReading } from '../resume-facts.ts'
import { CagedChild } from './caged-child.ts'
import type { Limits } from './watch.ts'

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
  const children = new ChildPool(mostChildren, idleMs, { timeLimitMs, memoryLimitBytes })
  return {
    async read(bytes, options) {
      if (bytes.length > mostBytes) return { status: 'unreadable' }
      const child = await children.take()
      try {
        return await child.read({ bytes, options })
      } finally {
        children.giveBack(child)
      }
    },
    close: () => children.close(),
  }
}

/** Starts a child only when all others are at work, and ends those that nobody needed for a while. */
class ChildPool {
  #most: number
  #idleMs: number
  #limits: Limits
  #atWork = new Set<CagedChild>()
  #idle: { child: CagedChild; ending: NodeJS.Timeout }[] = []
  #waiting: ((child: CagedChild) => void)[] = []
  #isClosed = false

  constructor(most: number, idleMs: number, limits: Limits) {
    this.#most = most
    this.#idleMs = idleMs
    this.#limits = limits
  }

  async take(): Promise<CagedChild> {
    if (this.#isClosed) throw new Error('The reader of resumes is closed')
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.ending)
      if (idle.child.isUsable) return this.#putToWork(idle.child)
    }
    if (this.#atWork.size < this.#most) return this.#putToWork(new CagedChild(this.#limits))
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  giveBack(child: CagedChild): void {
    this.#atWork.delete(child)
    const next = this.#waiting.shift()
    if (next) return next(this.#putToWork(child.isUsable ? child : new CagedChild(this.#limits)))
    if (child.isUsable) this.#keepWarm(child)
  }

  /** Documents that are being read are given up, and can be read again by another reader. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { ending } of this.#idle) clearTimeout(ending)
    const all = [...this.#idle.map(({ child }) => child), ...this.#atWork]
    this.#idle = []
    await Promise.all(all.map((child) => child.end()))
  }

  #putToWork(child: CagedChild): CagedChild {
    this.#atWork.add(child)
    return child
  }

  #keepWarm(child: CagedChild): void {
    const ending = setTimeout(() => {
      this.#idle = this.#idle.filter((idle) => idle.child !== child)
      void child.end()
    }, this.#idleMs)
    this.#idle.push({ child, ending: ending.unref() })
  }
}
