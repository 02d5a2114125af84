import type { Serializable } from 'node:child_process'
import { CagedChild } from './caged-child.ts'
import type { Program } from './fork-child.ts'
import type { Limits } from './watch.ts'

interface Room extends Limits {
  readonly mostChildren: number
  /** How long a child is kept warm for the next question. */
  readonly idleMs: number
}

interface Waiting<Child> {
  take(child: Child): void
  giveUp(reason: Error): void
}

/**
 * Children that answer questions about what strangers sent, and can harm nothing but themselves. One is
 * started only when all others are at work, and ended when nobody needed it for a while.
 */
export class Cage<Question extends Serializable, Answer> {
  #program: Program
  #room: Room
  #atWork = new Set<CagedChild<Question, Answer>>()
  #idle: { child: CagedChild<Question, Answer>; ending: NodeJS.Timeout }[] = []
  #waiting: Waiting<CagedChild<Question, Answer>>[] = []
  #isClosed = false

  constructor(program: Program, room: Room) {
    this.#program = program
    this.#room = room
  }

  /** Rejects with `ChildOvercome` when the question is at fault, and with `ChildKilled` when somebody else is. */
  async ask(question: Question): Promise<Answer> {
    const child = await this.#take()
    try {
      return await child.ask(question)
    } finally {
      this.#giveBack(child)
    }
  }

  /** Questions that are being answered are given up, and can be asked again elsewhere. */
  async close(): Promise<void> {
    this.#isClosed = true
    for (const { giveUp } of this.#waiting) giveUp(closed())
    for (const { ending } of this.#idle) clearTimeout(ending)
    const all = [...this.#idle.map(({ child }) => child), ...this.#atWork]
    this.#waiting = []
    this.#idle = []
    await Promise.all(all.map((child) => child.end()))
  }

  async #take(): Promise<CagedChild<Question, Answer>> {
    if (this.#isClosed) throw closed()
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.ending)
      if (idle.child.isUsable) return this.#putToWork(idle.child)
    }
    if (this.#atWork.size < this.#room.mostChildren) return this.#putToWork(this.#newChild())
    return new Promise((take, giveUp) => this.#waiting.push({ take, giveUp }))
  }

  #giveBack(child: CagedChild<Question, Answer>): void {
    this.#atWork.delete(child)
    const next = this.#waiting.shift()
    if (next) return next.take(this.#putToWork(child.isUsable ? child : this.#newChild()))
    if (child.isUsable && !this.#isClosed) this.#keepWarm(child)
  }

  #newChild(): CagedChild<Question, Answer> {
    return new CagedChild(this.#program, this.#room)
  }

  #putToWork(child: CagedChild<Question, Answer>): CagedChild<Question, Answer> {
    this.#atWork.add(child)
    return child
  }

  #keepWarm(child: CagedChild<Question, Answer>): void {
    const ending = setTimeout(() => {
      this.#idle = this.#idle.filter((idle) => idle.child !== child)
      void child.end()
    }, this.#room.idleMs)
    this.#idle.push({ child, ending: ending.unref() })
  }
}

function closed(): Error {
  return new Error('The cage is closed')
}
