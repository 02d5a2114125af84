import { Refusal } from '@headframe/wire'

interface Waiting {
  readonly work: () => Promise<unknown>
  readonly done: (result: unknown) => void
  readonly failed: (error: unknown) => void
}

const retryAfterSeconds = 5

/**
 * Dear work, one at a time. Whoever waits has their turn after one work of each of the others, however
 * many those have brought. When the line is full, whoever has most in it gives a place to a newcomer.
 */
export class FairLine {
  #most: number
  /** In the order of their turns. */
  #waiting = new Map<string, Waiting[]>()
  #isBusy = false

  constructor(most: number) {
    this.#most = most
  }

  get #length(): number {
    return [...this.#waiting.values()].flat().length
  }

  /** Rejects as the work does, or with `BUSY` when there is no place. */
  stand<T>(who: string, work: () => Promise<T>): Promise<T> {
    return new Promise<T>((resolve, failed) => {
      const own = this.#waiting.get(who) ?? []
      if (this.#length >= this.#most && !this.#makeRoomFor(own.length)) return failed(busy())
      // What the work gives is handed back as it came.
      own.push({ work, done: (result) => resolve(result as T), failed })
      this.#waiting.set(who, own)
      void this.#goOn()
    })
  }

  /** The last of the one who has most is sent away, unless that would only make somebody else wait as long. */
  #makeRoomFor(ownLength: number): boolean {
    const longest = [...this.#waiting.values()].toSorted((a, b) => b.length - a.length)[0] ?? []
    if (longest.length <= ownLength + 1) return false
    longest.pop()?.failed(busy())
    return true
  }

  async #goOn(): Promise<void> {
    if (this.#isBusy) return
    const next = this.#takeNext()
    if (!next) return
    this.#isBusy = true
    await next.work().then(next.done, next.failed)
    this.#isBusy = false
    return this.#goOn()
  }

  #takeNext(): Waiting | undefined {
    for (const [who, own] of this.#waiting) {
      const next = own.shift()
      this.#waiting.delete(who)
      if (own.length > 0) this.#waiting.set(who, own)
      if (next) return next
    }
    return undefined
  }
}

function busy(): Refusal {
  return new Refusal('BUSY', { retryAfterSeconds, limit: 'fair-line' })
}
