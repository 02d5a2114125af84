import { expect, test } from 'vitest'
import { companyPages, contractorJobs, savedJobs } from '@headframe/wire'
import { aJobOf } from '../../testing/jobs.ts'
import { aContractor, aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()

const kalgoorlie = { street: '', suburb: 'Kalgoorlie', state: 'WA', postCode: '6430' }
const superPit = { location_lat: -30.7775, location_lng: 121.5047, occupations: ['dozer-operator'] }

test('every list of jobs tells somebody how far from their home the work is, and a guest of nothing', async () => {
  const person = { firstName: 'Ash', lastName: 'Doyle', home: kalgoorlie }
  const ash = await aContractor(product, person)
  const [company, other] = [await aRegisteredCompany(product), await aRegisteredCompany(product)]
  const job = await aJobOf(product, company, superPit)
  const similar = await aJobOf(product, other, superPit)
  const { send } = product.as(ash)
  await send(savedJobs.save, { jobId: job.id, saved: true })
  await send(contractorJobs.apply, { jobId: job.id, rate: 90, rate_type: 'hour' })

  const lists = {
    found: await send(contractorJobs.find, {}),
    saved: await send(savedJobs.list, {}),
    applied: await send(contractorJobs.applications, {}),
    related: (await send(contractorJobs.related, { id: similar.id })).similar,
    ofCompany: (await send(companyPages.page, { slug: company.slug })).open_jobs,
  }

  for (const [list, jobs] of Object.entries(lists)) {
    const told = jobs.find(({ job_id }) => job_id === job.id)
    expect(told?.home_km, list).toBeGreaterThan(0)
    expect(told?.home_km, list).toBeLessThan(10)
  }
  const { similar: toGuest } = await product.send(contractorJobs.related, { id: similar.id })
  expect(toGuest).toMatchObject([{ job_id: job.id, home_km: null }])
})
