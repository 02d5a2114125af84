import { beforeAll, describe, expect, test } from 'vitest'
import type { Audience, Call } from '@headframe/wire'
import { addressOf, audiences, audiencesOf, nameOf, sections, urlFor } from '@headframe/wire'
import { oneOfEach } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'

const product = await aProduct()
const calls = Object.values(sections).flatMap((section) => Object.values<Call>(section))

/** Asks as a stranger to the form would: what counts is only who is let in. */
async function ask(call: Call, token?: string): Promise<Response> {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token && isOfDashboard(call)) headers['cookie'] = `admin_session=${token}`
  else if (token) headers['authorization'] = `Bearer ${token}`

  const fields = Object.fromEntries(addressOf(call).pathFields.map((field) => [field, 'nothing']))
  return product.ask(urlFor(call, fields), {
    method: call.method,
    headers,
    ...(call.body ? { body: JSON.stringify(toldFields(call)) } : {}),
  })
}

function isOfDashboard(call: Call): boolean {
  return addressOf(call).pathname.startsWith('/dashboard/')
}

/** The field that tells the calls of one address apart, when there is one. */
function toldFields({ toldBy }: Call): Record<string, string> {
  return toldBy ? { [toldBy.field]: toldBy.is } : {}
}

async function codeOf(response: Response): Promise<unknown> {
  const { code } = Object(await response.json()) as { code?: unknown }
  return code
}

describe.each(calls.map((call) => ({ name: nameOf(call), call })))('$name', ({ call }) => {
  const allowed = audiencesOf(call.who)
  let people: Record<Audience, Person>

  // Some calls end the session that is shown to them.
  beforeAll(async () => {
    people = await oneOfEach(product)
  })

  if (call.who === 'anyone') {
    test('does not look at who is calling', async () => {
      for (const token of [
        undefined,
        'unknown',
        ...audiences.map((audience) => people[audience].token),
      ]) {
        expect([401, 403]).not.toContain(await statusForGuest(call, token))
      }
    })
    return
  }

  test('refuses a visitor and a token that was never given', async () => {
    if (call.who !== 'guest-or-contractor') expect((await ask(call)).status).toBe(401)
    expect(await codeOf(await ask(call, 'unknown'))).toBe('UNAUTHENTICATED')
  })

  test.each(audiences.filter((audience) => !allowed.includes(audience)))(
    'refuses a %s',
    async (audience: Audience) => {
      const response = await ask(call, people[audience].token)
      if (call.who === 'guest-or-contractor') expect([401, 403]).not.toContain(response.status)
      else expect(await codeOf(response)).toBe('WRONG_AUDIENCE')
    },
  )

  test.each(allowed)('lets a %s in', async (audience: Audience) => {
    expect([401, 403]).not.toContain((await ask(call, people[audience].token)).status)
  })
})

/** A wrong password or a used link are a 401 of the call's own. What is answered may be a file. */
async function statusForGuest(call: Call, token?: string): Promise<number> {
  const response = await ask(call, token)
  if (response.ok) return response.status
  const code = await codeOf(response)
  return code === 'BAD_CREDENTIALS' || code === 'LINK_INVALID' ? 200 : response.status
}

describe('the contract', () => {
  test('gives no two calls one address, unless the fields tell them apart', () => {
    for (const [address, group] of Map.groupBy(calls, nameOf)) {
      const told = group.map((call) => call.toldBy?.is)
      if (told[0] !== undefined) {
        expect({ address, told: new Set(told).size }).toEqual({ address, told: group.length })
        continue
      }
      const fields = group.flatMap((call) => Object.keys(call.input.shape))
      if (group.length > 1)
        expect({ address, fields: new Set(fields).size }).toEqual({
          address,
          fields: fields.length,
        })
    }
  })

  test('names every field of an address in its input', () => {
    for (const call of calls) {
      const { pathFields, queryFields } = addressOf(call)
      expect(Object.keys(call.input.shape)).toEqual(
        expect.arrayContaining([...pathFields, ...queryFields]),
      )
    }
  })
})
