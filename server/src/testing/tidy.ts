import { inOneTransaction } from '../db/call-transaction.ts'
import { tidyUp } from '../kit/tidy-up.ts'
import type { Product } from './product.ts'

/** Tidies up at once, as the worker does from time to time. */
export function tidyNow({ world }: Product): Promise<void> {
  return inOneTransaction(world.database, (db) =>
    tidyUp.run({ db, now: world.clock(), world, lastTry: false }, {}),
  )
}
