import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractorSettings, limits, recoverPassword, words } from '@headframe/wire'
import { aCompany, aContractor, isSignedIn, signInContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, sendContractorSettings } from '../../testing/requests.ts'

const product = await aProduct()
const anAddress = () => `moved-${randomUUID()}@people.example`

let ash: Person

beforeEach(async () => {
  ash = await aContractor(product)
})

const change = (
  email: string,
  { accountPassword = ash.password, newEmailAddressConfirm = email, who = ash } = {},
) =>
  sendContractorSettings(product, who, {
    setting: 'email',
    newEmailAddress: email,
    newEmailAddressConfirm,
    accountPassword,
  })

describe('a new email address', () => {
  test('is the one to sign in with from then on; sessions stay', async () => {
    const email = anAddress()

    const answer = await product.as(ash).send(contractorSettings.email, {
      setting: 'email',
      newEmailAddress: ` ${email.toUpperCase()} `,
      newEmailAddressConfirm: email,
      accountPassword: ash.password,
    })

    expect(answer).toEqual({ error: false, errorMessage: null, message: words.emailUpdated })
    await signInContractor(product, email, ash.password)
    await expect(signInContractor(product, ash.email, ash.password)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
    expect(await isSignedIn(product, ash)).toBe(true)
  })

  test('is told to the new and to the old address', async () => {
    const email = anAddress()
    await change(email)
    await product.runTasks()

    const [left] = await product.mailTo(ash.email)
    const [moved] = await product.mailTo(email)
    expect([left?.kind, moved?.kind]).toEqual(['account-changed', 'account-changed'])
    expect(left?.text).not.toContain(email)
    expect(left?.text).toContain('Hi Ash,')
    expect(moved?.text).toContain('this email address')
    // Nobody is named who would read it.
    expect([left?.text, moved?.text].join()).not.toMatch(/reply|tell us/)
  })

  test('to and fro does not fill the mailbox of whoever has the other address', async () => {
    const stranger = anAddress()
    const [own, { points, seconds }] = [ash.email, limits.changeMails]
    const toAndFro = async () => {
      for (const newEmailAddress of [stranger, own])
        await product.as(ash).send(contractorSettings.email, {
          setting: 'email',
          newEmailAddress,
          newEmailAddressConfirm: newEmailAddress,
          accountPassword: ash.password,
        })
      await product.runTasks()
    }
    for (let times = 0; times < points; times += 1) await toAndFro()
    for (const address of [stranger, own])
      expect(await product.mailTo(address)).toHaveLength(points)

    product.moveClock(seconds - 3600)
    await toAndFro()
    expect(await product.mailTo(own)).toHaveLength(points)
  })

  test('makes a reset link in the old mailbox worthless', async () => {
    await product.send(recoverPassword.contractor, { email: ash.email })
    await product.runTasks()
    const token = (await product.mailTo(ash.email)).at(-1)?.link.split('/').at(-1) ?? ''
    await product.send(recoverPassword.checkToken, { token })

    await change(anAddress())

    await expect(
      product.send(recoverPassword.reset, { token, password: 'a-brand-new-swing-42' }),
    ).rejects.toMatchObject({ code: 'TOKENNOTACTIVE' })
  })

  test('asks for all three fields, in the words of the form', async () => {
    const { status, body } = await answerOf(
      await sendContractorSettings(product, ash, { setting: 'email' }),
    )

    expect(status).toBe(422)
    expect(body).toEqual({
      error: words.fillAllFieldsStop,
      errorMessage: words.fillAllFieldsStop,
      code: 'INVALID',
      fields: {
        newEmailAddress: words.fillAllFieldsStop,
        newEmailAddressConfirm: words.fillAllFieldsStop,
        accountPassword: words.fillAllFieldsStop,
      },
    })
  })

  test('tells all faults at once, and the first of the form above', async () => {
    const { status, body } = await answerOf(
      await change(ash.email, { newEmailAddressConfirm: anAddress(), accountPassword: 'wrong' }),
    )

    expect(status).toBe(422)
    expect(body).toMatchObject({
      errorMessage: words.emailUnchanged,
      fields: {
        newEmailAddress: words.emailUnchanged,
        newEmailAddressConfirm: words.emailsDiffer,
        accountPassword: words.accountPasswordWrong,
      },
    })
  })

  test.each([
    [
      'another confirmation',
      anAddress(),
      { newEmailAddressConfirm: 'x@y.example' },
      words.emailsDiffer,
    ],
    ['no address at all', 'not an address', {}, words.validEmail],
    ['a wrong password', anAddress(), { accountPassword: 'wrong' }, words.accountPasswordWrong],
  ])('is refused with %s', async (_what, email, rest, text) => {
    const answer = await answerOf(await change(email, rest))
    expect(answer).toMatchObject({ status: 422, body: { errorMessage: text } })
  })

  test('that another contractor has is taken; one that a company has is free', async () => {
    const other = await aContractor(product)
    const company = await aCompany(product)

    const taken = await answerOf(await change(other.email))

    expect(taken).toEqual({
      status: 409,
      body: { error: words.emailTaken, errorMessage: words.emailTaken, code: 'EMAIL_TAKEN' },
    })
    expect((await change(company.email)).status).toBe(200)
  })

  test('that two want at once is one’s, and nobody loses an account', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => aContractor(product)))
    const email = anAddress()

    const answers = await Promise.all(people.map((who) => change(email, { who })))

    const statuses = answers.map(({ status }) => status)
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409])
    await Promise.all(
      people.map((who, at) =>
        signInContractor(product, statuses[at] === 200 ? email : who.email, who.password),
      ),
    )
  })

  test('that is sent twice at once is changed once', async () => {
    const email = anAddress()
    const answers = await Promise.all([change(email), change(email)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422])
  })
})
