import { describe, expect, test } from 'vitest'
import { sampleRoutes } from '../../testing/sample-contract.ts'
import { aCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'

const product = await aProduct({ routes: sampleRoutes })
const company = await aCompany(product)

describe('a body', () => {
  test('of a form is told every fault at once, and the first that matters in words', async () => {
    const response = await product.ask('/samples/echo', json({ motto: 'x'.repeat(41) }))
    expect(await outcome(response)).toEqual({
      status: 422,
      code: 'INVALID',
      error: 'Please tell your name.',
      fields: { name: 'Please tell your name.', motto: 'Must be 40 characters or fewer' },
    })
  })

  test('is judged by the rules between its fields too', async () => {
    const response = await product.ask('/samples/echo', json({ name: 'same', motto: 'same' }))
    expect(await outcome(response)).toMatchObject({
      status: 422,
      error: 'The motto has to be another word.',
    })
  })

  test('with another word than the few that are offered is told so', async () => {
    const response = await product.ask('/samples/echo', json({ name: 'Ash', shift: 'dusk' }))
    expect(await outcome(response)).toMatchObject({
      status: 422,
      fields: { shift: 'Please choose a shift.' },
    })
  })

  test('may hold fields that nobody asked for', async () => {
    const response = await product.ask(
      '/samples/echo',
      json({ name: 'Ash', motto: '', more: { deep: [1] } }),
    )
    expect(await response.json()).toEqual({ name: 'Ash', motto: '' })
  })

  test.each([
    ['that is no JSON', '{"name"'],
    ['that is a list', '[]'],
    ['with a list for a value', '{"name":["a"]}'],
    ['with an object for a value', '{"name":{"a":1}}'],
    ['with a list for one of a few values', '{"name":"a","shift":["day"]}'],
    ['with an object for one of a few values', '{"name":"a","shift":{"day":1}}'],
    ['with a NUL in it', '{"name":"a\\u0000b"}'],
    ['with an escape in it', '{"name":"a\\u001bb"}'],
    ['with half a character in it', '{"name":"a\\ud800b"}'],
    ['that reaches for a prototype', '{"name":"a","__proto__":{"polluted":true}}'],
  ])('%s is not understood', async (_, body) => {
    expect(await outcome(await product.ask('/samples/echo', json(body)))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
    })
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  test('with a field twice, or in two places, is not understood', async () => {
    const twice = await product.ask('/samples/echo', {
      method: 'POST',
      body: new URLSearchParams('name=a&name=b'),
    })
    const both = await product.ask('/samples/echo?name=c', {
      method: 'POST',
      body: new URLSearchParams('name=a'),
    })
    expect([twice.status, both.status]).toEqual([400, 400])
  })

  test('that is broken multipart is not understood', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' }
    const response = await product.ask('/samples/echo', {
      method: 'POST',
      headers,
      body: '--x\r\nContent-Disp',
    })
    expect(response.status).toBe(400)
  })

  test.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded'])(
    'of type %s is none of a JSON call',
    async (type) => {
      const headers = { 'content-type': type, ...bearer(company.token) }
      const response = await product.ask('/samples/known/orders', {
        method: 'POST',
        headers,
        body: '{"count":1}',
      })
      expect(await outcome(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
    },
  )

  test('is not read where there should be none', async () => {
    expect((await product.ask('/samples/ring', json('{"broken'))).status).toBe(200)
  })

  test('of more than a mebibyte is too large', async () => {
    const response = await product.ask('/samples/echo', json({ name: 'x'.repeat(1_048_577) }))
    expect(await outcome(response)).toMatchObject({
      status: 413,
      code: 'TOO_LARGE',
      error: 'File too large (max 1MB).',
    })
  })

  test('a hundred thousand levels deep does no harm', async () => {
    const response = await product.ask(
      '/samples/echo',
      json(`{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`),
    )
    expect(response.status).toBe(400)
  })
})
