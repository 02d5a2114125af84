import { describe, expect, test } from 'vitest'
import { limits, recoverPassword, session, signIn, words } from '@headframe/wire'
import {
  aCompany,
  aContractor,
  aStaffMember,
  isSignedIn,
  signInContractor,
} from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { json } from '../../testing/requests.ts'

const product = await aProduct()
const { send } = product

const form = (fields: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(fields),
})

describe('signing in', () => {
  test('gives a contractor a token and their name', async () => {
    const { email, password } = await aContractor(product)

    const answer = await signInContractor(product, ` ${email.toUpperCase()} `, password)

    expect(answer).toEqual({ success: true, token: expect.any(String), name: 'Ash Doyle' })
    expect(await isSignedIn(product, answer)).toBe(true)
  })

  test('gives a staff member a token and their name', async () => {
    const { email, password } = await aStaffMember(product)
    expect(await send(signIn.staff, { emailAddress: email, sPass: password })).toMatchObject({
      success: true,
      name: 'Robin Hale',
    })
  })

  test('gives a company a token and its name', async () => {
    const { email, password } = await aCompany(product)
    expect(await send(signIn.company, { email, password })).toEqual({
      error: false,
      token: expect.any(String),
      company_name: 'Saltbush Mining',
    })
  })

  test('takes JSON, URL-encoded and multipart bodies alike', async () => {
    const { email, password } = await aCompany(product)
    const multipart = new FormData()
    multipart.append('email', email)
    multipart.append('password', password)

    for (const init of [
      json({ email, password }),
      form({ email, password }),
      { method: 'POST', body: multipart },
    ]) {
      expect((await product.ask('/company/login', init)).status).toBe(200)
    }
  })

  test('answers an unknown address and a wrong password byte for byte alike', async () => {
    const { email } = await aContractor(product)

    const wrong = await product.ask(
      '/auth.php',
      form({ contractorEmail: email, contractorPass: 'not the one' }),
    )
    const unknown = await product.ask(
      '/auth.php',
      form({ contractorEmail: 'nobody@people.example', contractorPass: 'not the one' }),
    )

    expect([wrong.status, unknown.status]).toEqual([401, 401])
    expect(await unknown.text()).toBe(await wrong.text())
  })

  test('tells each audience in its own words', async () => {
    const staff = await product.ask('/auth.php', form({ emailAddress: 'x', sPass: 'y' }))
    const company = await product.ask('/company/login', form({ email: 'x', password: 'y' }))

    expect(await staff.json()).toEqual({
      error: words.badCredentials,
      code: 'BAD_CREDENTIALS',
      success: false,
    })
    expect(await company.json()).toEqual({
      error: words.companyBadCredentials,
      code: 'BAD_CREDENTIALS',
    })
  })

  test('asks for both fields', async () => {
    const contractor = await product.ask('/auth.php', form({ contractorEmail: 'x' }))
    const staff = await product.ask('/auth.php', form({ sPass: 'x' }))

    expect(contractor.status).toBe(422)
    expect(await contractor.json()).toEqual({
      error: words.fillInBoth,
      code: 'INVALID',
      success: false,
      fields: { contractorPass: words.fillInBoth },
    })
    expect(await staff.json()).toMatchObject({ error: words.badCredentials, code: 'INVALID' })
  })

  test('with neither pair of fields, or with both, is not understood', async () => {
    const neither = await product.ask('/auth.php', form({ name: 'x' }))
    const both = await product.ask('/auth.php', form({ contractorEmail: 'x', sPass: 'y' }))

    expect([neither.status, both.status]).toEqual([400, 400])
  })

  test('one audience is never good for another, even with the same address', async () => {
    const { email, password } = await aContractor(product)
    await expect(send(signIn.company, { email, password })).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
  })
})

describe('guessing', () => {
  test('is over after ten wrong passwords, for the right one too, and begins anew a quarter of an hour later', async () => {
    const { email, password } = await aContractor(product)
    const guess = () => signInContractor(product, email, 'wrong')
    const tries = limits.failedSignInsPerAccount.points

    for (let made = 0; made < tries; made += 1) {
      await expect(guess()).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
    }
    await expect(guess()).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      text: words.badCredentials,
    })
    await expect(signInContractor(product, email, password)).rejects.toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.any(Number),
    })

    product.moveClock(limits.failedSignInsPerAccount.seconds + 1)
    await expect(signInContractor(product, email, password)).resolves.toMatchObject({
      success: true,
    })
  })

  test('twenty guesses at once reach the password ten times at most', async () => {
    const { email } = await aCompany(product)

    const answers = await Promise.allSettled(
      Array.from({ length: 20 }, () => send(signIn.company, { email, password: 'wrong' })),
    )

    const codes = answers.map((answer) =>
      answer.status === 'rejected' ? answer.reason.code : 'let in',
    )
    expect(codes.filter((code) => code === 'BAD_CREDENTIALS')).toHaveLength(
      limits.failedSignInsPerAccount.points,
    )
    expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(10)
  })

  test('signing in rightly does not count', async () => {
    const { email, password } = await aCompany(product)
    for (let made = 0; made < 12; made += 1) await send(signIn.company, { email, password })
  })
})

describe('a session', () => {
  test('ends when its owner signs out, as often as they like', async () => {
    const contractor = await aContractor(product)

    await product.as(contractor).send(session.logout, {})
    await product.as(contractor).send(session.logout, {})

    expect(await isSignedIn(product, contractor)).toBe(false)
  })

  test('ends a day after its last use', async () => {
    const contractor = await aContractor(product)
    const day = 24 * 3600

    product.moveClock(day - 60)
    expect(await isSignedIn(product, contractor)).toBe(true)
    product.moveClock(day - 60)
    expect(await isSignedIn(product, contractor)).toBe(true)
    product.moveClock(day + 1)
    expect(await isSignedIn(product, contractor)).toBe(false)
  })

  test('ends two weeks after signing in, however busy', async () => {
    const contractor = await aContractor(product)
    for (let days = 0; days < 27; days += 1) {
      product.moveClock(12 * 3600)
      expect(await isSignedIn(product, contractor)).toBe(true)
    }
    product.moveClock(12 * 3600)
    expect(await isSignedIn(product, contractor)).toBe(false)
  })

  test('leaves nothing in the database that opens one', async () => {
    const { token } = await aContractor(product)
    const rows = await product.world.database.reading.selectFrom('session').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.every(({ token_hash }) => token_hash.length === 32)).toBe(true)
  })
})

test('recovery calls are of no use to tell who has an account', async () => {
  const { email } = await aContractor(product)
  const known = await send(recoverPassword.contractor, { email })
  const unknown = await send(recoverPassword.contractor, { email: 'nobody@people.example' })
  expect(unknown).toEqual(known)
})
