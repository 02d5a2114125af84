import fc from 'fast-check'
import { afterAll, describe, expect, test } from 'vitest'
import {
  adminOverview,
  companyAccounts,
  contractorProfiles,
  sections,
  signIn,
} from '@headframe/wire'
import type { Audience, Call } from '@headframe/wire'
import { openStripePayments } from '../adapters/payments/stripe-payments.ts'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { askAs, encodingsOf } from '../testing/sound-calls/ask.ts'
import { oddities, oddValue, pathsIn, withOdd } from '../testing/sound-calls/odd-values.ts'
import type { MakeSample } from '../testing/sound-calls/sample.ts'
import { soundCalls } from '../testing/sound-calls/samples.ts'
import { aScene } from '../testing/sound-calls/scene.ts'
import type { Scene } from '../testing/sound-calls/scene.ts'

/** Beside what every field has to bear. FUZZ_RUNS=100 looks for what hardly ever happens. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1)

const cards = await openStripePeer()
afterAll(() => cards.close())
const product = await aProduct({ payments: openStripePayments(cards.settings, cards.place) })

type Caller = Audience | 'guest'

function callersOf({ who, showsToken }: Call): readonly Caller[] {
  if (who === 'anyone') return showsToken ? ['guest', 'contractor'] : ['guest']
  return who === 'guest-or-contractor' ? ['guest', 'contractor'] : who
}

const cases = soundCalls(sections).flatMap((sound) =>
  callersOf(sound.call).map((caller) => ({ ...sound, caller })),
)

describe.each(cases)('$name, as $caller', ({ call, sample, caller }) => {
  const whoIn = (scene: Scene) => (caller === 'guest' ? undefined : scene[caller])

  test.each(encodingsOf(call))('takes what is sound, as %s', async (encoding) => {
    const scene = await aScene(product, cards)
    const fields = await sample(scene, whoIn(scene))

    const response = await askAs(product, call, { fields, encoding, who: whoIn(scene) })

    const answer = await response.text()
    if (response.ok) return
    // What is sound may still be about something that is not there, or not in that state.
    expect({ status: response.status, answer }).toEqual({
      status: expect.toBeOneOf([404, 409]),
      answer: expect.any(String),
    })
  })

  test(
    'answers what is wrong in one place with an answer or a refusal, and everybody can go on',
    { timeout: 60_000 + runs * 20_000 },
    async () => {
      let { scene, sound } = await begin(sample, whoIn)
      const paths = pathsIn(sound)
      const encodings = encodingsOf(call)
      const oddOne = fc.record({
        path: fc.constantFrom(...paths),
        value: oddValue,
        encoding: fc.constantFrom(...encodings),
      })
      const always = paths.flatMap((path) =>
        oddities.map((value, at) => {
          const encoding = encodings[at % encodings.length] ?? 'json'
          return { path, value, encoding }
        }),
      )

      await fc.assert(
        fc.asyncProperty(oddOne, async ({ path, value, encoding }) => {
          const ask = async () => {
            const fields = withOdd(sound, path, value)
            const response = await askAs(product, call, { fields, encoding, who: whoIn(scene) })
            await response.arrayBuffer()
            return response.status
          }
          let status = await ask()
          if (status === 429) {
            // What the limits have to say was heard elsewhere.
            product.moveClock(24 * 3600)
            ;({ scene, sound } = await begin(sample, whoIn))
            status = await ask()
          }
          expect(status).toBeLessThan(500)
          expect(status).not.toBe(429)
        }),
        {
          numRuns: always.length + runs * paths.length,
          examples: always.map((odd): [typeof odd] => [odd]),
        },
      )
      await expectAllToGoOn(scene)
    },
  )
})

async function begin(sample: MakeSample, whoIn: (scene: Scene) => Person | undefined) {
  const scene = await aScene(product, cards)
  return { scene, sound: await sample(scene, whoIn(scene)) }
}

/** They sign in, and read what is theirs. */
async function expectAllToGoOn({ contractor, company, staff, admin }: Scene): Promise<void> {
  // Wrong passwords close an account for a while.
  product.moveClock(3600)
  const asContractor = await product.send(signIn.contractor, {
    contractorEmail: contractor.email,
    contractorPass: contractor.password,
  })
  await product.as(asContractor).send(contractorProfiles.own, {})

  const { email, password } = company
  const asCompany = await product.send(signIn.company, { email, password })
  await product.as(asCompany).send(companyAccounts.account, {})

  await product.send(signIn.staff, { emailAddress: staff.email, sPass: staff.password })
  const asAdmin = product.asAdmin(`admin_session=${admin.token}`)
  await asAdmin.send(adminOverview.activity, { limit: 1 })
}
