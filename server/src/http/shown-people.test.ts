import { randomBytes } from 'node:crypto'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { dataList, defineCalls, pageFields } from '@headframe/wire'
import { implement } from '../kit/use-case.ts'
import { hashOf, seenBy } from '../testing/disclosures.ts'
import { aCompany, aContractor } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { bearer, json } from '../testing/requests.ts'

/** People as calls of every kind may show them: many at once, deep in an answer, in a file. */
const sample = defineCalls({
  page: {
    method: 'GET',
    path: '/samples/people',
    says: 'Shows the first beside each of the others.',
    who: ['company', 'contractor'],
    input: z.object({ ...pageFields, hashes: z._default(z.string(), '') }),
    output: dataList(
      z.object({ profile_hash: z.string(), beside: z.object({ profile_hash: z.string() }) }),
    ),
    paged: { size: 20, under: 'data' },
    discloses: { by: 'profile_hash' },
  },
  file: {
    method: 'POST',
    path: '/samples/people/export',
    says: 'Shows them in a file.',
    who: ['company'],
    body: 'json',
    input: z.object({ hashes: z.array(z.string()) }),
    output: { file: ['text/plain'] },
    discloses: { by: 'profile_hash' },
  },
  order: {
    method: 'POST',
    path: '/samples/people/orders',
    says: 'Shows somebody; a repeat under the same key is no second order.',
    who: ['company'],
    body: 'json',
    keyed: true,
    input: z.object({ profile_hash: z.string() }),
    output: z.object({ profile_hash: z.string() }),
    discloses: { by: 'profile_hash' },
  },
})

const bytes = Buffer.from('Everything about them')

const product = await aProduct({
  routes: implement(sample, {
    page: (_, { hashes }) => {
      const [first = '', ...others] = hashes.split(',').filter(Boolean)
      const rows = others.map((hash) => ({
        profile_hash: first,
        beside: { profile_hash: hash },
        // The contract does not name them, so nobody is shown them.
        unnamed: { profile_hash: unnamed },
      }))
      return { rows, total: rows.length, page: 1, perPage: 20, pages: 1 }
    },
    file: (_, { hashes }) => ({
      content: bytes,
      type: 'text/plain',
      size: bytes.length,
      shows: hashes,
    }),
    order: (_, wish) => wish,
  }),
})

let ash: Person
let hashes: string[]
let unnamed: string
let company: Person

beforeAll(async () => {
  const people = [0, 1, 2, 3].map(() => aContractor(product))
  const [first, ...others] = await Promise.all(people)
  if (!first) throw new Error('There is a first of four')
  ash = first
  hashes = await Promise.all([ash, ...others].map((who) => hashOf(product, who)))
  unnamed = hashes.pop() ?? ''
})

beforeEach(async () => {
  company = await aCompany(product)
})

const hashesSeenBy = async (who: Person) =>
  (await seenBy(product, who)).map(({ profile_hash }) => profile_hash).toSorted()

test('of a page each is written down once, and nobody else', async () => {
  const nobody = randomBytes(16).toString('hex')

  await product.as(company).send(sample.page, { hashes: [...hashes, nobody].join(',') })
  expect(await hashesSeenBy(company)).toEqual(hashes.toSorted())
})

test('of a page with oneself on it the others are written down', async () => {
  await product.as(ash).send(sample.page, { hashes: hashes.join(',') })

  const own = await hashOf(product, ash)
  expect(await hashesSeenBy(ash)).toEqual(hashes.filter((hash) => hash !== own).toSorted())
})

test('of a page with nobody on it nobody is written down', async () => {
  await product.as(company).send(sample.page, { hashes: '' })

  expect(await hashesSeenBy(company)).toEqual([])
})

test('of a file those are written down whom the use case tells', async () => {
  const request = json({ hashes }, bearer(company.token))
  const response = await product.ask('/samples/people/export', request)

  expect(await response.text()).toBe('Everything about them')
  expect(await hashesSeenBy(company)).toEqual(hashes.toSorted())
})

test('a repeat under the same key shows them again, and is written down again', async () => {
  const order = (idempotencyKey: string) =>
    product.as(company).send(sample.order, { profile_hash: unnamed }, { idempotencyKey })

  await order('first')
  await order('first')
  expect(await hashesSeenBy(company)).toEqual([unnamed, unnamed])
})
