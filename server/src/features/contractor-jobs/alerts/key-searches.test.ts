import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { savedSearches } from '@headframe/wire'
import { aSavedSearch, jobsMailedTo, noticeNewJobs } from '../../../testing/alerts.ts'
import { aLiveJob } from '../../../testing/jobs.ts'
import { aCompany, aContractor } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'
import { keySearches } from './key-searches.ts'

const product = await aProduct()
const { database, tasks } = product.world
const haulTrucks = { title: 'Haul truck operators' }

test('a search that was saved when its words meant less is told of all that they mean', async () => {
  const [marnie, company] = [await aContractor(product), await aCompany(product)]
  const { id } = await aSavedSearch(
    product,
    marnie,
    { search: 'truck driver' },
    'instant',
    'Trucks',
  )
  await sql`update saved_search set keys = '{occupation:Truck Driver}'`.execute(database.writing)
  await aLiveJob(product, company, haulTrucks)
  await noticeNewJobs(product)
  expect(await jobsMailedTo(product, marnie)).toEqual([])

  const first = '00000000-0000-0000-0000-000000000000'
  await tasks.promise(database.writing, keySearches, { after: first })
  await product.runTasks()
  const job = await aLiveJob(product, company, haulTrucks)
  await noticeNewJobs(product)
  expect(await jobsMailedTo(product, marnie)).toEqual([[job.slug]])

  // Nothing but its keys is another: it can be changed as before, and told of what it asks for then.
  await product.as(marnie).send(savedSearches.change, { id, wish: { search: 'chef' } })
  await tasks.promise(database.writing, keySearches, { after: first })
  await product.runTasks()
  await aLiveJob(product, company, haulTrucks)
  await noticeNewJobs(product)
  expect(await jobsMailedTo(product, marnie)).toEqual([[job.slug]])
})
