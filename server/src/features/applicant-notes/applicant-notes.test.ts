import { beforeAll, expect, test } from 'vitest'
import {
  applicantNotes,
  applicants,
  companyPeople,
  contractorJobs,
  ownData,
  words,
} from '@headframe/wire'
import { aColleague } from '../../testing/colleagues.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { exportOf } from '../../testing/own-data.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

let company: Person
let jane: Person
let vic: Person
let ash: Person
let job: Awaited<ReturnType<typeof aJobOf>>
let application_id: string

beforeAll(async () => {
  company = await aCompany(product)
  jane = await aColleague(product, company, 'hirer')
  vic = await aColleague(product, company, 'viewer', { firstName: 'Vic', lastName: 'Lund' })
})

const setUp = async () => {
  ash = await aContractor(product)
  job = await aJobOf(product, company)
  application_id = (await anApplicationTo(product, job, ash)).id
}

const sharedTo = (who: Person) => product.as(who).send(applicantNotes.shared, { application_id })
const add = (who: Person, note: string) =>
  product.as(who).send(applicantNotes.add, { application_id, note })
const notesIn = () => product.world.database.reading.selectFrom('applicant_note').selectAll()

test('colleagues read each other’s notes, newest first; each changes and deletes their own', async () => {
  await setUp()
  const first = await add(vic, 'Worked with her at Leinster.')
  product.moveClock(60)
  await add(jane, 'Strong on dozers.\nCall before noon.')

  expect((await sharedTo(vic)).notes).toMatchObject([
    {
      note: 'Strong on dozers.\nCall before noon.',
      author: 'Jane Okafor',
      is_own: false,
      may_delete: false,
    },
    {
      note: 'Worked with her at Leinster.',
      author: 'Vic Lund',
      is_own: true,
      may_delete: true,
      edit_date: null,
    },
  ])

  const changed = await product
    .as(vic)
    .send(applicantNotes.edit, { id: first.id, note: 'Worked with her at Agnew.' })
  expect(changed).toMatchObject({
    note: 'Worked with her at Agnew.',
    edit_date: expect.any(Number),
  })
  for (const call of [applicantNotes.edit, applicantNotes.delete] as const)
    await expect(
      product.as(jane).send(call, { id: first.id, note: 'Not mine.' }),
    ).rejects.toMatchObject({ code: 'ROLE_NEEDED', text: words.onlyItsAuthor })

  await product.as(vic).send(applicantNotes.delete, { id: first.id })
  await expect(
    product.as(vic).send(applicantNotes.edit, { id: first.id, note: 'Gone.' }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect((await sharedTo(company)).notes).toHaveLength(1)
})

test('an owner deletes any, and an empty one is none', async () => {
  await setUp()
  const { id } = await add(vic, 'Too blunt to stand.')
  await expect(add(vic, '  \n ')).rejects.toMatchObject({ fields: { note: words.noteEmpty } })

  expect((await sharedTo(company)).notes).toMatchObject([{ is_own: false, may_delete: true }])
  await product.as(company).send(applicantNotes.delete, { id })
  expect((await sharedTo(vic)).notes).toEqual([])
})

test('who decided and who looked are told by name, and of whoever has gone by none', async () => {
  await setUp()
  const mia = await aColleague(product, company, 'hirer', { firstName: 'Mia', lastName: 'Stone' })
  const [applicant] = await product.as(jane).send(applicants.list, { id: job.id, search: '' })
  const profile_hash = applicant?.profile_hash ?? ''
  const look = (who: Person) =>
    product.as(who).send(applicants.candidate, { jobUuid: job.id, profile_hash })
  await look(jane)
  product.moveClock(60)
  await look(mia)
  await look(mia)
  expect((await sharedTo(vic)).decision).toBeNull()
  await product.as(mia).send(applicants.decide, { application_id, status: 1, reason: '' })
  await add(mia, 'Yes.')

  expect(await sharedTo(vic)).toMatchObject({
    decision: { status: 1, author: 'Mia Stone', date: expect.any(Number) },
    looks: [{ person: 'Mia Stone' }, { person: 'Jane Okafor' }],
  })
  await product.as(company).send(companyPeople.remove, { id: mia.id })
  expect(await sharedTo(vic)).toMatchObject({
    decision: { status: 1, author: null },
    looks: [{ person: null }, { person: 'Jane Okafor' }],
    notes: [{ note: 'Yes.', author: null, is_own: false }],
  })
})

test('the applicant has them in their own data, without who wrote them, and on no screen', async () => {
  await setUp()
  await add(jane, 'Prefers nights.')

  const { data, bytes } = await exportOf(product, ash)
  expect(data.applications).toMatchObject([
    { notes: [{ note: 'Prefers nights.', timestamp: expect.any(Number) }] },
  ])
  expect(bytes.includes('Okafor')).toBe(false)
  const seen = await product.as(ash).send(contractorJobs.applications, {})
  expect(JSON.stringify(seen)).not.toContain('nights')
})

test('notes go with the application, with the applicant, and with the company', async () => {
  await setUp()
  await add(jane, 'One.')
  await product.as(ash).send(contractorJobs.withdraw, { jobId: job.id })
  await expect(add(jane, 'Too late.')).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await notesIn().where('application_id', '=', application_id).execute()).toEqual([])

  await setUp()
  await add(jane, 'Two.')
  await product.as(ash).send(ownData.erase, { accountPassword: ash.password })
  expect(await notesIn().where('application_id', '=', application_id).execute()).toEqual([])

  await setUp()
  await add(jane, 'Three.')
  await product.as(company).send(ownData.erase, { accountPassword: company.password })
  expect(await notesIn().where('company_id', '=', company.id).execute()).toEqual([])
})
