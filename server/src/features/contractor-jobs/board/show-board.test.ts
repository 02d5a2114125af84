import { expect, test } from 'vitest'
import { boardSeconds, companyJobs, contractorJobs } from '@headframe/wire'
import { aJobOf, aLiveJob } from '../../../testing/jobs.ts'
import { aCompany } from '../../../testing/people.ts'
import { aProduct } from '../../../testing/product.ts'

const hour = 3600
const atKambalda = { work_location: 'Kambalda WA', location_lat: -31.2, location_lng: 121.66 }
const atMoranbah = { work_location: 'Moranbah QLD', location_lat: -22, location_lng: 148.05 }
const nowhere = { work_location: 'Any camp, WA', location_lat: null, location_lng: null }

async function aBoard() {
  const product = await aProduct()
  const company = await aCompany(product)
  const look = async () => {
    product.moveClock(boardSeconds)
    return product.send(contractorJobs.board, {})
  }
  return { product, company, look }
}

test('an empty board says so', async () => {
  const { look } = await aBoard()

  expect(await look()).toEqual({
    open: 0,
    new_today: 0,
    states: [],
    newest: [],
    places: [],
    roles: [],
  })
})

test('jobs are counted while they are open, and by state as the list of that state finds them', async () => {
  const { product, company, look } = await aBoard()
  const closing = await aLiveJob(product, company, atKambalda)
  for (const place of [atKambalda, atKambalda, atMoranbah, nowhere]) {
    await aLiveJob(product, company, place)
  }
  await aJobOf(product, company, atMoranbah, 'draft')
  await product.as(company).send(companyJobs.close, { uuid: closing.uuid })

  const board = await look()

  expect(board).toMatchObject({
    open: 4,
    states: [
      { state: 'WA', jobs: 2 },
      { state: 'QLD', jobs: 1 },
    ],
  })
  const inState = await product.send(contractorJobs.find, { place: 'Western Australia' })
  expect(inState).toHaveLength(2)
})

test('a job is new until the day in Sydney is over', async () => {
  const { product, company, look } = await aBoard()
  await aLiveJob(product, company)
  expect(await look()).toMatchObject({ open: 1, new_today: 1 })

  product.moveClock(24 * hour)

  expect(await look()).toMatchObject({ open: 1, new_today: 0 })
})

test('the newest six stand on it, newest first', async () => {
  const { product, company, look } = await aBoard()
  for (const number of [1, 2, 3, 4, 5, 6, 7]) {
    await aLiveJob(product, company, { title: `Driller ${number}` })
    product.moveClock(1)
  }

  const { newest } = await look()

  expect(newest.map(({ job_title }) => job_title)).toEqual(
    [7, 6, 5, 4, 3, 2].map((number) => `Driller ${number}`),
  )
})

test('it is made once a minute, however often somebody looks', async () => {
  const { product, company, look } = await aBoard()
  await look()
  await aLiveJob(product, company)

  expect((await product.send(contractorJobs.board, {})).open).toBe(0)
  product.moveClock(boardSeconds)
  expect((await product.send(contractorJobs.board, {})).open).toBe(1)
})
