import { beforeEach, describe, expect, test } from 'vitest'
import { companyPages, companyProfiles, companyRegistration } from '@headframe/wire'
import { aCompanyProfile } from '../../testing/company-profile.ts'
import { aCompany, aRegisteredCompany } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { testPassword } from '../../testing/registration.ts'
import { answerOf, bearer, json, outcome, refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { own, save, discard, publish } = companyProfiles

const patch = (who: Person, body: unknown) =>
  product.ask('/company/v2/profile', { ...json(body, bearer(who.token)), method: 'PATCH' })
const show = (who: Person) => product.as(who).send(own, {})

let saltbush: Person

beforeEach(async () => {
  saltbush = await aCompany(product)
})

describe('a profile that was never published', () => {
  test('is a draft with all there is to tell', async () => {
    expect(await show(saltbush)).toEqual({
      id: saltbush.id,
      slug: expect.stringMatching(/^saltbush-mining/),
      name: 'Saltbush Mining',
      logo: null,
      logo_type: null,
      website: null,
      office_address: null,
      employee_size: null,
      industry: null,
      industry_name: null,
      summary: null,
      commodities: [],
      key_people: [],
      key_projects: [],
      ticker: null,
      market_cap: null,
      cash_in_bank: null,
      field_roster: null,
      typical_hours: null,
      facilities: null,
      software_used: [],
      creation_date: expect.any(Number),
      is_draft: true,
      published_date: null,
      revision: 0,
    })
  })

  test('goes back to what was told at the sign-up when it is discarded', async () => {
    const { token } = await product.send(companyRegistration.signUp, {
      company_name: 'Boobook Drilling',
      company_office: '4 Marine Terrace, Geraldton WA 6530',
      company_website: 'boobook.example',
      contact_name: 'Noor Haddad',
      contact_position: 'Owner',
      contact_email: `boobook-${saltbush.id}@people.example`,
      contact_phone: '0491 570 158',
      password: testPassword,
    })
    const told = await product.as({ token }).send(own, {})
    await product.as({ token }).send(save, { name: 'Boobook', website: null, summary: 'Holes.' })

    const left = await product.as({ token }).send(discard, {})

    expect(left).toEqual({ ...told, revision: 2 })
    expect(left).toMatchObject({
      name: 'Boobook Drilling',
      office_address: '4 Marine Terrace, Geraldton WA 6530',
      website: 'https://boobook.example',
      is_draft: true,
      published_date: null,
    })
  })
})

describe('saving', () => {
  test('keeps a draft that only its company sees', async () => {
    const ironbark = await aRegisteredCompany(product)
    const published = await show(ironbark)
    const page = await product.send(companyPages.page, { slug: ironbark.slug })

    const saved = await product.as(ironbark).send(save, { summary: 'Two pits.', ticker: 'irb' })

    expect(saved).toEqual({
      ...published,
      summary: 'Two pits.',
      ticker: 'IRB',
      is_draft: true,
      revision: published.revision + 1,
    })
    expect(await show(ironbark)).toEqual(saved)
    expect(await product.send(companyPages.page, { slug: ironbark.slug })).toEqual(page)
  })

  test('leaves alone what was left out, empties what is empty and replaces lists', async () => {
    await product.as(saltbush).send(save, aCompanyProfile())

    const saved = await product.as(saltbush).send(save, {
      website: '',
      facilities: null,
      commodities: ['Copper'],
      key_people: [],
    })

    expect(saved).toMatchObject({
      website: null,
      facilities: null,
      commodities: ['Copper'],
      key_people: [],
      summary: aCompanyProfile().summary,
      software_used: ['Deswik.CAD', 'SAP'],
      industry: 1,
      industry_name: 'Mining',
    })
  })

  test('takes what is half filled in, as nothing is asked before publishing', async () => {
    const saved = await product.as(saltbush).send(save, {
      name: null,
      website: 'salt bush',
      employee_size: 'a few',
      key_people: [{ first_name: 'Ines', last_name: '', role: '' }],
    })

    expect(saved).toMatchObject({
      name: null,
      website: 'salt bush',
      employee_size: 'a few',
      key_people: [{ first_name: 'Ines', last_name: '', role: '' }],
    })
  })

  test('tidies lists up: rows and texts without content, blanks, the same word twice', async () => {
    const saved = await product.as(saltbush).send(save, {
      software_used: [' Deswik.CAD ', 'deswik.cad', '', 'Maptek   Vulcan'],
      key_people: [
        { first_name: ' Ines ', last_name: 'Marchetti', role: 'GM' },
        { first_name: '', last_name: ' ', role: '' },
      ],
      key_projects: [
        { name: '', stage: '' },
        { name: 'Quandong Pit', stage: '' },
      ],
    })

    expect(saved).toMatchObject({
      software_used: ['Deswik.CAD', 'Maptek Vulcan'],
      key_people: [{ first_name: 'Ines', last_name: 'Marchetti', role: 'GM' }],
      key_projects: [{ name: 'Quandong Pit', stage: '' }],
    })
  })

  test('reads what older clients send: lists as text, whole names, their own copy of what is ours', async () => {
    const before = await show(saltbush)

    const response = await patch(saltbush, {
      commodities: '["Gold","gold","Lithium"]',
      key_people: JSON.stringify([{ name: 'Ines de la Cruz', position: 'GM' }]),
      slug: 'taken-over',
      creation_date: 12,
      id: '00000000-0000-4000-8000-000000000000',
      is_draft: false,
      published_date: 1,
      industry_name: 'Health and Safety',
    })

    expect(await answerOf(response)).toEqual({
      status: 200,
      body: {
        ...before,
        commodities: ['Gold', 'Lithium'],
        key_people: [{ first_name: 'Ines', last_name: 'de la Cruz', role: 'GM' }],
        revision: 1,
      },
    })
  })

  test.each([
    [3, 3, 'Energy and Utilities'],
    ['3', 3, 'Energy and Utilities'],
    ['energy AND utilities', 3, 'Energy and Utilities'],
    ['', null, null],
    [null, null, null],
  ])('takes %o for an industry', async (sent, industry, industry_name) => {
    const response = await patch(saltbush, { industry: sent })
    expect(await answerOf(response)).toMatchObject({
      status: 200,
      body: { industry, industry_name },
    })
  })

  test.each(['Astrology', 0, '99', "1' or true--"])('knows no industry %o', async (industry) => {
    expect(await outcome(await patch(saltbush, { industry, summary: 'Gold.' }))).toEqual({
      status: 422,
      code: 'INVALID',
      error: 'Industry is required',
      fields: { industry: 'Industry is required' },
    })
    expect(await show(saltbush)).toMatchObject({ summary: null, revision: 0 })
  })
})

describe('discarding', () => {
  test('brings back what was published, and once more does nothing', async () => {
    const ironbark = await aRegisteredCompany(product)
    const published = await show(ironbark)
    await product.as(ironbark).send(save, { name: 'Ironbark', software_used: [] })

    const left = await product.as(ironbark).send(discard, {})
    const again = await product.as(ironbark).send(discard, {})

    expect(left).toEqual({ ...published, revision: published.revision + 2 })
    expect(left.is_draft).toBe(false)
    expect(again).toEqual(left)
    expect(await show(ironbark)).toEqual(left)
  })
})

describe('two windows', () => {
  const changedElsewhere = 'This profile was changed in another window.'

  test('notice each other when they say what they have seen', async () => {
    const { revision } = await product.as(saltbush).send(save, { summary: 'Gold.' })

    const saved = await product.as(saltbush).send(save, { summary: 'Gold, mostly.', revision })
    expect(saved.revision).toBe(revision + 1)

    for (const call of [save, publish]) {
      const refused = await refusalOf(product.as(saltbush).send(call, { summary: 'No.', revision }))
      expect(refused).toMatchObject({
        status: 409,
        code: 'CHANGED_ELSEWHERE',
        text: changedElsewhere,
      })
    }
    expect((await show(saltbush)).summary).toBe('Gold, mostly.')
  })

  test('are told so before anything is said about the form', async () => {
    const body = { revision: 7, industry: 'Astrology', name: 'x'.repeat(256) }
    expect(await outcome(await patch(saltbush, body))).toEqual({
      status: 409,
      code: 'CHANGED_ELSEWHERE',
      error: changedElsewhere,
      fields: undefined,
    })
  })

  test('lose nothing of each other when they change different fields without saying so', async () => {
    await product.as(saltbush).send(save, { summary: 'Gold.' })
    const saved = await product.as(saltbush).send(save, { website: 'saltbush.example' })
    expect(saved).toMatchObject({ summary: 'Gold.', website: 'saltbush.example' })
  })
})

test('a company reads and changes its own profile only', async () => {
  const other = await aRegisteredCompany(product)
  const before = await show(other)

  await patch(saltbush, { id: other.id, slug: other.slug, summary: 'Mine.' })
  await product.as(saltbush).send(discard, {})

  expect(await show(other)).toEqual(before)
  expect((await show(saltbush)).id).toBe(saltbush.id)
})
