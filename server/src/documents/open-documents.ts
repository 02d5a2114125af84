import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { FairLine } from '../workshop/fair-line.ts'
import type { DrawingName, FactsOf } from './drawings.ts'
import type { Drawn, Order } from './thread.ts'

export interface Documents {
  /** `who` asked has one place in the line among others. */
  draw<Name extends DrawingName>(who: string, name: Name, facts: FactsOf<Name>): Promise<Buffer>
  close(): Promise<void>
}

const entry = new URL('thread.ts', import.meta.url)
/** More than a document needs, and little enough beside the calls: left alone it takes 200 MB. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16 }
const mostWaiting = 40

/** Draws documents one at a time in a thread of its own, so that no call waits for another's paper. */
export function openDocuments({ timeLimitMs = 20_000, idleMs = 60_000 } = {}): Documents {
  const line = new FairLine(mostWaiting)
  let thread: Worker | undefined
  let ending: NodeJS.Timeout | undefined

  function keptThread(): Worker {
    if (thread) return thread
    const started = new Worker(entry, { execArgv: [], env: {}, resourceLimits })
    // Whoever waits for an answer hears of it; the next one is given another thread.
    for (const end of ['exit', 'error']) {
      started.once(end, () => (thread = thread === started ? undefined : thread))
    }
    return (thread = started)
  }

  async function draw(order: Order): Promise<Buffer> {
    clearTimeout(ending)
    try {
      return await drawIn(keptThread(), order, timeLimitMs)
    } finally {
      ending = setTimeout(() => void endThread(), idleMs).unref()
    }
  }

  /** Whoever asks while it ends is given another one. */
  async function endThread(): Promise<void> {
    clearTimeout(ending)
    const ended = thread
    thread = undefined
    await ended?.terminate()
  }

  return {
    draw: (who, name, facts) => line.stand(who, () => draw({ name, facts })),
    close: endThread,
  }
}

/** While nothing is drawn the thread keeps nobody from ending. */
async function drawIn(thread: Worker, order: Order, timeLimitMs: number): Promise<Buffer> {
  const listening = new AbortController()
  const { signal } = listening
  const deadline = setTimeout(() => void thread.terminate(), timeLimitMs)
  thread.ref()
  try {
    const ended = once(thread, 'exit', { signal }).then(() => [{ error: 'The thread has ended' }])
    const answered = once(thread, 'message', { signal })
    // A thread has no origin.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    thread.postMessage(order)
    // Our own thread says nothing else.
    const [drawn] = (await Promise.race([answered, ended])) as [Drawn]
    if ('error' in drawn) throw new Error(`No ${order.name} was drawn`, { cause: drawn.error })
    const { buffer, byteOffset, byteLength } = drawn.bytes
    return Buffer.from(buffer, byteOffset, byteLength)
  } finally {
    clearTimeout(deadline)
    listening.abort()
    thread.unref()
  }
}
