import { beforeEach, describe, expect, test } from 'vitest'
import { companyJobs, dayOf, jobStatus, signIn } from '@headframe/wire'
import { aJobOf, aLiveJob, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, bearer, codesOf } from '../../testing/requests.ts'

const product = await aProduct()
const { job, rawJob, close } = companyJobs
const day = 24 * 3600

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (uuid: string) => product.as(saltbush).send(job, { uuid })
const nowSeconds = () => Math.floor(product.world.clock().getTime() / 1000)

/** So much later, when sessions have ended meanwhile. */
async function later(seconds: number) {
  product.moveClock(seconds)
  const { email, password } = saltbush
  saltbush = { ...saltbush, token: (await product.send(signIn.company, { email, password })).token }
}

const perth = (seconds: number | null) => dayOf(new Date((seconds ?? 0) * 1000), 'Australia/Perth')

describe('a live posting', () => {
  test('is shown to its company whole', async () => {
    const { uuid } = await aLiveJob(product, saltbush, {
      is_project: 1,
      project_description: 'A new decline.',
      project_budget: '$12M',
      work_type: 'contract',
      contract_length: '3-6 months',
    })
    await anApplicationTo(product, { id: uuid }, await aContractor(product))

    expect(await show(uuid)).toEqual({
      id: uuid,
      uuid,
      slug: expect.stringMatching(/^dozer-operator-[0-9a-f]{8}$/),
      title: 'Dozer Operator',
      company_name: 'Saltbush Mining',
      work_location: 'Kambalda WA',
      location_lat: -31.2,
      location_lng: 121.66,
      creation_date: expect.any(Number),
      description_rendered: '<p>Push overburden in the Quandong Pit.</p>',
      work_type: 'contract',
      contract_length: '3-6 months',
      contract_start_date: 1,
      start_date: 1,
      rate_category: 'custom_rate',
      rate: 62.5,
      rate_type: 'hour',
      work_arrangement: 'fifo',
      roster: '8 days on, 6 off',
      hours: '12 hours a day',
      is_project: 1,
      project_description: 'A new decline.',
      project_timeframe: null,
      project_stage: null,
      project_team_size: null,
      project_budget: '$12M',
      status: 2,
      published_date: expect.any(Number),
      expired_date: expect.any(Number),
      closed_date: null,
      days_left: 30,
      applicants: 1,
      pending: 1,
      industryName: 'Mining',
      roleName: 'Dozer Operator',
      roster_on: 8,
      roster_off: 6,
      other_rosters: [],
      payment_method: 'payment',
    })
  })

  test('tells only what goes with its kind', async () => {
    const { uuid } = await aLiveJob(product, saltbush, {
      rate_category: 'negotiable',
      contract_length: '1 month',
      project_description: 'Was one once.',
    })
    expect(await show(uuid)).toMatchObject({
      rate: null,
      rate_type: null,
      contract_length: null,
      is_project: 0,
      project_description: null,
    })
    const { data } = await product.as(saltbush).send(rawJob, { uuid })
    expect(data).toMatchObject({
      rate: 62.5,
      rate_type: 'hour',
      contract_length: '1 month',
      project_description: 'Was one once.',
    })
  })

  test('runs to the last second of the thirtieth day there, and is over by itself', async () => {
    const { uuid, published_date, expired_date } = await aLiveJob(product, saltbush)
    const expiry = expired_date ?? 0
    expect(perth(expiry)).toBe(perth((published_date ?? 0) + 30 * day))
    expect(perth(expiry + 1)).not.toBe(perth(expiry))

    await later(day)
    expect(await show(uuid)).toMatchObject({ status: 2, days_left: 29 })
    await later(expiry - nowSeconds() - 60)
    expect(await show(uuid)).toMatchObject({ status: 2, days_left: 0 })
    await later(60)
    expect(await show(uuid)).toMatchObject({
      status: jobStatus.expired,
      days_left: null,
      published_date,
      expired_date,
      closed_date: null,
      payment_method: 'payment',
    })
  })
})

describe('closing', () => {
  test('ends a live posting for good', async () => {
    const { uuid, slug } = await aLiveJob(product, saltbush)
    const closedAt = nowSeconds()

    const answer = await product.as(saltbush).send(close, { jobUUID: slug })

    expect(answer).toEqual({ success: true, message: 'Job closed successfully', status: 4 })
    const { closed_date, ...shown } = await show(uuid)
    expect(shown).toMatchObject({ status: 4, days_left: null, payment_method: 'payment' })
    expect((closed_date ?? 0) - closedAt).toBeLessThan(60)
  })

  test('again says the same and changes nothing, also after its last day', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const answer = await product.as(saltbush).send(close, { jobUUID: uuid })
    const closed = await show(uuid)

    await later(60)
    expect(await product.as(saltbush).send(close, { jobUUID: uuid })).toEqual(answer)
    await later(40 * day)
    expect(await product.as(saltbush).send(close, { jobUUID: uuid })).toEqual(answer)

    expect(await show(uuid)).toEqual(closed)
  })

  test('twenty times at once is one closing', async () => {
    const { uuid } = await aLiveJob(product, saltbush)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => product.as(saltbush).send(close, { jobUUID: uuid })),
    )
    expect(answers.every(({ status }) => status === 4)).toBe(true)
  })

  test.each(['untouched', 'draft', 'expired'] as const)(
    'is not for one that is %s',
    async (life) => {
      const { id } = await aJobOf(product, saltbush, {}, life)
      const before = await show(id)
      const response = await product.ask('/company/close-job', {
        method: 'POST',
        headers: bearer(saltbush.token),
        body: new URLSearchParams({ jobUUID: id }),
      })
      expect(await answerOf(response)).toEqual({
        status: 409,
        body: {
          error: 'Only an active job can be closed.',
          code: 'NOT_ACTIVE',
          success: false,
          message: 'Only an active job can be closed.',
        },
      })
      expect(await show(id)).toEqual(before)
    },
  )

  test('comes too late once the last second is over', async () => {
    const { uuid, expired_date } = await aLiveJob(product, saltbush)
    await later((expired_date ?? 0) - nowSeconds())
    const codes = await codesOf([product.as(saltbush).send(close, { uuid })])
    expect(codes).toEqual(['NOT_ACTIVE'])
    expect(await show(uuid)).toMatchObject({ status: 3, closed_date: null })
  })
})
