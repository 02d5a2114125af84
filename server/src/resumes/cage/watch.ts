import type { ChildProcess } from 'node:child_process'
import { residentBytes } from './resident-bytes.ts'

export interface Limits {
  readonly timeLimitMs: number
  readonly memoryLimitBytes: number
}

/** Somebody else ended the child: that says nothing about the document, which may be read again. */
export class ReaderKilled extends Error {
  override name = 'ReaderKilled'
}

const lookEveryMs = 10

/** Signals that a process raises by its own fault; all others come from outside. */
const ownFaults = new Set<string | null>([
  null,
  'SIGABRT',
  'SIGSEGV',
  'SIGBUS',
  'SIGILL',
  'SIGFPE',
  'SIGTRAP',
])

/** Ends a child that takes more time or memory than it may have, and knows of every other end. */
export class Watch {
  /** Settles when the child has ended: with a verdict on the document, or as `ReaderKilled`. */
  readonly ended: Promise<{ readonly status: 'unreadable' }>
  #process: ChildProcess
  #limits: Limits
  #deadline: NodeJS.Timeout
  #looks: NodeJS.Timeout
  #isOverLimit = false
  #onExit: (code: number | null, signal: NodeJS.Signals | null) => void = () => undefined

  constructor(process: ChildProcess, limits: Limits) {
    this.#process = process
    this.#limits = limits
    this.ended = new Promise((resolve, reject) => {
      this.#onExit = (_code, signal) => {
        if (this.#isOverLimit || ownFaults.has(signal)) resolve({ status: 'unreadable' })
        else reject(new ReaderKilled(`The reader was ended by ${signal}`))
      }
    })
    process.once('exit', this.#onExit)
    this.#deadline = setTimeout(() => this.#kill(), limits.timeLimitMs)
    this.#looks = setInterval(() => this.#look(), lookEveryMs)
  }

  stop(): void {
    clearTimeout(this.#deadline)
    clearInterval(this.#looks)
    this.#process.off('exit', this.#onExit)
  }

  #look(): void {
    const bytes = residentBytes(this.#process.pid)
    if (bytes !== undefined && bytes > this.#limits.memoryLimitBytes) this.#kill()
  }

  #kill(): void {
    this.#isOverLimit = true
    this.#process.kill('SIGKILL')
  }
}
