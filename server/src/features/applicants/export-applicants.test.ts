import { beforeEach, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { pagesOfPdf } from '../../testing/documents.ts'
import { hashOf, seenBy } from '../../testing/disclosures.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer } from '../../testing/requests.ts'

const product = await aProduct()

let saltbush: Person
let job: { id: string; slug: string }

beforeEach(async () => {
  saltbush = await aCompany(product)
  job = await aJobOf(product, saltbush, {
    rate_category: 'custom_rate',
    rate: 95,
    rate_type: 'hour',
  })
})

const ask = (query = '', who = saltbush) =>
  product.ask(`/company/export-applicants/${job.id}${query}`, { headers: bearer(who.token) })

async function linesOf(response: Response) {
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  return text.replace('\uFEFF', '').trimEnd().split('\r\n')
}

test('the file tells of each applicant what the list shows, and how to reach them', async () => {
  const marnie = await aRegisteredContractor(product)
  await product.runTasks()
  await anApplicationTo(product, job, marnie, { rate: 88.5, rate_type: 'hour' })
  const { profile_hash, email } = await product.as(marnie).send(contractorProfiles.own, {})

  const response = await ask()

  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(response.headers.get('content-disposition')).toContain(
    `headframe-${job.slug}-applicants.csv`,
  )
  const [head, line, ...others] = await linesOf(response)
  expect(head).toMatch(/^Name,Status,Applied on,Current role,/)
  expect(line).toContain('Marnie Okafor,Pending,')
  expect(line).toContain('"Heavy Rigid (HR), Working at Heights, First Aid",Kambalda,WA')
  expect(line).toContain(',88.5,hour,')
  expect(line).toContain(email)
  expect(others).toEqual([])
  expect(await seenBy(product, saltbush)).toEqual([
    {
      profile_hash,
      reader_audience: 'company',
      call: 'GET /company/export-applicants/{id}',
    },
  ])
})

test('the file holds whom the list is narrowed down to, in its order, and nobody else is noted', async () => {
  for (const [firstName, status] of [
    ['Zoe', 0],
    ['Ash', 0],
    ['Mae', 2],
  ] as const) {
    const person = await aContractor(product, { firstName, lastName: 'Oku' })
    await anApplicationTo(product, job, person, { status })
  }

  const [, ...lines] = await linesOf(await ask('?status=0&sortField=name&sortOrder=asc'))

  expect(lines.map((line) => line.split(',')[0])).toEqual(['Ash Oku', 'Zoe Oku'])
  expect(await seenBy(product, saltbush)).toHaveLength(2)
})

test('nobody’s name is a formula, and no quote ends a cell', async () => {
  const person = await aContractor(product, { firstName: '=1+1', lastName: 'O"Dea, the 2nd' })
  await anApplicationTo(product, job, person)

  const [, line] = await linesOf(await ask())

  expect(line).toContain(`"'=1+1 O""Dea, the 2nd",Pending`)
})

test('the document has everybody on as many pages as it takes', async () => {
  for (let at = 1; at <= 15; at += 1) {
    const person = await aContractor(product, { firstName: `Ash ${at}`, lastName: 'Łukasz' })
    await anApplicationTo(product, job, person, { rate: 900, rate_type: 'day' })
  }

  const response = await ask('?form=pdf')

  expect(response.headers.get('content-type')).toBe('application/pdf')
  const pages = await pagesOfPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages[0]).toContain('Applicants for Dozer Operator')
  expect(pages[0]).toContain('$95 an hour')
  const all = pages.join(' ')
  for (let at = 1; at <= 15; at += 1) expect(all).toContain(`Ash ${at} Łukasz`)
  expect(all).toContain('$900 a day')
  expect(await seenBy(product, saltbush)).toHaveLength(15)
})

test('a list of nobody is a file all the same', async () => {
  expect(await linesOf(await ask())).toHaveLength(1)
  expect((await ask('?form=pdf')).status).toBe(200)
})

test('another company’s applicants are nobody’s business', async () => {
  const person = await aContractor(product)
  await anApplicationTo(product, job, person)

  expect((await ask('', await aCompany(product))).status).toBe(404)
  expect(await seenBy(product, saltbush)).toEqual([])
  expect(await hashOf(product, person)).toMatch(/^[0-9a-f]{32}$/)
})
