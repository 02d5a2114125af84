import { describe, expect, test } from 'vitest'
import { sampleRoutes } from '../testing/sample-contract.ts'
import { aProduct } from '../testing/product.ts'
import { outcome } from '../testing/requests.ts'

const product = await aProduct({ routes: sampleRoutes })

async function page(query: string) {
  const response = await product.ask(`/samples/list/pages${query}`)
  const rows = (await response.json()) as { number: number }[]
  const header = (name: string) => Number(response.headers.get(name))
  return {
    first: rows[0]?.number,
    count: rows.length,
    total: header('x-total-count'),
    page: header('x-page'),
    size: header('x-page-size'),
    pages: header('x-total-pages'),
  }
}

describe('a pageable list', () => {
  test('gives the first hundred rows to whoever asks for no page', async () => {
    expect(await page('')).toEqual({
      first: 0,
      count: 100,
      total: 250,
      page: 1,
      size: 100,
      pages: 3,
    })
  })

  test.each([
    ['?page=1', { first: 0, count: 20, page: 1, size: 20, pages: 13 }],
    ['?page=13', { first: 240, count: 10, page: 13, size: 20, pages: 13 }],
    ['?page=2&perPage=50', { first: 50, count: 50, page: 2, size: 50, pages: 5 }],
    ['?perPage=7', { first: 0, count: 7, page: 1, size: 7, pages: 36 }],
    ['?page=0', { first: 0, page: 1 }],
    ['?page=-3', { first: 0, page: 1 }],
    ['?page=soon', { first: 0, page: 1, size: 20 }],
    ['?page=99', { first: 240, page: 13 }],
    ['?page=1&perPage=1000', { count: 100, size: 100 }],
    ['?page=1&perPage=0', { count: 1, size: 1 }],
  ])('understands %s', async (query, expected) => {
    expect(await page(query)).toMatchObject({ total: 250, ...expected })
  })

  test('repeats the totals beside the rows of a data list', async () => {
    const response = await product.ask('/samples/list/data?page=2')
    expect(await response.json()).toMatchObject({
      data: expect.arrayContaining([{ number: 24 }]),
      meta: { total: 250, page: 2, perPage: 24, pages: 11 },
    })
  })

  test.each(['?sortField=password', '?sortField=name&sortOrder=sideways', '?sortField=name;drop'])(
    'does not sort by %s',
    async (query) => {
      expect(await outcome(await product.ask(`/samples/list/pages${query}`))).toMatchObject({
        status: 400,
        code: 'BAD_SORT',
      })
    },
  )

  test('does not look for more than two hundred characters', async () => {
    expect((await product.ask(`/samples/list/pages?search=${'x'.repeat(201)}`)).status).toBe(400)
    expect((await product.ask(`/samples/list/pages?search=${'x'.repeat(200)}`)).status).toBe(200)
  })
})
