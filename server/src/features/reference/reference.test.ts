import { describe, expect, test } from 'vitest'
import { reference } from '@headframe/wire'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { send } = product

describe('industries', () => {
  test('are ten, by name, and three calls serve the one list', async () => {
    const industries = await send(reference.industries, {})

    expect(industries).toHaveLength(10)
    expect(industries.map(({ name }) => name)).toEqual(
      industries.map(({ name }) => name).toSorted(),
    )
    expect(await send(reference.registrationIndustries, {})).toEqual(industries)
    expect(await send(reference.industriesV2, {})).toEqual({ data: industries })
  })

  test('have roles that people know, and each role has its questions', async () => {
    for (const industry of await send(reference.industries, {})) {
      const roles = await send(reference.roles, { industryId: industry.id })
      expect(roles.length).toBeGreaterThanOrEqual(4)
      const counts = await Promise.all(
        roles.map(async (role) => (await send(reference.questions, { roleId: role.id })).length),
      )
      expect(counts.every((count) => count >= 1 && count <= 5)).toBe(true)
    }
  })

  test('and their roles stand in the order of a dictionary', async () => {
    const { writing } = product.world.database
    await writing.insertInto('industry').values({ id: 9001, name: 'éolian Power' }).execute()
    const names = ['zone Lead', 'Éolian Fitter', 'Yard Hand', 'electrician', 'Eol Watcher']
    await writing
      .insertInto('role')
      .values(names.map((name, at) => ({ id: 900_101 + at, industry_id: 9001, name })))
      .execute()

    const roles = await send(reference.roles, { industryId: 9001 })
    expect(roles.map(({ name }) => name)).toEqual([
      'electrician',
      'Eol Watcher',
      'Éolian Fitter',
      'Yard Hand',
      'zone Lead',
    ])
    const industries = (await send(reference.industries, {})).map(({ name }) => name)
    expect(industries.indexOf('éolian Power')).toBeLessThan(industries.indexOf('Health and Safety'))
  })

  test('that are unknown have no roles', async () => {
    for (const path of [
      '/contractor/roles/99',
      '/contractor/roles/gold',
      '/contractor/questions/1',
      '/contractor/questions/9e9',
      '/contractor/roles/01',
      '/contractor/questions/+1081',
    ]) {
      const response = await product.ask(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ error: 'Not found.', code: 'NOT_FOUND' })
    }
  })

  test('may be kept for an hour', async () => {
    expect((await product.ask('/contractor/industries')).headers.get('cache-control')).toBe(
      'public, max-age=3600',
    )
  })
})

test('a talent pool may offer three kinds of work', async () => {
  expect(await send(reference.workTypes, {})).toEqual({
    data: [
      { id: 'contract', name: 'Contract' },
      { id: 'permanent', name: 'Permanent' },
      { id: 'either', name: 'Either' },
    ],
  })
})

describe('places', () => {
  test('are found by what people type, best first', async () => {
    const { data } = await send(reference.places, {
      q: '12 Hedland Pl, Karratha WA 6714',
      limit: 1,
    })
    expect(data).toEqual([
      expect.objectContaining({ state: 'WA', kind: 'address', lat: expect.closeTo(-20.7, 0) }),
    ])
  })

  test('that are nowhere are not found', async () => {
    expect(await send(reference.places, { q: 'zzyzx qqq', limit: 5 })).toEqual({ data: [] })
  })

  test.each([
    '?q=x',
    '?q=%20x%20',
    `?q=${'x'.repeat(201)}`,
    '',
    '?q=newman&limit=0',
    '?q=newman&limit=11',
    '?q=a1&q=b2',
  ])('are not looked for with "%s"', async (query) => {
    expect((await product.ask(`/geo/search${query}`)).status).toBe(400)
  })
})
