import { describe, expect, test } from 'vitest'
import { companyPeople, limits, recoverPassword, signIn, words } from '@headframe/wire'
import { findActor } from '../../kit/sign-in/sessions.ts'
import { aCompany, aContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const { send } = product
const newPassword = 'a-brand-new-swing-42'

async function tokenMailedTo({ email }: Person): Promise<string> {
  await send(recoverPassword.contractor, { email })
  await product.runTasks()
  const mail = (await product.mailTo(email)).at(-1)
  return mail?.link.split('/').at(-1) ?? ''
}

const check = (token: string) => send(recoverPassword.checkToken, { token })
const reset = (token: string, password = newPassword) =>
  send(recoverPassword.reset, { token, password })

describe('a forgotten password', () => {
  test('is recovered with the link of the mail', async () => {
    const contractor = await aContractor(product)
    const token = await tokenMailedTo(contractor)

    expect(await check(token)).toEqual({ error: false, message: 'OK' })
    expect(await reset(token)).toEqual({
      error: false,
      redirectURL: 'http://headframe.test/contractor/login',
    })

    await send(signIn.contractor, {
      contractorEmail: contractor.email,
      contractorPass: newPassword,
    })
    await expect(
      send(signIn.contractor, {
        contractorEmail: contractor.email,
        contractorPass: contractor.password,
      }),
    ).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
  })

  test('that was chosen anew is told to the account, and nobody else, once', async () => {
    const contractor = await aContractor(product)
    const token = await tokenMailedTo(contractor)
    await expect(reset(token, 'password')).rejects.toMatchObject({ code: 'INVALID' })
    await reset(token)
    await expect(reset(token)).rejects.toMatchObject({ code: 'TOKENNOTACTIVE' })
    await product.runTasks()

    const [asked, changed, ...more] = await product.mailTo(contractor.email)
    expect([asked?.kind, changed?.kind, more]).toEqual(['password-reset', 'account-changed', []])
    expect(changed?.text).toContain('Hi Ash,')
    expect(changed?.text).toContain('contractor account was changed just now with the link')
    expect(changed?.text).toContain('Then somebody else reads your email')
    expect(changed?.text).not.toContain('still signed in')
    expect(changed?.headers['list-unsubscribe']).toBeUndefined()
  })

  test('of one address with two accounts says which of them it is about', async () => {
    const contractor = await aContractor(product)
    const company = await aCompany(product)
    const { email } = contractor
    await product.as(company).send(companyPeople.changeEmail, {
      newEmailAddress: email,
      newEmailAddressConfirm: email,
      accountPassword: company.password,
    })
    await send(recoverPassword.contractor, { email })
    await product.runTasks()
    await send(recoverPassword.company, { email })
    await product.runTasks()

    const [moved, ...asked] = await product.mailTo(email)
    expect(moved?.text).toContain('your Headframe company account with this email address')
    expect(asked.map(({ text }) => /your Headframe (\w+ account)/.exec(text)?.[1])).toEqual([
      'contractor account',
      'company account',
    ])
  })

  test('ends every session of the account', async () => {
    const contractor = await aContractor(product)
    await reset(await tokenMailedTo(contractor))
    expect(
      await findActor(product.world.database, contractor.token, product.world.clock()),
    ).toBeUndefined()
  })

  test('leads a company back to its own sign-in', async () => {
    const { email } = await aCompany(product)
    await send(recoverPassword.company, { email })
    await product.runTasks()
    const [mail] = await product.mailTo(email)

    expect(mail).toMatchObject({ kind: 'password-reset', to: email })
    const { redirectURL } = await reset(mail?.link.split('/').at(-1) ?? '')
    expect(redirectURL).toBe('http://headframe.test/company/login')
  })

  test('an unknown address gets no mail, and an address of another audience none either', async () => {
    const { email } = await aCompany(product)
    await send(recoverPassword.contractor, { email })
    await send(recoverPassword.contractor, { email: 'nobody@people.example' })
    await product.runTasks()

    expect(await product.mailTo(email)).toEqual([])
    expect(await product.mailTo('nobody@people.example')).toEqual([])
  })

  test('is mailed five times an hour at most', async () => {
    const { email } = await aContractor(product)
    for (let asked = 0; asked < 7; asked += 1) {
      await send(recoverPassword.contractor, { email })
      await product.runTasks()
    }
    expect(await product.mailTo(email)).toHaveLength(limits.recoveryMailsPerAccount.points)
  })

  test('asks for an address', async () => {
    const response = await product.ask('/contractor/forgot-password', {
      method: 'POST',
      body: new URLSearchParams({ email: 'not an address' }),
    })
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: words.invalidEmail,
      code: 'INVALID',
      fields: { email: words.invalidEmail },
      type: 'error',
      message: words.invalidEmail,
    })
  })
})

describe('a reset link', () => {
  test('works once, for one of twenty at once', async () => {
    const token = await tokenMailedTo(await aContractor(product))

    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => reset(token)))

    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = answers.flatMap((answer) =>
      answer.status === 'rejected' ? [answer.reason.code] : [],
    )
    expect(new Set(refused)).toEqual(new Set(['TOKENNOTACTIVE']))
  })

  test('is replaced by a newer one', async () => {
    const contractor = await aContractor(product)
    const older = await tokenMailedTo(contractor)
    await tokenMailedTo(contractor)
    await expect(check(older)).rejects.toMatchObject({
      code: 'TOKENNOTACTIVE',
      status: 409,
      text: words.resetTokenNotActive,
    })
  })

  test('lives an hour, says so for a month, and is forgotten then', async () => {
    const token = await tokenMailedTo(await aContractor(product))
    product.moveClock(3600)
    await expect(check(token)).rejects.toMatchObject({
      code: 'TOKENEXPIRED',
      status: 409,
      text: words.resetTokenExpired,
    })
    product.moveClock(30 * 24 * 3600)
    await expect(check(token)).rejects.toMatchObject({
      code: 'TOKENNOTFOUND',
      status: 404,
      text: words.resetTokenNotFound,
    })
  })

  test.each([
    'never-given',
    // All that fits into an address.
    'x'.repeat(15_000),
  ])('that was never given is not found, in the words that older clients read', async (token) => {
    const checked = await product.ask(`/check-reset-token/${token}`)
    const used = await product.ask('/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, password: newPassword }),
    })

    expect(await checked.json()).toEqual({
      error: words.resetTokenNotFound,
      code: 'TOKENNOTFOUND',
      message: 'TOKENNOTFOUND',
    })
    expect(await used.json()).toEqual({
      error: words.resetFailed,
      code: 'TOKENNOTFOUND',
      message: 'TOKENNOTFOUND',
      redirectURL: null,
    })
  })

  test.each(['/check-reset-token/', '/check-reset-token'])(
    'that is missing in %s is not understood',
    async (path) => {
      const response = await product.ask(path)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: words.resetTokenMissing })
    },
  )

  test('that is missing when a password is chosen is not understood', async () => {
    const response = await product.ask('/reset-password', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ password: newPassword }),
    })
    expect(response.status).toBe(400)
  })

  test.each([
    ['short', words.resetPasswords],
    ['x'.repeat(201), 'Must be 200 characters or fewer'],
    ['password1', words.easyPassword],
  ])('is not used up by the password %s', async (password, text) => {
    const token = await tokenMailedTo(await aContractor(product))
    await expect(reset(token, password)).rejects.toMatchObject({
      code: 'INVALID',
      text,
      fields: { password: text },
    })
    expect(await check(token)).toMatchObject({ error: false })
  })
})
