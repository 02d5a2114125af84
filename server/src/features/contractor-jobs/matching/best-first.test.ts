import { describe, expect, test } from 'vitest'
import {
  applicants,
  companyCommunities,
  communityMembers,
  companyJobs,
  contractorCommunities,
  contractorJobs,
  contractorMatching,
  contractorWishes,
} from '@headframe/wire'
import { aCommunityForm } from '../../../testing/communities.ts'
import {
  aGeologistsResume,
  bothSides,
  dozer,
  geologist,
  grader,
  listedJobs,
} from '../../../testing/matching.ts'
import { aContractor, aRegisteredContractor } from '../../../testing/people.ts'
import { tidyNow } from '../../../testing/tidy.ts'
import { aProduct } from '../../../testing/product.ts'

const product = await aProduct()

const { marnie, asMarnie, asSaltbush, live } = bothSides(product)

async function recommended(): Promise<string[]> {
  const jobs = await asMarnie().send(contractorMatching.recommended, {})
  return jobs.map(({ job_title }) => job_title)
}

describe('sorted by match', () => {
  test('jobs come best first, others behind them by date, and pages hang together', async () => {
    await live(geologist)
    await live(grader)
    await live(dozer)
    await live({ ...geologist, title: 'Exploration Geologist' })
    await product.runTasks()

    const { titles, unranked } = await listedJobs(product, marnie().token)
    expect(titles.slice(0, 2)).toEqual(['Dozer Operator', 'Grader Operator'])
    expect(titles).toHaveLength(4)
    expect(unranked).toBe('0')
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) =>
        listedJobs(product, marnie().token, `sort=match&perPage=1&page=${page}`),
      ),
    )
    expect(pages.flatMap((page) => page.titles)).toEqual(
      titles.slice(0, pages.flatMap((page) => page.titles).length),
    )
  })

  test('an order that is still being made says so', async () => {
    await live(dozer)
    expect((await listedJobs(product, marnie().token)).unranked).toBe('1')
    await product.runTasks()
    expect((await listedJobs(product, marnie().token)).unranked).toBe('0')
  })

  test('filters narrow the order down', async () => {
    await live(geologist)
    await live(dozer)
    await live({ ...dozer, title: 'Dozer Operator, nights', work_type: 'casual' })
    await product.runTasks()
    expect(
      (await listedJobs(product, marnie().token, 'sort=match&workType=casual')).titles,
    ).toEqual(['Dozer Operator, nights'])
  })

  test('applicants come best first for their company, and whoever nobody can compare comes last', async () => {
    const job = await live(geologist)
    const newcomer = await aContractor(product)
    const geo = await aRegisteredContractor(product, {
      resume: await aGeologistsResume(),
    })
    await product.runTasks()
    for (const person of [geo, marnie(), newcomer]) {
      await product
        .as(person)
        .send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
    }
    const list = (sort: 'newest' | 'match') =>
      asSaltbush().send(applicants.list, { id: job.uuid, search: '', sort })

    const best = await list('match')
    expect(best.map(({ match }) => match?.score ?? null)).toEqual([
      expect.any(Number),
      expect.any(Number),
      null,
    ])
    expect((best[0]?.match?.score ?? 0) - (best[1]?.match?.score ?? 0)).toBeGreaterThan(20)

    await asSaltbush().send(companyJobs.update, { uuid: job.uuid, description: 'Push overburden.' })
    await product.runTasks()
    const anew = await list('match')
    expect(anew.map(({ match }) => match?.score)).toEqual(
      anew.map(({ match }) => match?.score).toSorted((a, b) => (b ?? -1) - (a ?? -1)),
    )
  })

  test('members of a talent pool come best first, too', async () => {
    const { id } = await asSaltbush().send(
      companyCommunities.create,
      aCommunityForm({ title: 'Mine Geologist pool', qualifications: ['Leapfrog'] }),
    )
    const geo = await aRegisteredContractor(product, {
      resume: await aGeologistsResume(),
    })
    await product.runTasks()
    for (const person of [geo, marnie()])
      await product.as(person).send(contractorCommunities.apply, { id })

    const members = await asSaltbush().send(communityMembers.list, {
      id,
      search: '',
      sort: 'match',
    })
    const scores = members.map(({ match }) => match?.score ?? 0)
    expect(scores).toHaveLength(2)
    expect(scores[0]).toBeGreaterThan((scores[1] ?? 0) + 20)
    const pool = await product.as(geo).send(contractorCommunities.one, { id })
    expect(pool.match?.score).toBe(scores[0])
    expect(pool.match?.reasons[0]?.text).toContain('Worked as Mine Geologist')
  })
})

test('a company learns how many a live job suits, and nothing of fewer than five', async () => {
  const job = await live(dozer)
  await product.runTasks()
  const fitting = () => asSaltbush().send(applicants.fitting, { id: job.uuid })
  const { strong: before } = await fitting()
  for (const _ of [1, 2, 3, 4, 5]) await aRegisteredContractor(product)
  const last = await aRegisteredContractor(product)
  await product.runTasks()
  const withAll = await fitting()
  // Whoever has applied is known to the company, and is told of no more.
  await product
    .as(last)
    .send(contractorJobs.apply, { jobId: job.uuid, rate: 95, rate_type: 'hour' })
  const { strong, fair } = await fitting()
  expect(strong).toBe((withAll.strong ?? 0) - 1)
  expect(strong).toBeGreaterThanOrEqual(5)
  expect(strong).toBeGreaterThan(before ?? 0)
  expect(fair).toBeGreaterThanOrEqual(strong ?? 0)

  await asSaltbush().send(companyJobs.close, { uuid: job.uuid })
  expect(await fitting()).toEqual({ strong: null, fair: null })
  const cook = await live({
    ...dozer,
    title: 'Camp Chef',
    description: 'Cook.',
    selectedRole: '119',
  })
  await product.runTasks()
  expect(await asSaltbush().send(applicants.fitting, { id: cook.uuid })).toEqual({
    strong: null,
    fair: null,
  })
})

describe('recommended', () => {
  test('are the best jobs not applied to, those that go against no wish first', async () => {
    const best = await live({ ...dozer, roster: '4 weeks on, 1 off' })
    await live({ ...grader, roster: '8:6' })
    await product.runTasks()
    expect(await recommended()).toEqual(['Dozer Operator', 'Grader Operator'])

    await asMarnie().send(contractorWishes.save, { longest_swing_days: 14 })
    expect(await recommended()).toEqual(['Grader Operator', 'Dozer Operator'])

    await asMarnie().send(contractorJobs.apply, { jobId: best.uuid, rate: 95, rate_type: 'hour' })
    expect(await recommended()).toEqual(['Grader Operator'])
  })

  test('end with their job', async () => {
    const job = await live(dozer)
    await product.runTasks()
    await asSaltbush().send(companyJobs.close, { uuid: job.uuid })
    expect(await recommended()).toEqual([])

    await tidyNow(product)
    const { reading } = product.world.database
    const kept = reading.selectFrom('job_match').select('job_id').where('job_id', '=', job.uuid)
    expect(await kept.execute()).toEqual([])
  })
})
