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
  // The name of an order and its facts belong together, which is lost on the way here.
  const draw = drawings[name] as (facts: unknown) => Promise<Buffer>
  const drawn: Promise<Drawn> = draw(facts).then(
    (bytes) => ({ bytes }),
    (error: unknown) => ({ error }),
  )
  // A thread has no origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  void drawn.then((answer) => parentPort?.postMessage(answer))
})
