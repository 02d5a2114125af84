import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { contractorJobs } from '@headframe/wire'
import { kilometresBetween } from '@headframe/server/src/domain/distance.ts'
import { fillScale } from './fill-scale.ts'
import { aJobOf } from '@headframe/server/src/testing/jobs.ts'
import { aCompany, aContractor } from '@headframe/server/src/testing/people.ts'
import { aProduct } from '@headframe/server/src/testing/product.ts'
import { bearer } from '@headframe/server/src/testing/requests.ts'

const product = await aProduct()
const { world } = product
const wishes = { companies: 20, contractors: 0, jobs: 3000, pools: 0, profiles: 0, seed: 'large' }
await fillScale(world.database, wishes, world.clock())
const company = await aCompany(product)

test.each([
  ['newest', 'published_at desc'],
  ['rate', 'hourly_rate desc nulls last'],
  ['start', 'start_date nulls last'],
] as const)(
  'words that many have are found in the order of %s, page by page',
  async (sort, order) => {
    const { rows } = await sql<{ id: string }>`
    select id from job
    where published_at is not null and closed_at is null and expires_at > ${world.clock()}
      and words like '% and %'
    order by ${sql.raw(order)}, id`.execute(world.database.reading)
    expect(rows.length).toBeGreaterThan(1000)

    for (const page of [1, 2, Math.ceil(rows.length / 24)]) {
      const found = await product.send(contractorJobs.find, { search: 'and', sort, page })
      const ids = rows.slice((page - 1) * 24, page * 24).map(({ id }) => id)
      expect(found.map(({ job_id: id }) => id)).toEqual(ids)
    }
  },
)

test('many near a place are those that are in reach, page by page', async () => {
  const centre = { lat: -31.95, lng: 142.5 }
  const { rows } = await sql<{ id: string; lat: number; lng: number }>`
    select id, location_lat as lat, location_lng as lng from job
    where published_at is not null and closed_at is null and expires_at > ${world.clock()}
      and location_lat is not null
    order by published_at desc, id`.execute(world.database.reading)
  const inReach = rows.filter((place) => kilometresBetween(centre, place) <= 1000)
  expect(inReach.length).toBeGreaterThan(1000)
  expect(inReach.length).toBeLessThan(rows.length)

  for (const page of [1, 3, Math.ceil(inReach.length / 24)]) {
    const found = await product.send(contractorJobs.find, { ...centre, radius: 1000, page })
    const ids = inReach.slice((page - 1) * 24, page * 24).map(({ id }) => id)
    expect(found.map(({ job_id: id }) => id)).toEqual(ids)
  }
})

test('a large count stands for ten seconds, a small one is made each time', async () => {
  const [all, few] = ['', 'search=wombat']
  const [before, fewBefore] = [await countOf(all), await countOf(few)]

  const { id } = await aJobOf(product, company, { title: 'Wombat Warden' })
  await world.database.writing
    .updateTable('job')
    .set({ words: ' wombat warden ' })
    .where('id', '=', id)
    .execute()
  expect(await countOf(few)).toBe(fewBefore + 1)
  expect(await countOf(all)).toBe(before)

  product.moveClock(10)
  expect(await countOf(all)).toBe(before + 1)
})

test('a page that has lost jobs since they were counted is counted again', async () => {
  const before = await countOf('sort=rate')
  const { rows } = await sql<{ id: string }>`
    update job set closed_at = ${world.clock()} where id in (
      select id from job where published_at is not null and closed_at is null
        and expires_at > ${world.clock()} limit 30
    ) returning id`.execute(world.database.writing)
  expect(rows).toHaveLength(30)

  const last = await product.ask(`/contractor/get-jobs?sort=rate&page=99999`)

  expect(await last.json()).not.toEqual([])
  expect(Number(last.headers.get('x-total-count'))).toBe(before - 30)
})

test('whoever has just applied sees it in the count', async () => {
  const rowan = await aContractor(product)
  const { send } = product.as(rowan)
  const { id } = await aJobOf(product, company)
  const openTo = async () => {
    const headers = bearer(rowan.token)
    const reply = await product.ask('/contractor/get-jobs?applied=0&page=1', { headers })
    return Number(reply.headers.get('x-total-count'))
  }
  const before = await openTo()

  await send(contractorJobs.apply, { jobId: id, rate: 90, rate_type: 'hour' })

  expect(await openTo()).toBe(before - 1)
})

async function countOf(query: string): Promise<number> {
  const reply = await product.ask(`/contractor/get-jobs?page=1&${query}`)
  return Number(reply.headers.get('x-total-count'))
}
