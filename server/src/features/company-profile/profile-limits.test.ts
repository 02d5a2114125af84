import { beforeEach, expect, test } from 'vitest'
import { companyProfiles } from '@headframe/wire'
import { aCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const patch = (who: Person, body: unknown) =>
  product.ask('/company/v2/profile', { ...json(body, bearer(who.token)), method: 'PATCH' })
const show = (who: Person) => product.as(who).send(companyProfiles.own, {})
const long = (length: number) => 'x'.repeat(length)
const rows = (count: number, row: object) => Array.from({ length: count }, () => row)

test.each([
  ['name', long(256), 'Company name must be 255 characters or fewer', 'name'],
  ['logo_type', long(256), 'Must be 255 characters or fewer', 'logo_type'],
  ['website', long(2049), 'Must be 2048 characters or fewer', 'website'],
  ['office_address', long(256), 'Must be 255 characters or fewer', 'office_address'],
  ['employee_size', long(121), 'Must be 120 characters or fewer', 'employee_size'],
  ['industry', long(121), 'Must be 120 characters or fewer', 'industry'],
  ['summary', long(4001), 'Must be 4000 characters or fewer', 'summary'],
  ['commodities', [long(121)], 'Must be 120 characters or fewer', 'commodities.0'],
  ['software_used', ['SAP', long(121)], 'Must be 120 characters or fewer', 'software_used.1'],
  [
    'software_used',
    Array.from({ length: 101 }, (_, index) => `Tool ${index}`),
    'Must be 100 entries or fewer',
    'software_used',
  ],
  ['key_people', [{ role: long(121) }], 'Must be 120 characters or fewer', 'key_people.0.role'],
  ['key_people', rows(51, { role: 'GM' }), 'Must be 50 entries or fewer', 'key_people'],
  ['key_projects', [{ name: long(201) }], 'Must be 200 characters or fewer', 'key_projects.0.name'],
  [
    'key_projects',
    [{ name: 'A', stage: long(121) }],
    'Must be 120 characters or fewer',
    'key_projects.0.stage',
  ],
  ['key_projects', rows(51, { name: 'A' }), 'Must be 50 entries or fewer', 'key_projects'],
  ['ticker', long(13), 'Must be 12 characters or fewer', 'ticker'],
  ['market_cap', long(65), 'Must be 64 characters or fewer', 'market_cap'],
  ['cash_in_bank', long(65), 'Must be 64 characters or fewer', 'cash_in_bank'],
  ['field_roster', long(256), 'Must be 255 characters or fewer', 'field_roster'],
  ['typical_hours', long(256), 'Must be 255 characters or fewer', 'typical_hours'],
  ['facilities', long(4001), 'Must be 4000 characters or fewer', 'facilities'],
  ['creation_date', long(65), 'Must be 64 characters or fewer', 'creation_date'],
  ['slug', long(256), 'Must be 255 characters or fewer', 'slug'],
])('refuses a %s beyond its limit', async (field, value, text, at) => {
  expect(await outcome(await patch(saltbush, { [field]: value }))).toEqual({
    status: 422,
    code: 'INVALID',
    error: text,
    fields: { [at]: text },
  })
})

test('tells every field that is too long at once, and keeps nothing of the others', async () => {
  const response = await patch(saltbush, { ticker: long(13), summary: 'Gold.', industry: 'none' })

  expect(Object.keys(Object((await outcome(response)).fields)).toSorted()).toEqual([
    'industry',
    'ticker',
  ])
  expect((await show(saltbush)).summary).toBeNull()
})

test.each([
  ['a list for a text', { name: ['Saltbush'] }],
  ['an object for a text', { summary: { text: 'Gold' } }],
  ['a text for a list', { commodities: 'Gold' }],
  ['a control character', { name: 'Salt\u0007bush' }],
  ['a list for a revision', { revision: [1] }],
])('does not understand %s', async (_, body) => {
  expect(await outcome(await patch(saltbush, body))).toMatchObject({
    status: 400,
    code: 'BAD_REQUEST',
  })
})
