import { beforeEach, expect, test } from 'vitest'
import { applicantNotes, applicants, ownData } from '@headframe/wire'
import { aColleague, invite } from '../../testing/colleagues.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aCompany, aContractor, isSignedIn } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

let company: Person
let jane: Person
let application_id: string

beforeEach(async () => {
  company = await aCompany(product)
  jane = await aColleague(product, company, 'hirer')
  const job = await aJobOf(product, company)
  application_id = (await anApplicationTo(product, job, await aContractor(product))).id
  await product.as(jane).send(applicantNotes.add, { application_id, note: 'Strong on dozers.' })
  await product.as(jane).send(applicants.decide, { application_id, status: 1, reason: '' })
})

const accountsOf = (ids: string[]) =>
  product.world.database.reading.selectFrom('account').select('id').where('id', 'in', ids).execute()

test('a colleague takes a copy of what is theirs, and nothing that is the company’s', async () => {
  const { data } = await exportOf(product, jane)

  expect(Object.keys(data)).toEqual([
    'account',
    'sessions',
    'known_devices',
    'password_resets',
    'letters',
    'place',
    'decisions',
    'applicant_notes',
    'disclosures',
  ])
  expect(data.place).toMatchObject({
    first_name: 'Jane',
    role: 'hirer',
    company_name: 'Saltbush Mining',
  })
  expect(data.decisions).toMatchObject([{ application_id, status: 1 }])
  expect(data.applicant_notes).toMatchObject([{ note: 'Strong on dozers.', author_id: jane.id }])
})

test('the company’s copy has its people, invitations and notes', async () => {
  const { email } = await invite(product, company)

  const { data } = await exportOf(product, company)

  expect(data.people).toMatchObject([{ id: jane.id, email: jane.email, role: 'hirer' }])
  expect(data.invitations).toMatchObject([{ email, invited_by: company.id, accepted_by: null }])
  expect(data.applicant_notes).toMatchObject([{ application_id, note: 'Strong on dozers.' }])
})

test('a colleague who erases themselves leaves the company as it was, without their name', async () => {
  await product.as(jane).send(ownData.erase, { accountPassword: jane.password })

  expect(await accountsOf([company.id, jane.id])).toEqual([{ id: company.id }])
  const shared = await product.as(company).send(applicantNotes.shared, { application_id })
  expect(shared).toMatchObject({
    decision: { status: 1, author: null },
    notes: [{ note: 'Strong on dozers.', author: null }],
  })
})

test('a company that is erased takes every sign-in with it', async () => {
  await product.as(company).send(ownData.erase, { accountPassword: company.password })

  expect(await accountsOf([company.id, jane.id])).toEqual([])
  expect(await isSignedIn(product, jane)).toBe(false)
})
