import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles } from '@headframe/wire'
import { aCompanyProfile, aLogoOf } from '../../testing/company-profile.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aPoolOf } from '../../testing/communities.ts'
import { aCompany, aContractor, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { outcome } from '../../testing/requests.ts'

const product = await aProduct()
const { publish, save } = companyProfiles

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

async function slugOf(company: Person): Promise<string> {
  return (await product.as(company).send(companyProfiles.own, {})).slug
}

const show = async (company: Person = saltbush) =>
  product.send(companyPages.page, { slug: await slugOf(company) })

/** So many minutes ago. */
const ago = (minutes: number) => new Date(product.world.clock().getTime() - minutes * 60_000)

describe('the page of a company', () => {
  test('shows all that was published, to guests and contractors alike', async () => {
    const logo = await aLogoOf(product, saltbush)
    const profile = aCompanyProfile({ logo })
    await product.as(saltbush).send(publish, profile)
    const slug = await slugOf(saltbush)

    const page = await product.send(companyPages.page, { slug })

    expect(page).toEqual({
      id: saltbush.id,
      slug,
      name: 'Saltbush Mining',
      logo,
      website: 'https://saltbush.example',
      summary: profile.summary,
      industry: 'Mining',
      employee_size: '201-500',
      head_office: '12 Hannan Street, Kalgoorlie WA 6430',
      office_address: '12 Hannan Street, Kalgoorlie WA 6430',
      ticker: null,
      market_cap: 412_500_000,
      market_cap_date: null,
      key_people: [
        {
          first_name: 'Ines',
          last_name: 'Marchetti',
          name: 'Ines Marchetti',
          role: 'General Manager',
          position: 'General Manager',
        },
      ],
      commodities: ['Gold', 'Nickel'],
      software_used: ['Deswik.CAD', 'SAP'],
      field_roster: '8 days on, 6 off',
      typical_hours: '12 hours a day',
      facilities: profile.facilities,
      key_projects: [{ name: 'Quandong Pit', stage: 'Production' }],
      talent_pools: [],
      talentPools: [],
      open_jobs: [],
    })
    const contractor = await aContractor(product)
    expect(await product.as(contractor).send(companyPages.page, { slug })).toEqual(page)
    expect(await product.as(saltbush).send(companyPages.page, { slug })).toEqual(page)
  })

  test('says nothing of the draft, and nothing that is not for everybody', async () => {
    const ironbark = await aRegisteredCompany(product)
    const before = await show(ironbark)
    await product.as(ironbark).send(save, {
      name: 'Draft',
      summary: 'Draft.',
      industry: '10',
      commodities: ['Draft'],
      ticker: 'BHP',
      key_people: [{ first_name: 'Draft', last_name: 'Draft', role: 'Draft' }],
    })

    const page = await show(ironbark)

    expect(page).toEqual(before)
    const told = JSON.stringify(page)
    for (const secret of [ironbark.email, 'Noor', '0491 570 159', '$38M']) {
      expect(told).not.toContain(secret)
    }
  })

  test('that never published shows its name, its industry and what it offers', async () => {
    await product.as(saltbush).send(save, aCompanyProfile({ summary: 'Not yet.' }))
    await product.world.database.writing
      .updateTable('company')
      .set({ industry_id: 1, website: 'https://signup.example', office_address: 'Perth' })
      .where('id', '=', saltbush.id)
      .execute()
    const pool = await aPoolOf(product, saltbush)
    const job = await aJobOf(product, saltbush)

    expect(await show()).toEqual({
      id: saltbush.id,
      slug: await slugOf(saltbush),
      name: 'Saltbush Mining',
      industry: 'Mining',
      logo: null,
      website: null,
      summary: null,
      employee_size: null,
      head_office: null,
      office_address: null,
      ticker: null,
      market_cap: null,
      market_cap_date: null,
      key_people: [],
      commodities: [],
      software_used: [],
      field_roster: null,
      typical_hours: null,
      facilities: null,
      key_projects: [],
      talent_pools: [expect.objectContaining({ id: pool.id })],
      talentPools: [expect.objectContaining({ id: pool.id })],
      open_jobs: [expect.objectContaining({ job_id: job.id })],
    })
  })

  test.each([
    [{ first_name: '', last_name: 'Marchetti', role: '' }, 'Marchetti'],
    [{ first_name: 'Ines', last_name: '', role: 'GM' }, 'Ines'],
  ])('names people who are half known without a loose blank', async (person, name) => {
    const whole = { first_name: 'Noor', last_name: 'Haddad', role: 'GM' }
    await product.as(saltbush).send(publish, aCompanyProfile({ key_people: [whole, person] }))
    expect((await show()).key_people[1]).toMatchObject({ ...person, name })
  })
})

describe('the talent pools on a page', () => {
  test('are the active ones, newest first, told twice', async () => {
    await aPoolOf(product, saltbush, { title: 'Older', created_at: ago(2) })
    await aPoolOf(product, saltbush, { status: 'paused' })
    await aPoolOf(product, saltbush, { status: 'closed' })
    const { id } = await aPoolOf(product, saltbush, {
      title: 'Shaft sinkers',
      type: 'project',
      work_type: 'either',
      hiring_by: '2027-03-31',
      created_at: ago(1),
    })
    await aPoolOf(product, await aCompany(product))

    const { talent_pools, talentPools } = await show()

    expect(talent_pools.map(({ title }) => title)).toEqual(['Shaft sinkers', 'Older'])
    expect(talent_pools[0]).toEqual({
      id,
      title: 'Shaft sinkers',
      location: 'Karratha WA',
      type: 'project',
      work_type: 'either',
      timeline_date: '2027-03-31',
      timeline: '2027-03-31',
    })
    expect(talentPools).toEqual(talent_pools)
  })

  test('shows a hundred talent pools at most', async () => {
    await Promise.all(Array.from({ length: 101 }, () => aPoolOf(product, saltbush)))
    expect((await show()).talent_pools).toHaveLength(100)
  })
})

describe('the jobs on a page', () => {
  test('are those that one can apply for, published last first', async () => {
    for (const life of ['untouched', 'draft', 'expired', 'closed'] as const) {
      await aJobOf(product, saltbush, {}, life)
    }
    await aJobOf(product, await aCompany(product))
    const older = await aJobOf(product, saltbush, { published_at: ago(20), created_at: ago(1) })
    const published_at = ago(10)
    const newer = await aJobOf(product, saltbush, {
      published_at,
      created_at: ago(30),
      work_location: 'Leonora WA',
    })

    const { open_jobs } = await show()

    expect(open_jobs).toEqual([
      expect.objectContaining({
        job_id: newer.id,
        job_slug: newer.slug,
        job_title: 'Dozer Operator',
        job_location: 'Leonora WA',
        job_date: Math.floor(published_at.getTime() / 1000),
      }),
      expect.objectContaining({ job_id: older.id, job_location: 'Kambalda WA' }),
    ])
  })

  test('tell what they pay and which swing they work, and a contractor what they have done', async () => {
    const { id } = await aJobOf(product, saltbush, {
      rate_category: 'custom_rate',
      rate: 95,
      rate_type: 'hour',
      roster: '14 days on, 7 off',
      roster_on: 14,
      roster_off: 7,
    })
    const contractor = await aContractor(product)
    await anApplicationTo(product, { id }, contractor)

    const { open_jobs: ofGuest } = await show()
    const { open_jobs: own } = await product
      .as(contractor)
      .send(companyPages.page, { slug: await slugOf(saltbush) })

    const facts = { job_rate: 95, job_rate_type: 'hour', roster_on: 14, roster_off: 7 }
    expect(ofGuest).toEqual([expect.objectContaining({ ...facts, application_date: null })])
    expect(own).toEqual([expect.objectContaining({ ...facts, application_status: 0 })])
  })

  test('are a hundred at most', async () => {
    for (let count = 0; count < 101; count += 1) await aJobOf(product, saltbush)
    expect((await show()).open_jobs).toHaveLength(100)
  })
})

describe('a page that there is none of', () => {
  test.each(['nobody', 'saltbush-mining-99999', 'Saltbush-Mining', 'a'.repeat(300), "' or 1=1--"])(
    'is not found: %s',
    async (slug) => {
      await aRegisteredCompany(product)
      const response = await product.ask(`/contractor/v2/companies/${encodeURIComponent(slug)}`)
      expect(await outcome(response)).toEqual({
        status: 404,
        code: 'NOT_FOUND',
        error: 'Company not found.',
        fields: undefined,
      })
    },
  )

  test('is not asked for without a name', async () => {
    expect(await outcome(await product.ask('/contractor/v2/companies/'))).toMatchObject({
      status: 400,
      code: 'BAD_REQUEST',
      error: 'Missing company identifier.',
    })
  })

  test('is told of in its own words when something breaks', async () => {
    const broken = await aProduct()
    const { slug } = await aRegisteredCompany(broken)
    await sql`alter table community rename to community_that_was`.execute(
      broken.world.database.writing,
    )

    const response = await broken.ask(`/contractor/v2/companies/${slug}`)

    expect(await outcome(response)).toMatchObject({
      status: 500,
      error: 'Failed to load company information.',
    })
  })
})
