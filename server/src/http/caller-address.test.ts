import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { limits } from '@headframe/wire'
import { aCompany, aContractor } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import type { Product } from '../testing/product.ts'
import { aProxyTo, postFrom } from '../testing/network/proxy.ts'

const behindOne = await aProduct({ environment: { TRUST_PROXY: '1' } })
const guesses = limits.failedSignInsPerAddress

/** Guesses at so many accounts that only the address can be what is counted. */
async function guessWrongly(base: string, from: string, forged: (turn: number) => string) {
  const codes: (string | undefined)[] = []
  for (let turn = 0; turn < guesses.points; turn++) {
    const form = { email: `nobody-${turn}@people.example`, password: 'not-the-one' }
    const headers = { 'x-forwarded-for': forged(turn) }
    codes.push((await postFrom(`${base}/company/login`, { from, form, headers })).body.code)
  }
  return new Set(codes)
}

function signInFrom(base: string, from: string, { email, password }: Person, forged = '') {
  return postFrom(`${base}/company/login`, {
    from,
    form: { email, password },
    headers: forged ? { 'x-forwarded-for': forged } : {},
  })
}

test('fifty wrong passwords from behind a proxy lock out whoever tried them, and nobody else', async () => {
  const proxy = await aProxyTo(behindOne.base)
  const saltbush = await aCompany(behindOne)

  expect(await guessWrongly(proxy, '127.0.0.2', (turn) => `198.51.100.${turn}`)).toEqual(
    new Set(['BAD_CREDENTIALS']),
  )
  expect(await signInFrom(proxy, '127.0.0.2', saltbush, '203.0.113.9')).toMatchObject({
    status: 429,
  })
  expect(await signInFrom(proxy, '127.0.0.3', saltbush)).toMatchObject({ status: 200 })
  // Nor is the one locked out that the guesses named as their own.
  expect(await signInFrom(proxy, '127.0.0.4', saltbush, '198.51.100.1')).toMatchObject({
    status: 200,
  })

  behindOne.moveClock(guesses.seconds)
  expect(await signInFrom(proxy, '127.0.0.2', saltbush)).toMatchObject({ status: 200 })
})

test('without a trusted proxy nothing that is forged makes a second address', async () => {
  const product = await aProduct()
  const saltbush = await aCompany(product)

  await guessWrongly(product.base, '127.0.0.2', (turn) => `198.51.100.${turn}`)

  expect(await signInFrom(product.base, '127.0.0.2', saltbush, '203.0.113.9')).toMatchObject({
    status: 429,
  })
  expect(await signInFrom(product.base, '127.0.0.3', saltbush)).toMatchObject({ status: 200 })
})

describe.each([
  ['two proxies', { TRUST_PROXY: '2' }, '203.0.113.7, 10.0.0.8'],
  ['proxies of some subnets', { TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }, '203.0.113.7, 10.0.0.8'],
])('behind %s', (_name, environment, chain) => {
  test('the one in front of them all is counted, whatever it says was before it', async () => {
    const product = await aProduct({ environment })

    expect(await timesAsked(product, chain)).toBe(1)
    expect(await timesAsked(product, `198.51.100.1, ${chain}`)).toBe(2)
    expect(await timesAsked(product, `127.0.0.1, 10.0.0.9, ${chain}`)).toBe(3)
    expect(await timesAsked(product, '203.0.113.8, 10.0.0.8')).toBe(1)
  })
})

describe('an address that is told by a proxy', () => {
  test.each([
    ['of IPv6 counts as its household', '2001:db8:1:2::1', '2001:DB8:1:2:ffff:0:0:9'],
    ['of IPv4 in the dress of IPv6 is one of IPv4', '198.51.100.7', '::ffff:198.51.100.7'],
    ['of IPv4 that a network translated is one of IPv4', '198.51.100.8', '64:ff9b::c633:6408'],
    ['may have its port', '198.51.100.9', '198.51.100.9:4711'],
    ['of IPv6 may have its port', '2001:db8:1:3::1', '[2001:db8:1:3::1]:4711'],
    ['that is none is the proxy’s own', 'unknown', 'also-none'],
  ])('%s', async (_what, one, same) => {
    const before = await timesAsked(behindOne, one)

    expect(await timesAsked(behindOne, same)).toBe(before + 1)
  })

  test('that is none harms nobody', async () => {
    for (const said of ['', ',', 'fe80::9%eth0', '[', '[::1', '1.2.3', '%', 'x'.repeat(4000)]) {
      const answer = await behindOne.ask('/geo/search?q=Newman', {
        headers: { 'x-forwarded-for': said },
      })
      expect(answer.status).toBe(200)
    }
  })

  test.each([
    ['2001:db8:7:1::1', '2001:db8:7:2::1'],
    ['198.51.100.10', '198.51.100.11'],
    ['::1', '::ffff:0:1'],
  ])('%s is not %s', async (one, other) => {
    expect(await timesAsked(behindOne, one)).toBe(1)
    expect(await timesAsked(behindOne, other)).toBe(1)
  })
})

/** How often whoever is meant by this has asked for places, asking once more. */
async function timesAsked({ ask, world }: Product, said: string): Promise<number> {
  const listCounts = () =>
    world.database.reading.selectFrom('call_limit').select(['key', 'points']).execute()
  const before = new Map((await listCounts()).map(({ key, points }) => [key, points]))
  await ask('/geo/search?q=Newman', { headers: { 'x-forwarded-for': said } })
  const counts = await listCounts()
  return counts.find(({ key, points }) => before.get(key) !== points)?.points ?? 0
}

test('what a proxy says of host and scheme is in no link', async () => {
  const ash = await aContractor(behindOne)

  await behindOne.ask('/contractor/forgot-password', {
    method: 'POST',
    headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' },
    body: new URLSearchParams({ email: ash.email }),
  })
  await behindOne.runTasks()

  const [mail] = await behindOne.mailTo(ash.email)
  expect(mail?.link).toMatch(/^http:\/\/headframe\.test\/reset-password\//)
  expect(mail?.text).not.toContain('evil.example')
})

describe('the line of a call in the log', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ])('tells %s as %s, and whose account it was', async (said, told) => {
    const ash = await aContractor(behindOne)
    const lines = vi.spyOn(behindOne.world.log, 'info')
    onTestFinished(() => lines.mockRestore())

    const headers = { 'x-forwarded-for': said, authorization: `Bearer ${ash.token}` }
    await behindOne.ask('/contractor/get-uploads', { headers })

    await vi.waitFor(() => expect(lines).toHaveBeenCalled())
    expect(lines.mock.calls).toEqual([
      [
        {
          call: expect.any(String),
          status: 200,
          ms: expect.any(Number),
          requestId: expect.any(String),
          from: told,
          audience: 'contractor',
          account: ash.id,
        },
        'call',
      ],
    ])
  })
})
