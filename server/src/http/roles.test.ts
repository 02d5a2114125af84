import { afterAll, describe, expect, test } from 'vitest'
import {
  changesSomething,
  companyRoles,
  nameOf,
  roleFor,
  roleSuffices,
  sections,
} from '@headframe/wire'
import type { Call } from '@headframe/wire'
import { openStripePeer } from '../adapters/payments/stripe-peer.ts'
import { aColleague } from '../testing/colleagues.ts'
import { aProduct } from '../testing/product.ts'
import { askAs, encodingsOf } from '../testing/sound-calls/ask.ts'
import { soundCalls } from '../testing/sound-calls/samples.ts'
import { aScene } from '../testing/sound-calls/scene.ts'
import type { Scene } from '../testing/sound-calls/scene.ts'
import { everythingIn } from '../testing/database/whole-database.ts'

const cards = await openStripePeer()
afterAll(() => cards.close())
const product = await aProduct()

const cases = soundCalls(sections)
  .filter(({ call }) => call.who !== 'anyone' && call.who.includes('company'))
  .flatMap((sound) => companyRoles.map((role) => ({ ...sound, role })))

let shared: Promise<Scene> | undefined

/** Who is refused, or only reads, leaves everybody as they were: they have one scene between them. */
function sceneFor(call: Call, mayCall: boolean): Promise<Scene> {
  if (mayCall && changesSomething(call)) return aScene(product, cards)
  return (shared ??= aScene(product, cards))
}

describe.each(cases)('$name, as a colleague who is $role', ({ call, sample, role }) => {
  const mayCall = roleSuffices(role, call)

  test(mayCall ? 'is answered' : 'is refused, and changes nothing', async () => {
    const scene = await sceneFor(call, mayCall)
    const colleague = await aColleague(product, scene.company, role)
    const fields = await sample(scene, scene.company)
    const before = mayCall ? {} : await everythingIn(product.world.database)
    const [encoding = 'json'] = encodingsOf(call)

    const response = await askAs(product, call, { fields, encoding, who: colleague })

    if (mayCall) {
      // A session or note of somebody else's is not there, or not theirs to change.
      expect([401, 500]).not.toContain(response.status)
      if (!isOfTheCaller(call)) expect(response.status).toBe(200)
      return
    }
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({
      code: 'ROLE_NEEDED',
      error:
        'Your role in this company account does not allow this. An owner of the account can help.',
    })
    expect(await everythingIn(product.world.database)).toEqual(before)
  })
})

/** What it names belongs to one person of a company, and not to all of them. */
function isOfTheCaller(call: (typeof cases)[number]['call']): boolean {
  return /\/(sessions|applicant-notes)\/\{id\}/.test(call.path)
}

test('what the wire says nothing about is the owner’s alone', () => {
  const owners = cases.filter(({ role, call }) => role === 'hirer' && !roleSuffices(role, call))

  expect(roleFor({})).toBe('owner')
  expect(owners.map(({ call }) => nameOf(call)).toSorted()).toEqual([
    'DELETE /company/v2/invitations/{id}',
    'DELETE /company/v2/people/{id}',
    'DELETE /company/v2/profile/draft',
    'GET /account/mail-preferences',
    'GET /company/get-payments',
    'GET /company/get-receipt/{paymentId}',
    'GET /company/v2/billing',
    'GET /company/v2/people',
    'PATCH /company/v2/people/{id}',
    'PATCH /company/v2/profile',
    'POST /account/mail-preferences',
    'POST /company/complete-registration',
    'POST /company/v2/billing',
    'POST /company/v2/invitations',
    'POST /company/v2/invitations/{id}/resend',
    'POST /company/v2/profile/publish',
    'POST /company/v2/profile/upload-logo',
    'POST /payments/create-payment-intent',
    'POST /payments/sandbox/confirm',
  ])
})
