import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { openStripePayments } from './adapters/payments/stripe-payments.ts'
import { openStripePeer } from './adapters/payments/stripe-peer.ts'
import { statesAfter } from './testing/at-once/any-order.ts'
import { openingMarket, takeInMarket } from './testing/at-once/job-market/model.ts'
import type { Action } from './testing/at-once/job-market/model.ts'
import { aRealMarket, seenOf } from './testing/at-once/job-market/real-market.ts'
import { aProduct } from './testing/product.ts'

/** A few find what is broken plainly; MARKET_RUNS=1000 looks for what hardly ever happens. */
const runs = Number(process.env['MARKET_RUNS'] ?? 12)
const size = { jobs: 3, contractors: 2 }

const peer = await openStripePeer()
afterAll(() => peer.close())
const product = await aProduct({ payments: openStripePayments(peer.settings, peer.place) })

const job = fc.nat(size.jobs - 1)
const contractor = fc.nat(size.contractors - 1)
const kind = <Kind extends Action['kind']>(...kinds: Kind[]) => fc.constantFrom(...kinds)

const action: fc.Arbitrary<Action> = fc.oneof(
  fc.record({ kind: kind('give') }),
  {
    weight: 4,
    arbitrary: fc.record({ kind: kind('postWithCredit', 'pay', 'delete', 'close'), job }),
  },
  { weight: 4, arbitrary: fc.record({ kind: kind('apply', 'withdraw'), job, contractor }) },
  fc.record({ kind: kind('decide'), job, contractor, status: fc.constantFrom(0, 1, 2) }),
)
/** Up to three people do something at once, then the next ones. */
const turns = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), {
  maxLength: 40,
  size: 'max',
})

test(
  'whatever people do at once, the market is as if they had done it one after another',
  async () => {
    await fc.assert(
      fc.asyncProperty(turns, async (played) => {
        const real = await aRealMarket(product, peer, size)
        let possible = [openingMarket(size.jobs)]
        for (const actions of played) {
          const answers = await real.answersTo(actions)
          const calls = actions.map((made, which) => ({
            action: made,
            answer: answers[which] ?? '',
          }))
          const told = statesAfter(takeInMarket, possible, calls)
          const seen = await real.look()
          possible = told.filter((market) => isDeepStrictEqual(seenOf(market), seen))

          if (possible.length === 0) expect({ answers, seen }).toEqual(told.map(seenOf))
        }
      }),
      { numRuns: runs },
    )
  },
  60_000 + runs * 20_000,
)
