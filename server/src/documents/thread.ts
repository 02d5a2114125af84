import { parentPort } from 'node:worker_threads'
import { drawings } from './drawings.ts'
import type { DrawingName, FactsOf } from './drawings.ts'

/** What the thread is asked, one at a time. */
export interface Order<Name extends DrawingName = DrawingName> {
  readonly name: Name
  readonly facts: FactsOf<Name>
}

export type Drawn = { readonly bytes: Uint8Array } | { readonly error: unknown }

parentPort?.on('message', ({ name, facts }: Order) => {
  const drawn: Promise<Drawn> = drawings[name](facts).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  )
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void drawn.then((answer) => parentPort?.postMessage(answer))
})
