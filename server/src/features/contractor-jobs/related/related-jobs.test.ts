import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contractorJobs } from '@headframe/wire'
import { aJobOf } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()
const related = (id: string) => product.send(contractorJobs.related, { id })
const idsOf = (jobs: readonly { job_id: string }[]) => jobs.map(({ job_id }) => job_id)

const dozers = { occupations: ['dozer-operator'], location_lat: -31.2, location_lng: 121.66 }

test('a job leads to the same work elsewhere, the nearest first, and to what else its company has open', async () => {
  const [own, other] = [await aCompany(product), await aCompany(product)]
  const job = await aJobOf(product, own, dozers)
  const far = await aJobOf(product, other, { ...dozers, location_lat: -20, location_lng: 139 })
  const near = await aJobOf(product, other, { ...dozers, location_lat: -31.5 })
  const nowhere = await aJobOf(product, other, { occupations: dozers.occupations })
  await aJobOf(product, other, { occupations: ['cook'] })
  await aJobOf(product, other, dozers, 'closed')
  const beside = await aJobOf(product, own, { occupations: ['cook'] })
  await aJobOf(product, own, dozers, 'expired')

  const { similar, of_company } = await related(job.slug)
  expect(idsOf(similar)).toEqual([near.id, far.id, nowhere.id])
  expect(idsOf(of_company)).toEqual([beside.id])
})

test('a job that has ended leads on as well, and of unknown work only to its company', async () => {
  const company = await aCompany(product)
  const ended = await aJobOf(product, company, { occupations: [] }, 'closed')
  const open = await aJobOf(product, company)

  expect(await related(ended.id)).toMatchObject({ similar: [], of_company: [{ job_id: open.id }] })
})

test('of many there are few, and of a draft or of nothing none', async () => {
  const [own, other] = [await aCompany(product), await aCompany(product)]
  const work = { occupations: [`work-${randomUUID()}`] }
  const job = await aJobOf(product, own, work)
  await Promise.all(Array.from({ length: 9 }, () => aJobOf(product, other, work)))
  expect((await related(job.id)).similar).toHaveLength(4)

  const draft = await aJobOf(product, own, {}, 'draft')
  for (const id of [draft.id, randomUUID()]) {
    await expect(related(id)).rejects.toMatchObject({ status: 404 })
  }
})
