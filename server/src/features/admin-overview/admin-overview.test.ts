import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { adminOverview, connect, dayOf, productTimeZone } from '@headframe/wire'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, anAdmin } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { Product } from '../../testing/product.ts'
import { foldTallies } from '../../market/tallies.ts'
import { inOneTransaction } from '../../db/call-transaction.ts'

const day = 24 * 3600_000

async function aDashboard() {
  const product = await aProduct()
  const admin = await anAdmin(product)
  return { product, ...product.asAdmin(`admin_session=${admin.token}`) }
}

/** Somebody who registered at that moment. */
async function registeredAt({ world }: Product, audience: 'company' | 'contractor', at: Date) {
  await world.database.writing
    .insertInto('account')
    .values({
      audience,
      email: `${randomUUID()}@people.example`,
      password_hash: 'none',
      created_at: at,
    })
    .execute()
}

const fold = ({ world }: Product) =>
  inOneTransaction(world.database, (db) => foldTallies.fold(db, world.clock()))

describe('the figures', () => {
  test('count what there is: no untouched draft, nobody who withdrew or was erased', async () => {
    const { product, send } = await aDashboard()
    const { writing } = product.world.database
    const company = await aCompany(product)
    const [ash, robin] = [await aContractor(product), await aContractor(product)]
    const job = await aJobOf(product, company)
    await aJobOf(product, company, {}, 'draft')
    await aJobOf(product, company, {}, 'untouched')
    await anApplicationTo(product, job, ash)
    const withdrawn = await anApplicationTo(product, job, robin)

    const totals = {
      total_companies: 1,
      total_contractors: 2,
      total_jobs: 2,
      total_applications: 2,
    }
    expect(await send(adminOverview.stats, {})).toMatchObject(totals)
    await writing.deleteFrom('job_application').where('id', '=', withdrawn.id).execute()
    await writing.deleteFrom('account').where('id', '=', robin.id).execute()
    const fewer = { ...totals, total_contractors: 1, total_applications: 1 }
    expect(await send(adminOverview.stats, {})).toMatchObject(fewer)
    await fold(product)
    await fold(product)
    expect(await send(adminOverview.stats, {})).toMatchObject(fewer)

    // A draft becomes a job once somebody types into it, and goes with its company's account as it stands.
    await writing
      .updateTable('job')
      .set({ touched_at: product.world.clock() })
      .where('touched_at', 'is', null)
      .execute()
    expect(await send(adminOverview.stats, {})).toMatchObject({ ...fewer, total_jobs: 3 })
  })

  test('grow against the thirty days before, and not from nothing', async () => {
    const { product, send } = await aDashboard()
    const now = product.world.clock().getTime()
    const ago = (days: number) => new Date(now - days * day)
    for (const days of [1, 5, 29, 35, 59, 61, 200])
      await registeredAt(product, 'contractor', ago(days))
    await registeredAt(product, 'company', ago(2))

    const growth = { companies: null, contractors: 50, jobs: null, applications: null }
    const lately = {
      companies: { recent: 1, before: 0 },
      contractors: { recent: 3, before: 2 },
      jobs: { recent: 0, before: 0 },
      applications: { recent: 0, before: 0 },
    }
    const stats = { total_contractors: 7, growth, lately }
    expect(await send(adminOverview.stats, {})).toMatchObject(stats)
    await fold(product)
    expect(await send(adminOverview.stats, {})).toMatchObject(stats)
    // What is folded is told apart no more, and still counts.
    const rows = await product.world.database.reading
      .selectFrom('tally')
      .select('change')
      .where('kind', '=', 'contractor')
      .where('hour', 'is', null)
      .execute()
    expect(rows).toEqual([{ change: 1 }])
  })
})

describe('the chart', () => {
  test('has a day for each of seven or thirty, today last, and knows its highest', async () => {
    const { product, send } = await aDashboard()
    const now = product.world.clock()
    for (const days of [0, 0, 0, 6, 8]) {
      await registeredAt(product, 'contractor', new Date(now.getTime() - days * day))
    }
    const company = await aCompany(product)
    await aJobOf(product, company)

    const chart = await send(adminOverview.chart, { days: 7 })
    expect(chart.dates).toHaveLength(7)
    expect(chart.dates.at(-1)).toBe(dayOf(now, productTimeZone))
    expect(chart.contractors.at(-1)).toBe(3)
    expect(chart.contractors.reduce((sum, count) => sum + count)).toBe(4)
    expect([chart.companies.at(-1), chart.jobs.at(-1), chart.max]).toEqual([1, 1, 3])
    expect(chart.time_zone).toBe('Australia/Sydney')

    const month = await send(adminOverview.chart, { days: 30 })
    expect(month.contractors.reduce((sum, count) => sum + count)).toBe(5)
  })

  test('cuts days as they are in one place, where one of them has 23 hours and one 25', async () => {
    const { product } = await aDashboard()
    const clockAt = (iso: string) =>
      product.moveClock((Date.parse(iso) - product.world.clock().getTime()) / 1000)
    // Clocks go forward on 4 October 2026 in Sydney, and back on 4 April 2027.
    for (const iso of [
      '2026-10-03T13:59:59Z',
      '2026-10-03T14:00:00Z',
      '2026-10-04T12:59:59Z',
      '2026-10-04T13:00:00Z',
      '2027-04-03T12:59:59Z',
      '2027-04-03T13:00:00Z',
      '2027-04-04T13:59:59Z',
      '2027-04-04T14:00:00Z',
    ]) {
      await registeredAt(product, 'contractor', new Date(iso))
    }
    const told = async () => {
      const admin = await anAdmin(product)
      const asAdmin = product.asAdmin(`admin_session=${admin.token}`)
      const { dates, contractors } = await asAdmin.send(adminOverview.chart, { days: 7 })
      return Object.fromEntries(dates.map((date, at) => [date, contractors[at]]))
    }
    clockAt('2026-10-06T02:00:00Z')
    expect(await told()).toMatchObject({ '2026-10-03': 1, '2026-10-04': 2, '2026-10-05': 1 })
    clockAt('2027-04-06T02:00:00Z')
    expect(await told()).toMatchObject({ '2027-04-03': 1, '2027-04-04': 2, '2027-04-05': 1 })
  })

  test('knows no other number of days', async () => {
    const { product } = await aDashboard()
    const admin = await anAdmin(product)
    const statuses: number[] = []
    for (const days of ['0', '8', 'x', '30.5', '']) {
      const { status } = await product.ask(`/dashboard/chart/${days}`, {
        headers: { cookie: `admin_session=${admin.token}` },
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400])
  })
})

describe('the activity', () => {
  let product: Product

  beforeAll(async () => {
    product = await aProduct()
  })

  test('tells who registered, posted and applied, newest first, each with what it has', async () => {
    const admin = await anAdmin(product)
    const { send } = product.asAdmin(`admin_session=${admin.token}`)
    const company = await aCompany(product)
    const ash = await aContractor(product)
    product.moveClock(60)
    const job = await aJobOf(product, company)
    product.moveClock(60)
    await anApplicationTo(product, job, ash, { applied_at: product.world.clock() })
    await aJobOf(product, company, {}, 'draft')

    const events = await send(adminOverview.activity, { limit: 50 })
    expect(events.map(({ event_type }) => event_type).slice(0, 2)).toEqual([
      'job_apply',
      'job_post',
    ])
    expect(events).toHaveLength(4)
    expect(events[0]).toMatchObject({
      contractor_id: ash.id,
      contractor_name: 'Ash Doyle',
      company_id: company.id,
      company_name: 'Saltbush Mining',
      job_title: 'Dozer Operator',
      job_slug: job.slug,
      industry: null,
    })
    expect(events[1]).toMatchObject({
      company_id: company.id,
      company_name: 'Saltbush Mining',
      contractor_id: null,
      contractor_name: null,
    })
    expect(
      events.slice(2).map(({ company_id, contractor_id }) => company_id ?? contractor_id),
    ).toEqual(expect.arrayContaining([company.id, ash.id]))
    expect(await send(adminOverview.activity, { limit: 1 })).toEqual(events.slice(0, 1))
  })

  test('is for administrators alone', async () => {
    const guest = connect({ base: product.base })
    await expect(guest(adminOverview.stats, {})).rejects.toMatchObject({ status: 401 })
  })
})
