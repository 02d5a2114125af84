import type { ChildProcess } from 'node:child_process'
import type { ResumeReading } from '../resume-facts.ts'
import { forkChild } from './fork-child.ts'
import type { Answer, Question } from './messages.ts'
import { ReaderKilled, Watch } from './watch.ts'
import type { Limits } from './watch.ts'

/** One process that reads one document at a time. While it is idle it keeps nobody from ending. */
export class CagedChild {
  #process: ChildProcess
  #limits: Limits
  #ready: Promise<void>

  constructor(limits: Limits) {
    this.#limits = limits
    this.#process = forkChild()
    this.#ready = new Promise((resolve, reject) => {
      this.#process.once('message', () => resolve())
      this.#process.once('exit', () => reject(new ReaderKilled('The reader did not start')))
      this.#process.on('error', reject)
    })
    // Whoever reads first hears of it.
    this.#ready.catch(() => undefined)
  }

  get isUsable(): boolean {
    const { connected, exitCode, signalCode, killed } = this.#process
    return connected && exitCode === null && signalCode === null && !killed
  }

  async read(question: Question): Promise<ResumeReading> {
    this.#hold()
    try {
      await this.#ready
      return await this.#readWatched(question)
    } finally {
      this.#letGo()
    }
  }

  async end(): Promise<void> {
    if (!this.isUsable) return
    this.#process.ref()
    const ended = new Promise<void>((resolve) => this.#process.once('exit', () => resolve()))
    this.#process.kill('SIGKILL')
    await ended
  }

  async #readWatched(question: Question): Promise<ResumeReading> {
    const watch = new Watch(this.#process, this.#limits)
    try {
      return await Promise.race([watch.ended, this.#ask(question)])
    } finally {
      watch.stop()
    }
  }

  async #ask(question: Question): Promise<ResumeReading> {
    const answer = new Promise<Answer>((resolve) => this.#process.once('message', resolve))
    this.#process.send(question, () => undefined)
    const { reading } = await answer
    return reading
  }

  #hold(): void {
    this.#process.ref()
    this.#process.channel?.ref()
  }

  #letGo(): void {
    this.#process.unref()
    this.#process.channel?.unref()
  }
}
