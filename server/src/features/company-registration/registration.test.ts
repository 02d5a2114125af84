import { describe, expect, test } from 'vitest'
import { companyAccounts, companyProfiles, companyRegistration, signIn } from '@headframe/wire'
import { aCompanyRegistration } from '../../testing/company-registration.ts'
import { aRegisteredCompany, isSignedIn } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import type { SignedIn } from '../../testing/product.ts'
import { json } from '../../testing/requests.ts'

const product = await aProduct()
const { register } = companyRegistration

const profileOf = (company: SignedIn) => product.as(company).send(companyProfiles.own, {})

/** A company that was registered by an older client: fields of its own manner, beside a sound form. */
async function aCompanyThatSent(fields: Record<string, unknown>): Promise<SignedIn> {
  const form = { ...aCompanyRegistration(), ...fields }
  const response = await product.ask('/company/v2/registration/submit', json(form))
  const { token } = await response.json()
  expect(token).toEqual(expect.any(String))
  return { token }
}

describe('a company that registers', () => {
  test('is signed in at once, and can sign in from now on', async () => {
    const form = aCompanyRegistration({
      companyName: 'Quandong & Söhne Pty Ltd',
      companyEmail: ' Noor@Quandong.example ',
    })

    const answer = await product.send(register, form)

    expect(answer).toEqual({
      token: expect.any(String),
      success: true,
      company_name: 'Quandong & Söhne Pty Ltd',
      slug: 'quandong-and-sohne-pty-ltd',
    })
    expect(await isSignedIn(product, answer)).toBe(true)
    const { password } = form
    expect(
      await product.send(signIn.company, { email: 'NOOR@quandong.example', password }),
    ).toMatchObject({ error: false, company_name: 'Quandong & Söhne Pty Ltd' })
  })

  test('finds the person behind it in the account', async () => {
    const company = await aRegisteredCompany(product, { companyName: 'Wandoo Civil' })

    expect(await product.as(company).send(companyAccounts.account, {})).toMatchObject({
      id: company.id,
      slug: 'wandoo-civil',
      company_name: 'Wandoo Civil',
      email: company.email,
      first_name: 'Noor',
      last_name: 'Haddad',
      title: 'Resourcing Lead',
      phone: '0491 570 159',
      industry: 'Mining',
      is_mining: true,
      profile_published: true,
      credits: 0,
    })
  })

  test('finds everything in the profile that stood in the form, published', async () => {
    const company = await aRegisteredCompany(product, {
      companyName: 'Ochre Ridge',
      website: 'http://www.ochre-ridge.example/about us',
    })

    const { creation_date, published_date, ...profile } = await profileOf(company)

    expect(published_date).toBe(creation_date)
    expect(profile).toEqual({
      id: company.id,
      slug: 'ochre-ridge',
      name: 'Ochre Ridge',
      logo: null,
      logo_type: null,
      website: 'http://www.ochre-ridge.example/about us',
      office_address: '12 Hannan Street, Kalgoorlie WA 6430',
      employee_size: '201-500',
      industry: 1,
      industry_name: 'Mining',
      summary: 'Gold from two open pits north of Kalgoorlie.\nOwner-operated since 2009.',
      commodities: ['Gold', 'Nickel'],
      key_people: [{ first_name: 'Ines', last_name: 'Marchetti', role: 'General Manager' }],
      key_projects: [{ name: 'Quandong Pit', stage: 'Production' }],
      ticker: 'SBM',
      market_cap: '$412.5M AUD',
      cash_in_bank: '$38M',
      field_roster: '8 days on, 6 off',
      typical_hours: '12 hours a day',
      facilities: 'Single rooms with ensuite\nMess\nGym',
      software_used: ['Deswik.CAD', 'SAP'],
      is_draft: false,
      revision: 0,
    })
  })

  test('may leave out what only mining companies are asked, and it is kept when told', async () => {
    const little = await aRegisteredCompany(product, {
      industry: '4',
      commodities: [],
      keyProjects: [],
      companyTicker: '',
      marketCap: '',
      cashInBank: '',
      fieldRoster: '',
      facilities: '',
      softwareUsed: [],
    })
    const much = await aRegisteredCompany(product, { industry: '4', companyTicker: 'asx1' })

    expect(await profileOf(little)).toMatchObject({
      industry_name: 'Construction and Civil',
      commodities: [],
      key_projects: [],
      ticker: null,
      market_cap: null,
      cash_in_bank: null,
      field_roster: null,
      facilities: null,
      software_used: [],
    })
    expect(await profileOf(much)).toMatchObject({ ticker: 'ASX1', market_cap: '$412.5M AUD' })
  })

  test('is welcomed by one mail that leads to the sign-in of companies', async () => {
    const { email } = await aRegisteredCompany(product)
    await product.runTasks()

    const [mail, ...others] = await product.mailTo(email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'welcome',
      subject: 'Welcome to Headframe',
      link: 'http://headframe.test/company/login',
    })
    expect(mail?.text).toContain('Hi Noor,')
    expect(mail?.text).toContain('Your company profile is published')
  })
})

describe('the industry', () => {
  test.each([1, ' 1 ', 'Mining', 'mInInG'])('may be told as %j', async (industry) => {
    const company = await aCompanyThatSent({ industry })
    expect(await profileOf(company)).toMatchObject({ industry: 1, industry_name: 'Mining' })
  })
})

describe('lists', () => {
  test('may be told as JSON text', async () => {
    const company = await aCompanyThatSent({
      keyPeople: '[{"firstName":"Ines","lastName":"Marchetti","role":"Director"}]',
      keyProjects: '[{"name":"Quandong Pit"}]',
      commodities: '["Gold"]',
      softwareUsed: '',
    })

    expect(await profileOf(company)).toMatchObject({
      key_people: [{ first_name: 'Ines', last_name: 'Marchetti', role: 'Director' }],
      key_projects: [{ name: 'Quandong Pit', stage: '' }],
      commodities: ['Gold'],
      software_used: [],
    })
  })

  test('lose their empty rows, and keep those that are half filled', async () => {
    const blank = { firstName: ' ', lastName: '', role: '' }
    const half = { firstName: 'Bo', lastName: '', role: '' }
    const whole = { firstName: 'Ines', lastName: 'Marchetti', role: 'Director' }
    const company = await aCompanyThatSent({
      keyPeople: [blank, half, {}, whole],
      keyProjects: [
        { name: '', stage: '' },
        { name: ' Quandong Pit ', stage: null },
      ],
      commodities: ['', ' Gold '],
    })

    expect(await profileOf(company)).toMatchObject({
      key_people: [
        { first_name: 'Bo', last_name: '', role: '' },
        { first_name: 'Ines', last_name: 'Marchetti', role: 'Director' },
      ],
      key_projects: [{ name: 'Quandong Pit', stage: '' }],
      commodities: ['Gold'],
    })
  })

  test('of people with one name each are split at its first blank', async () => {
    const company = await aCompanyThatSent({
      keyPeople: [
        { name: 'Ines Maria Marchetti', position: 'Director' },
        { name: 'Tui', position: 'Founder' },
      ],
    })

    expect((await profileOf(company)).key_people).toEqual([
      { first_name: 'Ines', last_name: 'Maria Marchetti', role: 'Director' },
      { first_name: 'Tui', last_name: '', role: 'Founder' },
    ])
  })

  test('of software name each program once, however it is written', async () => {
    const company = await aCompanyThatSent({
      softwareUsed: ['Deswik.CAD', ' deswik.cad', 'SAP  R3'],
    })
    expect((await profileOf(company)).software_used).toEqual(['Deswik.CAD', 'SAP R3'])
  })
})
