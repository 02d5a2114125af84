import { describe, expect, test } from 'vitest'
import type { Call } from '@headframe/wire'
import { sample, sampleRoutes } from '../testing/sample-contract.ts'
import { aCompany, aContractor, anAdmin, aStaffMember } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { bearer, json, outcome } from '../testing/requests.ts'

const product = await aProduct({ routes: sampleRoutes })
const staff = await aStaffMember(product)
const company = await aCompany(product)
const contractor = await aContractor(product)

const asStaff = { headers: bearer(staff.token) }

describe('the old addresses', () => {
  test.each([
    '/sample.php?getAll',
    '/sample.php?getAll=',
    '/sample.php?getAll=1',
    '/sample.php?page=2&getAll',
    '/sample.php?getAll&back=/~me',
  ])('%s names a call by its flag', async (path) => {
    expect((await product.ask(path, asStaff)).status).toBe(200)
  })

  test.each([
    '/sample.php',
    '/sample.php?',
    '/sample.php?nothing',
    '/sample.php?getAll&getOne',
    '/sample.php?getAll&getSome',
    '/sample.php?page=1',
  ])('%s names none', async (path) => {
    expect(await outcome(await product.ask(path, asStaff))).toMatchObject({
      status: 400,
      code: 'UNKNOWN_CALL',
    })
  })

  test.each([
    ['DELETE', '/sample.php?getAll'],
    ['POST', '/sample.php?getAll'],
    ['GET', '/nowhere'],
    ['GET', '/sample.php/~flag/getAll'],
    ['GET', '/sample.php/%7Eflag/getAll'],
    ['HEAD', '/sample.php/%7eflag/getAll'],
    ['HEAD', '/samples/known/orders'],
    ['PATCH', '/samples/echo'],
  ])('%s %s is unknown', async (method, path) => {
    const response = await product.ask(path, { ...asStaff, method })
    expect(response.status).toBe(404)
    const told = { status: 404, code: 'NOT_FOUND', error: 'Not found.' }
    if (method !== 'HEAD') expect(await outcome(response)).toMatchObject(told)
  })

  test('a parameter may stand in the query beside a body', async () => {
    const { send } = product.as(staff)
    expect(await send(sample.change, { ph: 'a b', note: ' kept ' })).toEqual({
      ph: 'a b',
      note: 'kept',
    })
  })
})

describe('asking for the head alone', () => {
  const ofTheirOwn = /^(date|connection|keep-alive|x-request-id)$/

  test.each([
    ['/sample.php?getAll', asStaff],
    ['/sample.php?getAll', {}],
    ['/samples/list/pages?page=2', {}],
    ['/samples/list/pages?page=2&perPage=100', {}],
    ['/samples/nowhere/at/all', {}],
  ])('of %s answers as asking for all of it, without a body', async (path, how) => {
    const whole = await product.ask(path, how)
    const head = await product.ask(path, { ...how, method: 'HEAD' })

    expect(head.status).toBe(whole.status)
    const [told, expected] = [head, whole].map(({ headers }) =>
      [...headers].filter(([name]) => !ofTheirOwn.test(name)),
    )
    expect(told).toEqual(expected)
    expect(await head.text()).toBe('')
  })
})

describe('who is calling', () => {
  test('a guest may be a guest, a contractor is known, another kind counts as guest', async () => {
    expect(await product.send(sample.open, { id: 'x' })).toEqual({ id: 'x', guest: true })
    expect(await product.as(contractor).send(sample.open, { id: 'x' })).toEqual({
      id: 'x',
      guest: false,
    })
    expect(await product.as(company).send(sample.open, { id: 'x' })).toEqual({
      id: 'x',
      guest: true,
    })
  })

  test('a token that is refused is refused even where guests may call', async () => {
    const response = await product.ask('/samples/x', { headers: bearer('gone') })
    expect(await outcome(response)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  test('a bearer call does not look at the cookie', async () => {
    const admin = await anAdmin(product)
    const response = await product.ask('/sample.php?getAll', {
      headers: { cookie: `admin_session=${admin.token}` },
    })
    expect(response.status).toBe(401)
  })

  test('is asked before the body is looked at, and the body before the object', async () => {
    const broken = json('{', {})
    expect((await product.ask('/samples/known/orders', broken)).status).toBe(401)
    expect(
      (await product.ask('/samples/known/orders', json('{', bearer(staff.token)))).status,
    ).toBe(403)
    expect(
      (await product.ask('/samples/known/orders', json('{', bearer(company.token)))).status,
    ).toBe(400)
    const unknown = await product.ask('/samples/gone/orders', json({}, bearer(company.token)))
    expect(await outcome(unknown)).toMatchObject({ status: 404, error: 'There is no such sample.' })
    const unsound = await product.ask('/samples/known/orders', json({}, bearer(company.token)))
    expect(await outcome(unsound)).toMatchObject({
      status: 422,
      fields: { count: 'Please tell how many.' },
    })
  })
})

describe('an answer', () => {
  test('holds nothing that the contract does not name', async () => {
    expect(await (await product.ask('/samples/leak/all')).json()).toEqual({ name: 'Ash' })
  })

  test('to a bug is told in the words of the call, with an id to find it by', async () => {
    const response = await product.ask('/samples/fail', json({}))
    expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(await response.json()).toEqual({
      error: 'It did not work. Please try again.',
      code: 'INTERNAL',
    })
    expect(response.status).toBe(500)
  })

  test('that refuses carries the fields that older clients read', async () => {
    const response = await product.ask(
      '/sample.php?change&ph=x',
      json({ note: '' }, bearer(staff.token)),
    )
    expect(await response.json()).toEqual({
      error: 'The note cannot be empty.',
      code: 'INVALID',
      fields: { note: 'The note cannot be empty.' },
      success: false,
      status: 'ERROR',
      message: 'The note cannot be empty.',
    })
  })

  test('carries the headers that keep it safe, whatever it says', async () => {
    for (const path of ['/samples/x', '/nowhere', '/samples/fail']) {
      const { headers } = await product.ask(path)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const policy = headers.get('content-security-policy')
      for (const rule of ['base-uri', 'form-action', 'object-src', 'frame-ancestors'])
        expect(policy).toContain(`${rule} 'none'`)
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  })

  test('may be read by the pages of the app and by nobody else', async () => {
    const ours = await product.ask('/samples/x', { headers: { origin: 'http://headframe.test' } })
    const theirs = await product.ask('/samples/x', { headers: { origin: 'https://evil.example' } })

    expect(ours.headers.get('access-control-allow-origin')).toBe('http://headframe.test')
    expect(ours.headers.get('access-control-allow-credentials')).toBe('true')
    expect(ours.headers.get('access-control-expose-headers')).toContain('X-Total-Count')
    expect(theirs.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a limit', () => {
  test('is exact under parallel calls, and says when to come again', async () => {
    product.moveClock(120)
    const responses = await Promise.all(
      Array.from({ length: 9 }, () => product.ask('/samples/ring', { method: 'POST' })),
    )

    const refused = responses.filter(({ status }) => status === 429)
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(refused).toHaveLength(6)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)

    product.moveClock(61)
    expect((await product.ask('/samples/ring', { method: 'POST' })).status).toBe(200)
  })
})

const order = (key: string, count: number, who = company) =>
  product.as(who).send(sample.order, { id: 'known', count }, { idempotencyKey: key })

describe('an idempotency key', () => {
  test('makes ten calls at once one call with one answer', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => order('first', 1)))
    expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  })

  test('belongs to its caller and to its request, for a day', async () => {
    const { number } = await order('second', 1)

    expect((await order('second', 1, contractor)).number).not.toBe(number)
    await expect(order('second', 2)).rejects.toMatchObject({ code: 'KEY_REUSED', status: 409 })
    product.moveClock(24 * 3600 - 3600)
    expect((await order('second', 1)).number).toBe(number)
    product.moveClock(3601)
    expect((await order('second', 1)).number).not.toBe(number)
  })

  test('of a refused call is free again', async () => {
    const missing = product
      .as(company)
      .send(sample.order, { id: 'gone', count: 1 }, { idempotencyKey: 'third' })
    await expect(missing).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(order('third', 1)).resolves.toMatchObject({ number: expect.any(Number) })
  })

  test('longer than a hundred characters is not understood', async () => {
    await expect(order('k'.repeat(101), 1)).rejects.toMatchObject({ status: 400 })
  })
})

test('every kind of call is in the sample', () => {
  const kinds = new Set(Object.values<Call>(sample).map(({ body }) => body ?? 'none'))
  expect(kinds).toEqual(new Set(['none', 'json', 'form']))
})
