import { describe, expect, test } from 'vitest'
import { contractorProfiles, contractorRegistration, signIn } from '@headframe/wire'
import { aRegisteredContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { pageForm } from '../../testing/requests.ts'

const product = await aProduct()
const { signUp } = contractorRegistration
const password = 'ironbark-and-ochre-7'
let people = 0

const aPerson = () => {
  people += 1
  return {
    first_name: 'Tui',
    last_name: 'Parata',
    email: `tui-${people}@people.example`,
    phone: '0491 570 158',
    password,
    passwordConfirm: password,
  }
}

const ask = (fields: Record<string, string | undefined>): Promise<Response> =>
  product.ask('/marketplace.php?contractorSignup', pageForm(fields))

describe('a contractor who signs up with a name and a phone', () => {
  test('is signed in at once, and the profile is still to be filled', async () => {
    const answer = await product.send(signUp, aPerson())

    expect(answer).toEqual({
      success: true,
      message: 'Welcome to Headframe, Tui!',
      token: expect.any(String),
    })
    expect(await product.as(answer).send(contractorProfiles.account, {})).toMatchObject({
      name: 'Tui Parata',
      sharing_enabled: true,
      profile_complete: false,
    })
    expect(await product.as(answer).send(contractorProfiles.own, {})).toMatchObject({
      phone: '0491 570 158',
      availability: 0,
      has_resume: false,
    })
  })

  test('can sign in with the password, and is welcomed by a mail', async () => {
    const person = aPerson()
    await ask({ ...person, email: ` ${person.email.toUpperCase()} `, passwordConfirm: undefined })
    await product.runTasks()

    const asked = { contractorEmail: person.email, contractorPass: password }
    expect(await product.send(signIn.contractor, asked)).toMatchObject({ name: 'Tui Parata' })
    const [mail, ...others] = await product.mailTo(person.email)
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      kind: 'welcome',
      link: 'http://headframe.test/contractor/login',
    })
    expect(mail?.text).toContain('The next step is your profile')
  })
})

describe('a sign-up that breaks a rule', () => {
  const all = 'Please fill all the fields'

  test.each([
    ['first_name', '', all],
    ['last_name', ' ', all],
    ['email', '', all],
    ['phone', '', all],
    ['password', '', all],
    ['email', 'tui', 'Please enter a valid email address.'],
    ['password', 'short', 'Password must be at least 8 characters long.'],
    ['password', 'x'.repeat(201), 'Must be 200 characters or fewer'],
    ['password', 'password1', 'This password is too easy to guess. Please choose another one.'],
    ['passwordConfirm', 'another', 'Passwords do not match'],
    ['passwordConfirm', '', 'Passwords do not match'],
  ])('is refused for a %s that is "%s"', async (field, value, text) => {
    const person = aPerson()
    const confirm = field === 'password' ? { passwordConfirm: undefined } : {}

    const response = await ask({ ...person, ...confirm, [field]: value })

    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: text,
      code: 'INVALID',
      fields: { [field]: text },
      success: false,
      message: text,
    })
  })

  test.each([
    [{ phone: '', email: 'tui' }, all],
    [{ email: 'tui', password: 'short' }, 'Please enter a valid email address.'],
    [
      { password: 'short', passwordConfirm: 'another' },
      'Password must be at least 8 characters long.',
    ],
  ])('and another one, such as %j, is told the first of them', async (wrong, text) => {
    const response = await ask({ ...aPerson(), ...wrong })
    expect(await response.json()).toMatchObject({ error: text, message: text })
  })

  test('is refused for an address that is taken, once the form is sound', async () => {
    const { email } = await aRegisteredContractor(product)

    expect((await ask({ ...aPerson(), email, phone: '' })).status).toBe(422)
    const response = await ask({ ...aPerson(), email })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      error: 'This email address is already registered.',
      code: 'EMAIL_TAKEN',
      success: false,
      message: 'This email address is already registered.',
    })
  })
})
