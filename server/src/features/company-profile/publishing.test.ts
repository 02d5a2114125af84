import { beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles } from '@headframe/wire'
import type { CompanyProfileWish } from '../../testing/company-profile.ts'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const { own, save, publish } = companyProfiles
const resolve = 'Please resolve the highlighted fields before publishing.'

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

const show = (who: Person) => product.as(who).send(own, {})
const page = async (who: Person) =>
  product.send(companyPages.page, { slug: (await show(who)).slug })

const askToPublish = (body: unknown, who = saltbush) =>
  product.ask('/company/v2/profile/publish', json(body, bearer(who.token)))

async function faultsOf(wishes: Readonly<Record<string, unknown>>) {
  return (await outcome(await askToPublish({ ...aCompanyProfile(), ...wishes }))).fields
}

describe('publishing', () => {
  test('shows the draft to everybody, with what is sent laid over it, and ends the draft', async () => {
    const { summary, ...others } = aCompanyProfile()
    const draft = await product.as(saltbush).send(save, { ...others, summary: 'Too short.' })

    const published = await product.as(saltbush).send(publish, { summary, ticker: 'xsb' })

    expect(published).toEqual({
      ...draft,
      summary,
      ticker: 'XSB',
      is_draft: false,
      published_date: expect.any(Number),
      revision: draft.revision + 1,
    })
    expect(await show(saltbush)).toEqual(published)
    expect(await page(saltbush)).toMatchObject({
      name: 'Saltbush Mining',
      summary,
      website: 'https://saltbush.example',
      key_people: [{ name: 'Ines Marchetti', position: 'General Manager' }],
    })
  })

  test('changes the name everywhere, and the address of the page never', async () => {
    const ironbark = await aRegisteredCompany(product)

    const { name, slug } = await product.as(ironbark).send(publish, { name: 'Ironbark Gold' })

    expect({ name, slug }).toEqual({ name: 'Ironbark Gold', slug: ironbark.slug })
    expect(await page(ironbark)).toMatchObject({ name: 'Ironbark Gold' })
  })

  test('once more without a change only renews the day', async () => {
    const ironbark = await aRegisteredCompany(product)
    const before = await show(ironbark)
    product.moveClock(3600)

    const again = await product.as(ironbark).send(publish, {})

    expect(again).toEqual({
      ...before,
      published_date: expect.any(Number),
      revision: before.revision + 1,
    })
    expect(again.published_date).toBeGreaterThanOrEqual((before.published_date ?? 0) + 3600)
  })

  test.each([
    ['saltbush.example', 'https://saltbush.example'],
    ['www.saltbush.example/about us', 'https://www.saltbush.example/about us'],
    ['http://saltbush.example', 'http://saltbush.example'],
    ['HTTPS://saltbush.example', 'HTTPS://saltbush.example'],
    ['//saltbush.example/about', 'https://saltbush.example/about'],
  ])('takes %s for a website', async (website, kept) => {
    await product.as(saltbush).send(publish, aCompanyProfile({ website }))
    expect(await page(saltbush)).toMatchObject({ website: kept })
  })

  test.each([
    'salt bush',
    'saltbush',
    'ftp://saltbush.example',
    'javascript:alert(1)',
    'https://',
    'https://saltbush.example@elsewhere.example',
    'https:////saltbush.example',
    'https:///\\saltbush.example',
    '////saltbush.example',
  ])('takes no %s for a website', async (website) => {
    expect(await faultsOf({ website })).toEqual({ website: 'Enter a valid URL' })
  })

  test('says everything that is missing at once, of a mining company', async () => {
    const response = await askToPublish({ name: '', industry: 'Mining' })

    expect(await outcome(response)).toEqual({
      status: 422,
      code: 'INVALID',
      error: resolve,
      fields: {
        name: 'Company name is required',
        website: 'Website is required',
        office_address: 'Head office is required',
        employee_size: 'Employee size is required',
        summary: 'Company summary is required',
        key_people: 'Add at least one key person',
        typical_hours: 'Typical hours are required',
        commodities: 'Select at least one commodity',
        field_roster: 'Field roster is required for mining operations',
        facilities: 'Facilities are required for mining operations',
        market_cap: 'Enter a market cap or provide an exchange ticker',
      },
    })
    expect(await show(saltbush)).toMatchObject({ is_draft: true, revision: 0, industry: null })
  })

  test.each<[string, CompanyProfileWish, Record<string, string>]>([
    ['no industry', { industry: null }, { industry: 'Industry is required' }],
    ['an unknown industry', { industry: 'Astrology' }, { industry: 'Industry is required' }],
    [
      'a size that is none of ours',
      { employee_size: 'a few' },
      { employee_size: 'Employee size is required' },
    ],
    [
      'people with parts left out',
      {
        key_people: [
          { first_name: 'Ines', last_name: '', role: 'GM' },
          { first_name: '', last_name: 'Marchetti', role: 'GM' },
        ],
      },
      { key_people: 'Add at least one key person with first name, last name, and role' },
    ],
    [
      'a name that is too long',
      { name: 'x'.repeat(256) },
      { name: 'Company name must be 255 characters or fewer' },
    ],
    [
      'a summary that is too long',
      { summary: 'x'.repeat(4001) },
      { summary: 'Must be 4000 characters or fewer' },
    ],
    [
      'a website that is too long once it begins with https',
      { website: `saltbush.example/${'x'.repeat(2028)}` },
      { website: 'Must be 2048 characters or fewer' },
    ],
  ])('refuses %s', async (_, wishes, fields) => {
    const response = await askToPublish(aCompanyProfile(wishes))
    expect(await outcome(response)).toEqual({
      status: 422,
      code: 'INVALID',
      error: resolve,
      fields,
    })
  })

  test.each<[string, CompanyProfileWish]>([
    ['a ticker in place of a market cap', { ticker: 'XSB', market_cap: null }],
    ['a market cap in place of a ticker', { ticker: null, market_cap: 'About $2B' }],
    [
      'one whole person among others',
      {
        key_people: [
          { first_name: 'Ines', last_name: '', role: '' },
          { first_name: 'Ines', last_name: 'Marchetti', role: 'GM' },
        ],
      },
    ],
    [
      'no more than the plain facts, of a company that does not mine',
      {
        industry: 'Health and Safety',
        commodities: [],
        field_roster: null,
        facilities: null,
        market_cap: null,
        ticker: null,
      },
    ],
  ])('takes %s', async (_, wishes) => {
    const published = await product.as(saltbush).send(publish, aCompanyProfile(wishes))
    expect(published.is_draft).toBe(false)
  })

  test('judges the draft with what is sent, not what was published before', async () => {
    const ironbark = await aRegisteredCompany(product)
    await product.as(ironbark).send(save, { typical_hours: '' })

    const refused = await outcome(await askToPublish({ summary: 'Gold.' }, ironbark))
    expect(refused).toMatchObject({ fields: { typical_hours: 'Typical hours are required' } })
    expect(await page(ironbark)).toMatchObject({ typical_hours: '12 hours a day' })

    await product.as(ironbark).send(publish, { typical_hours: '10 hours' })
    expect(await page(ironbark)).toMatchObject({ typical_hours: '10 hours' })
  })

  test('changes nothing of another company', async () => {
    const other = await aRegisteredCompany(product)
    const before = await show(other)

    await askToPublish({ ...aCompanyProfile(), id: other.id, slug: other.slug, name: 'Mine' })

    expect(await show(other)).toEqual(before)
  })
})
