import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { companyJobs, contractorJobs, ownData, savedJobs } from '@headframe/wire'
import { aJobOf } from '../../../testing/jobs.ts'
import { exportOf } from '../../../testing/own-data.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import type { Person } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()
const { save, list } = savedJobs

const keep = (who: Person, jobId: string, saved = true) =>
  product.as(who).send(save, { jobId, saved })
const kept = async (who: Person) =>
  (await product.as(who).send(list, {})).map(({ job_id }) => job_id)

test('a saved job stands in the own list, the last saved first, and is marked wherever it is shown', async () => {
  const [person, company] = [await aContractor(product), await aCompany(product)]
  const [first, second] = [await aJobOf(product, company), await aJobOf(product, company)]
  expect(await keep(person, first.slug)).toEqual({ saved: true })
  await keep(person, second.id)

  expect(await kept(person)).toEqual([second.id, first.id])
  const { send } = product.as(person)
  expect(await send(contractorJobs.job, { id: first.id })).toMatchObject({ saved: true })
  const found = await send(contractorJobs.find, { perPage: 100 })
  expect(found.find(({ job_id }) => job_id === first.id)).toMatchObject({ saved: true })
  expect(await product.send(contractorJobs.job, { id: first.id })).toMatchObject({ saved: false })
  expect(await kept(await aContractor(product))).toEqual([])
})

test('saved twice, at once too, it is saved once; let go twice, it is gone', async () => {
  const person = await aContractor(product)
  const job = await aJobOf(product, await aCompany(product))
  await Promise.all(Array.from({ length: 5 }, () => keep(person, job.id)))
  expect(await kept(person)).toEqual([job.id])

  await Promise.all([keep(person, job.id, false), keep(person, job.id, false)])
  expect(await kept(person)).toEqual([])
  expect(await product.as(person).send(contractorJobs.job, { id: job.id })).toMatchObject({
    saved: false,
  })
})

test('a job that closes stays in the list and says so, and can be let go', async () => {
  const [person, company] = [await aContractor(product), await aCompany(product)]
  const job = await aJobOf(product, company)
  await keep(person, job.id)
  await product.as(company).send(companyJobs.close, { uuid: job.id })

  const rows = await product.as(person).send(list, {})
  expect(rows).toMatchObject([{ job_id: job.id, status: 3, saved: true }])
  await keep(person, job.id, false)
  expect(await kept(person)).toEqual([])
})

test('drafts and jobs that are not there cannot be saved', async () => {
  const person = await aContractor(product)
  const draft = await aJobOf(product, await aCompany(product), {}, 'draft')
  for (const jobId of [draft.id, randomUUID(), '']) {
    await expect(keep(person, jobId)).rejects.toMatchObject({ status: 404 })
  }
})

test('saved jobs are in the own data, and go with the account and with the company', async () => {
  const [person, company] = [await aContractor(product), await aCompany(product)]
  const job = await aJobOf(product, company)
  await keep(person, job.id)
  expect((await exportOf(product, person)).data.saved_jobs).toEqual([
    { job_uuid: job.id, job_title: 'Dozer Operator', saved_date: expect.any(Number) },
  ])

  await product.as(company).send(ownData.erase, { accountPassword: company.password })
  expect(await kept(person)).toEqual([])
})
