import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { statesAfter } from './testing/at-once/any-order.ts'
import { openingPools, takeInPools } from './testing/at-once/community-market/model.ts'
import type { PoolAction } from './testing/at-once/community-market/model.ts'
import { seenOf, someRealPools } from './testing/at-once/community-market/real-pools.ts'
import { aProduct } from './testing/product.ts'

/** A few find what is broken plainly; MARKET_RUNS=1000 looks for what hardly ever happens. */
const runs = Number(process.env['MARKET_RUNS'] ?? 12)
const size = { pools: 2, contractors: 2 }

const product = await aProduct()

const pool = fc.nat(size.pools - 1)
const contractor = fc.nat(size.contractors - 1)
const kind = <Kind extends PoolAction['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds)

const action: fc.Arbitrary<PoolAction> = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({
      kind: kind('setStatus'),
      pool,
      status: fc.constantFrom('active', 'active', 'paused', 'closed'),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: kind('apply', 'withdraw'), pool, contractor }) },
  { weight: 3, arbitrary: fc.record({ kind: kind('write', 'reply'), pool, contractor }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: kind('decide'),
      pool,
      contractor,
      status: fc.constantFrom('Under Review', 'Accepted', 'Declined'),
    }),
  },
)
/** Up to three people do something at once, then the next ones. At the very end somebody may go. */
const turns = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), {
  maxLength: 30,
  size: 'max',
})
const ending = fc.array(
  fc.oneof(action, fc.record({ kind: kind('erase'), contractor: fc.constant(0) })),
  { minLength: 1, maxLength: 3 },
)

test(
  'whatever people do at once, talent pools are as if they had done it one after another',
  async () => {
    await fc.assert(
      fc.asyncProperty(turns, ending, async (played, last) => {
        const real = await someRealPools(product, size)
        let possible = [openingPools(size.pools)]
        for (const actions of [...played, last]) {
          const answers = await real.answersTo(actions)
          const calls = actions.map((made, which) => ({
            action: made,
            answer: answers[which] ?? '',
          }))
          const told = statesAfter(takeInPools, possible, calls)
          const seen = await real.look()
          possible = told.filter((state) => isDeepStrictEqual(seenOf(state), seen))

          if (possible.length === 0) expect({ actions, answers, seen }).toEqual(told.map(seenOf))
        }
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 20_000,
)
