import { beforeEach, describe, expect, test } from 'vitest'
import { aCompanyRegistration } from '../../testing/company-registration.ts'
import type { CompanyForm } from '../../testing/company-registration.ts'
import { aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const form = aCompanyRegistration()

// What the limit has to say is heard elsewhere.
beforeEach(() => product.moveClock(3600))

/** A form that is sound but for these fields; undefined leaves one out. */
const ask = (wrong: Record<string, unknown>) =>
  product.ask('/company/v2/registration/submit', json({ ...form, ...wrong }))

const refusalOf = async (wrong: Record<string, unknown>) => outcome(await ask(wrong))

async function nobodyRegistered(): Promise<boolean> {
  const { reading } = product.world.database
  const rows = await reading
    .selectFrom('account')
    .select('id')
    .where('email', '=', form.companyEmail)
    .execute()
  return rows.length === 0
}

const passwords = (both: string) => ({ password: both, confirmPassword: both })
const person = { firstName: 'Ines', lastName: 'Marchetti', role: 'Director' }
const times = (count: number, entry: unknown) => Array.from({ length: count }, () => entry)
const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Program ${at}`)

describe('a form that breaks a rule', () => {
  const email = 'Please enter a valid email address'
  const website = 'Please enter a valid URL (e.g., https://www.example.com.au)'
  const size = 'Please select employee size'
  const someone = 'Add at least one key person with first name, last name, and role'
  const industry = 'Please select an industry'

  const rules: [string, unknown, string][] = [
    ['companyName', '', 'Company name is required'],
    ['companyName', undefined, 'Company name is required'],
    ['companyName', 'x'.repeat(256), 'Company name must be 255 characters or fewer'],
    ['companyEmail', ' ', 'Email is required'],
    ['companyEmail', 'noor', email],
    ['companyEmail', 'noor@saltbush', email],
    ['companyEmail', `${'x'.repeat(250)}@x.example`, 'Must be 254 characters or fewer'],
    ['industry', '', industry],
    ['industry', undefined, industry],
    ['industry', '99', industry],
    ['industry', 'Farming', industry],
    ['website', '', 'Website is required'],
    ['website', 'www.saltbush.example', website],
    ['website', 'ftp://saltbush.example', website],
    ['website', 'javascript:alert(1)', website],
    ['website', 'https://saltbush', website],
    ['website', 'https://', website],
    ['website', 'https://saltbush.example@elsewhere.example', website],
    ['website', '//saltbush.example', website],
    ['website', 'https:////saltbush.example', website],
    ['website', `https://saltbush.example/${'x'.repeat(2048)}`, 'Must be 2048 characters or fewer'],
    ['headOffice', '', 'Head office location is required'],
    ['headOffice', 'x'.repeat(256), 'Must be 255 characters or fewer'],
    ['employeeSize', '', size],
    ['employeeSize', '7', size],
    ['companySummary', ' \n ', 'Company summary is required'],
    ['companySummary', 'x'.repeat(4001), 'Must be 4000 characters or fewer'],
    ['keyPeople', [], someone],
    ['keyPeople', undefined, someone],
    ['keyPeople', [{ ...person, role: ' ' }], someone],
    ['keyPeople', [{ name: 'Ines', position: 'Director' }], someone],
    ['keyPeople', times(51, person), 'Must be 50 entries or fewer'],
    ['typicalHours', '', 'Typical hours information is required'],
    ['firstName', '', 'First name is required'],
    ['firstName', 'x'.repeat(121), 'Must be 120 characters or fewer'],
    ['lastName', ' ', 'Last name is required'],
    ['jobTitle', undefined, 'Job title is required'],
    ['phoneNumber', '', 'Phone number is required'],
    ['phoneNumber', '1'.repeat(33), 'Must be 32 characters or fewer'],
    ['confirmPassword', 'another', 'Passwords do not match'],
    ['confirmPassword', undefined, 'Passwords do not match'],
    ['confirmPassword', null, 'Passwords do not match'],
    ['keyProjects', times(51, { name: 'Pit' }), 'Must be 50 entries or fewer'],
    ['softwareUsed', numbered(101), 'Must be 100 entries or fewer'],
    ['companyTicker', 'ABCDEFGHIJKLM', 'Must be 12 characters or fewer'],
    ['marketCap', '$'.repeat(65), 'Must be 64 characters or fewer'],
    ['cashInBank', '$'.repeat(65), 'Must be 64 characters or fewer'],
    ['companyLogo', 'x'.repeat(2049), 'Must be 2048 characters or fewer'],
    ['headOffice', 5, 'Head office location is required'],
  ]

  test.each(rules)('is refused for the field %s that is %j', async (field, value, text) => {
    const response = await ask({ [field]: value })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: text,
      code: 'INVALID',
      fields: { [field]: text },
      success: false,
      message: text,
    })
    expect(await nobodyRegistered()).toBe(true)
  })

  test.each([
    ['', 'Password is required'],
    ['short', 'Password must be at least 8 characters'],
    ['x'.repeat(201), 'Must be 200 characters or fewer'],
    ['password1', 'This password is too easy to guess. Please choose another one.'],
    [form.companyEmail, 'This password is too easy to guess. Please choose another one.'],
  ])('is refused for the password "%s"', async (password, text) => {
    expect(await refusalOf(passwords(password))).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { password: text },
    })
  })

  test('is told at the very row that is wrong, empty rows before it counted', async () => {
    const keyPeople = [person, { role: '' }, { ...person, role: 'x'.repeat(121) }, null]
    const keyProjects = [{}, { name: 'x'.repeat(201), stage: 'x'.repeat(121) }]
    const commodities = ['Gold', 'x'.repeat(121)]

    expect((await refusalOf({ keyPeople, keyProjects, commodities })).fields).toEqual({
      'keyPeople.2.role': 'Must be 120 characters or fewer',
      'keyPeople.3': 'Please enter a valid value.',
      'keyProjects.1.name': 'Must be 200 characters or fewer',
      'keyProjects.1.stage': 'Must be 120 characters or fewer',
      'commodities.1': 'Must be 120 characters or fewer',
    })
  })

  test('fifty rows and a hundred programs are fine', async () => {
    const sent = {
      keyPeople: [...times(50, person), {}],
      keyProjects: times(50, { name: 'Pit' }),
      softwareUsed: numbered(100),
      typicalHours: '',
    }
    expect(Object.keys(Object((await refusalOf(sent)).fields))).toEqual(['typicalHours'])
  })
})

describe('a mining company', () => {
  const mining: [Partial<CompanyForm>, string, string][] = [
    [{ commodities: [] }, 'commodities', 'Select at least one commodity'],
    [{ commodities: [' '] }, 'commodities', 'Select at least one commodity'],
    [
      { marketCap: ' ', companyTicker: '' },
      'marketCap',
      'Enter a market cap or provide an exchange ticker',
    ],
    [{ fieldRoster: '' }, 'fieldRoster', 'Field roster information is required'],
    [{ facilities: ' \n' }, 'facilities', 'Facilities information is required'],
  ]

  test.each(mining)('is refused for %j', async (wrong, field, text) => {
    expect(await refusalOf(wrong)).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { [field]: text },
    })
    expect(await refusalOf({ ...wrong, industry: 'mining', typicalHours: '' })).toMatchObject({
      fields: { [field]: text, typicalHours: 'Typical hours information is required' },
    })
  })

  test('needs a market cap or a ticker, not both', async () => {
    const incomplete = { firstName: '' }
    for (const wrong of [{ marketCap: '' }, { companyTicker: '' }]) {
      expect((await refusalOf({ ...wrong, ...incomplete })).fields).toEqual({
        firstName: 'First name is required',
      })
    }
  })

  test('hears of a field only what is wrong with it', async () => {
    const long = 'x'.repeat(4001)
    const wrong = { facilities: long, fieldRoster: long, companyTicker: long, marketCap: '' }

    expect((await refusalOf(wrong)).fields).toEqual({
      facilities: 'Must be 4000 characters or fewer',
      fieldRoster: 'Must be 255 characters or fewer',
      companyTicker: 'Must be 12 characters or fewer',
    })
  })

  test('is not asked for its fields while its industry is unknown', async () => {
    const wrong = { industry: 'Farming', commodities: [], facilities: '' }
    expect((await refusalOf(wrong)).fields).toEqual({ industry: 'Please select an industry' })
  })
})

describe('a form that breaks several rules', () => {
  const told: [Record<string, unknown>, string][] = [
    [{ companyName: '', industry: '' }, 'Company name is required'],
    [{ industry: '99', website: '' }, 'Please select an industry'],
    [{ keyPeople: [], companySummary: '' }, 'Company summary is required'],
    [{ fieldRoster: '', typicalHours: '' }, 'Typical hours information is required'],
    [{ commodities: [], firstName: '' }, 'Select at least one commodity'],
    [{ facilities: '', phoneNumber: '' }, 'Facilities information is required'],
    [{ ...passwords('password1'), phoneNumber: '' }, 'Phone number is required'],
    [{ password: '', confirmPassword: 'x' }, 'Password is required'],
  ]

  test.each(told)('%j is told the first of them', async (wrong, text) => {
    const { error, fields } = await refusalOf(wrong)

    expect(error).toBe(text)
    expect(Object.keys(Object(fields))).toEqual(
      expect.arrayContaining(Object.keys(wrong).filter((field) => field !== 'confirmPassword')),
    )
  })

  test('nothing at all sent, it hears of every field', async () => {
    const response = await product.ask('/company/v2/registration/submit', json({}))

    const { status, error, fields } = await outcome(response)
    expect({ status, error }).toEqual({ status: 422, error: 'Company name is required' })
    expect(Object.keys(Object(fields)).toSorted()).toEqual(
      [
        'companyName',
        'companyEmail',
        'industry',
        'website',
        'headOffice',
        'employeeSize',
        'companySummary',
        'keyPeople',
        'typicalHours',
        'firstName',
        'lastName',
        'jobTitle',
        'phoneNumber',
        'password',
      ].toSorted(),
    )
  })

  test('a taken address is told only once the form is sound', async () => {
    const { email } = await aRegisteredCompany(product)

    expect(await refusalOf({ companyEmail: email, website: '' })).toMatchObject({ status: 422 })
    const response = await ask({ companyEmail: ` ${email.toUpperCase()} ` })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      error: 'This email address is already registered.',
      code: 'EMAIL_TAKEN',
      success: false,
      message: 'This email address is already registered.',
    })
  })
})

describe('what no screen sends', () => {
  test.each([
    ['people that hide what cannot be typed', { keyPeople: '[{"role":"\\u0000"}]' }],
    ['people that would change how objects work', { keyPeople: '[{"__proto__":{"role":"x"}}]' }],
    ['people that are no list', { keyPeople: { 0: person } }],
    ['a list where a text belongs', { website: ['https://saltbush.example'] }],
    ['a name with a control character', { companyName: 'Salt\u{7}bush' }],
  ])('such as %s is not understood', async (_, wrong) => {
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })

  test('a form that is no JSON is of the wrong type', async () => {
    const body = new URLSearchParams({ companyName: 'Saltbush Mining' })
    const response = await product.ask('/company/v2/registration/submit', { method: 'POST', body })
    expect(await response.json()).toMatchObject({ code: 'UNSUPPORTED_TYPE', success: false })
  })
})
