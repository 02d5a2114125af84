import type { ChildProcess, Serializable } from 'node:child_process'
import { forkChild } from './fork-child.ts'
import type { Program } from './fork-child.ts'
import { ChildKilled, Watch } from './watch.ts'
import type { Limits } from './watch.ts'

/** One process that answers one question at a time. While it is idle it keeps nobody from ending. */
export class CagedChild<Question extends Serializable, Answer> {
  #process: ChildProcess
  #limits: Limits
  #ready: Promise<void>

  constructor(program: Program, limits: Limits) {
    this.#limits = limits
    this.#process = forkChild(program)
    this.#ready = new Promise((resolve, reject) => {
      this.#process.once('message', () => resolve())
      this.#process.once('exit', () => reject(new ChildKilled('The child did not start')))
      this.#process.on('error', reject)
    })
    // Whoever asks first hears of it.
    this.#ready.catch(() => undefined)
  }

  get isUsable(): boolean {
    const { connected, exitCode, signalCode, killed } = this.#process
    return connected && exitCode === null && signalCode === null && !killed
  }

  /** Rejects with `ChildOvercome` or `ChildKilled` when there is no answer. */
  async ask(question: Question): Promise<Answer> {
    this.#hold()
    try {
      await this.#ready
      return await this.#askWatched(question)
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

  async #askWatched(question: Question): Promise<Answer> {
    const watch = new Watch(this.#process, this.#limits)
    const answer = new Promise<Answer>((resolve) => this.#process.once('message', resolve))
    try {
      this.#process.send(question, () => undefined)
      return await Promise.race([watch.ended, answer])
    } finally {
      watch.stop()
    }
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
