import { beforeEach, describe, expect, test } from 'vitest'
import { companyAccounts, companyProfiles, signIn } from '@headframe/wire'
import { aRegisteredCompany, isSignedIn } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, pageForm } from '../../testing/requests.ts'

const product = await aProduct()
const password = 'ironbark-and-ochre-7'
let companies = 0

// What the limit has to say is heard elsewhere.
beforeEach(() => product.moveClock(3600))

const aCompany = () => {
  companies += 1
  return {
    company_name: 'Wandoo Civil',
    company_office: '3 Ore Street, Port Hedland WA 6721',
    company_website: 'wandoo.example',
    contact_name: 'Tui Mere Parata',
    contact_position: 'Owner',
    contact_email: `tui-${companies}@wandoo.example`,
    contact_phone: '0491 570 158',
    password,
    passwordConfirm: password,
  }
}

describe.each([
  { by: 'the short form', address: '/marketplace.php?companySignup' },
  { by: 'an older client', address: '/company/register' },
])('a company that signs up by $by', ({ address }) => {
  const ask = (fields: Record<string, string | undefined>) => product.ask(address, pageForm(fields))

  /** Answers the session of a company that signed up. */
  async function sessionOf(fields: Record<string, string | undefined>): Promise<{ token: string }> {
    const { token } = await (await ask(fields)).json()
    expect(token).toEqual(expect.any(String))
    return { token }
  }

  test('is signed in at once, and can sign in from now on', async () => {
    const company = aCompany()
    const { status, body } = await answerOf(await ask(company))

    expect({ status, body }).toEqual({
      status: 200,
      body: {
        success: true,
        message: 'Welcome to Headframe, Wandoo Civil!',
        token: expect.any(String),
      },
    })
    expect(await isSignedIn(product, { token: String(body['token']) })).toBe(true)
    const typed = { email: company.contact_email.toUpperCase(), password }
    expect(await product.send(signIn.company, typed)).toMatchObject({
      company_name: 'Wandoo Civil',
    })
  })

  test('finds what it told in the account and the profile, which nobody else sees yet', async () => {
    const session = await sessionOf({ ...aCompany(), passwordConfirm: undefined })

    expect(await product.as(session).send(companyAccounts.account, {})).toMatchObject({
      company_name: 'Wandoo Civil',
      first_name: 'Tui',
      last_name: 'Mere Parata',
      title: 'Owner',
      phone: '0491 570 158',
      industry: null,
      profile_published: false,
    })
    expect(await product.as(session).send(companyProfiles.own, {})).toMatchObject({
      name: 'Wandoo Civil',
      office_address: '3 Ore Street, Port Hedland WA 6721',
      website: 'https://wandoo.example',
      is_draft: true,
      published_date: null,
    })
  })

  test.each([
    ['http://wandoo.example', 'http://wandoo.example'],
    ['www.wandoo.example/about', 'https://www.wandoo.example/about'],
    ['//wandoo.example', 'https://wandoo.example'],
  ])('keeps the website %s as %s', async (company_website, website) => {
    const session = await sessionOf({ ...aCompany(), company_website })
    expect(await product.as(session).send(companyProfiles.own, {})).toMatchObject({ website })
  })

  test('may name a contact with one name only', async () => {
    const session = await sessionOf({ ...aCompany(), contact_name: ' Tui ' })
    expect(await product.as(session).send(companyAccounts.account, {})).toMatchObject({
      first_name: 'Tui',
      last_name: null,
    })
  })

  test('is welcomed by one mail that says what to fill', async () => {
    const company = aCompany()
    await sessionOf(company)
    await product.runTasks()

    const [mail, ...others] = await product.mailTo(company.contact_email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({ kind: 'welcome', link: 'http://headframe.test/company/login' })
    expect(mail?.text).toContain('The next step is your company profile')
  })

  const all = 'Please fill all the fields'
  const easy = 'This password is too easy to guess. Please choose another one.'

  test.each([
    ['company_name', '', all],
    ['company_office', ' ', all],
    ['company_website', '', all],
    ['contact_name', '', all],
    ['contact_position', undefined, all],
    ['contact_email', '', all],
    ['contact_phone', '', all],
    ['password', '', all],
    ['contact_email', 'tui', 'Please enter a valid email address'],
    ['password', 'short', 'Password must be at least 8 characters'],
    ['password', 'x'.repeat(201), 'Must be 200 characters or fewer'],
    ['password', 'password1', easy],
    ['company_name', 'x'.repeat(256), 'Must be 255 characters or fewer'],
    ['contact_name', 'x'.repeat(121), 'Must be 120 characters or fewer'],
    ['contact_phone', '1'.repeat(33), 'Must be 32 characters or fewer'],
    ['passwordConfirm', 'another', 'Passwords do not match'],
    ['passwordConfirm', '', 'Passwords do not match'],
  ])('is refused for a %s that is "%s"', async (field, value, text) => {
    const confirm = field === 'password' ? { passwordConfirm: undefined } : {}
    const answer = await answerOf(await ask({ ...aCompany(), ...confirm, [field]: value }))

    expect(answer).toEqual({
      status: 422,
      body: {
        error: text,
        code: 'INVALID',
        fields: { [field]: text },
        success: false,
        message: text,
      },
    })
  })

  test.each([
    [{ contact_phone: '', contact_email: 'tui' }, all],
    [{ contact_email: 'tui', password: 'short' }, 'Please enter a valid email address'],
    [{ password: 'short', passwordConfirm: 'another' }, 'Password must be at least 8 characters'],
  ])('and breaks several rules, such as by %j, is told the first of them', async (wrong, text) => {
    const { body } = await answerOf(await ask({ ...aCompany(), ...wrong }))
    expect(body).toMatchObject({ error: text, message: text })
  })

  test('is refused for an address that is taken, once the form is sound', async () => {
    const { email } = await aRegisteredCompany(product)
    const taken = { ...aCompany(), contact_email: email }

    expect((await ask({ ...taken, contact_phone: '' })).status).toBe(422)
    expect(await answerOf(await ask(taken))).toEqual({
      status: 409,
      body: {
        error: 'This email address is already registered.',
        code: 'EMAIL_TAKEN',
        success: false,
        message: 'This email address is already registered.',
      },
    })
  })
})
