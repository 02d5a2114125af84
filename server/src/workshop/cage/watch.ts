import type { ChildProcess } from 'node:child_process'
import { residentBytes } from './resident-bytes.ts'

export interface Limits {
  readonly timeLimitMs: number
  readonly memoryLimitBytes: number
}

/** What it was given made the child take too much, or fall: that is a verdict, and asking again helps nobody. */
export class ChildOvercome extends Error {
  override name = 'ChildOvercome'
}

/** Somebody else ended the child: that says nothing about what it was given, which may be asked again. */
export class ChildKilled extends Error {
  override name = 'ChildKilled'
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
  /** Rejects when the child has ended. */
  readonly ended: Promise<never>
  #process: ChildProcess
  #limits: Limits
  #deadline: NodeJS.Timeout
  #looks: NodeJS.Timeout
  #isOverLimit = false
  #onExit: (code: number | null, signal: NodeJS.Signals | null) => void = () => undefined

  constructor(process: ChildProcess, limits: Limits) {
    this.#process = process
    this.#limits = limits
    this.ended = new Promise((_, reject) => {
      this.#onExit = (code, signal) => {
        const isVerdict = this.#isOverLimit || ownFaults.has(signal)
        const end = `The child ended with ${signal ?? code}`
        reject(isVerdict ? new ChildOvercome(end) : new ChildKilled(end))
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
