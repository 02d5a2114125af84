import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Call } from '@headframe/wire'
import { addressOf, nameOf, sections, travelsInAddress, urlFor } from '@headframe/wire'
import { oneOfEach } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'

const product = await aProduct()
const calls = Object.values(sections).flatMap((section) => Object.values<Call>(section))

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '%',
    '%00',
    '\u0000',
    '../..',
    "' or 1=1--",
    '${7*7}',
    '<script>',
    '\ud800',
    'a'.repeat(3000),
    '999999999999999999999',
    '-1',
    'NaN',
    '__proto__',
  ),
)
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], { a: { b: {} } }, ['x', 'y']),
  fc.anything({ maxDepth: 3, withNullPrototype: false }),
)

/** Every field gets something odd, or is left out. */
function oddRequest(call: Call) {
  const fields = Object.keys(call.input.shape)
  return fc.record(
    Object.fromEntries(
      fields.map((field) => [field, travelsInAddress(call, field) ? oddText : oddValue]),
    ),
    {
      requiredKeys: [...addressOf(call).pathFields],
    },
  )
}

describe.each(calls.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  test('answers whatever is sent with an answer or a refusal, never a fault', async () => {
    // Sessions end as the clock moves on, so each call begins with people who have just signed in.
    const people = await oneOfEach(product)
    const isDashboard = addressOf(call).pathname.startsWith('/dashboard/')
    const headers: Record<string, string> = isDashboard
      ? { cookie: `admin_session=${people.admin.token}` }
      : { authorization: `Bearer ${people.contractor.token}` }

    await fc.assert(
      fc.asyncProperty(oddRequest(call), async (fields) => {
        // What the limits have to say was heard elsewhere.
        product.moveClock(3600)
        const inAddress = Object.fromEntries(
          Object.entries(fields).map(([field, value]) => [field, wellFormed(value)]),
        )
        const response = await product.ask(urlFor(call, inAddress), {
          method: call.method,
          headers: { ...headers, ...(call.body ? { 'content-type': 'application/json' } : {}) },
          ...(call.body ? { body: JSON.stringify(fields) ?? '' } : {}),
        })
        await response.arrayBuffer()
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: 60 },
    )
  })
})

/** Half a character cannot be put in an address; the body has it. */
function wellFormed(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value
}
