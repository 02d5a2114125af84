import { beforeEach, describe, expect, test } from 'vitest'
import { contractorSettings, limits, recoverPassword, words } from '@headframe/wire'
import { aContractor, isSignedIn, signInContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { answerOf, outcome, sendContractorSettings } from '../../testing/requests.ts'

const product = await aProduct()

let ash: Person

beforeEach(async () => {
  ash = await aContractor(product)
})

const newPassword = 'a-brand-new-swing-42'
const change = (body: object = {}) =>
  sendContractorSettings(product, ash, {
    setting: 'password',
    currentPassword: ash.password,
    newPassword,
    newPasswordConfirm: newPassword,
    ...body,
  })

describe('a new password', () => {
  test('ends every other session and the old password, and is told by mail', async () => {
    const elsewhere = await signInContractor(product, ash.email, ash.password)

    const answer = await product.as(ash).send(contractorSettings.password, {
      setting: 'password',
      currentPassword: ash.password,
      newPassword,
      newPasswordConfirm: newPassword,
    })

    expect(answer).toEqual({ error: false, errorMessage: null, message: words.passwordUpdated })
    expect([await isSignedIn(product, ash), await isSignedIn(product, elsewhere)]).toEqual([
      true,
      false,
    ])
    await signInContractor(product, ash.email, newPassword)
    await expect(signInContractor(product, ash.email, ash.password)).rejects.toMatchObject({
      code: 'BAD_CREDENTIALS',
    })
    await product.runTasks()
    expect(await product.mailTo(ash.email)).toMatchObject([{ kind: 'account-changed' }])
  })

  test('spends the reset links that are out', async () => {
    await product.send(recoverPassword.contractor, { email: ash.email })
    await product.runTasks()
    const token = (await product.mailTo(ash.email)).at(-1)?.link.split('/').at(-1) ?? ''

    await change()

    await expect(product.send(recoverPassword.checkToken, { token })).rejects.toMatchObject({
      code: 'TOKENNOTACTIVE',
    })
  })

  test.each([
    [
      'an empty form',
      { currentPassword: '', newPassword: '', newPasswordConfirm: '' },
      words.fillAllFieldsStop,
    ],
    ['a wrong password', { currentPassword: 'wrong' }, words.currentPasswordWrong],
    [
      'a short one',
      { newPassword: 'short-7', newPasswordConfirm: 'short-7' },
      words.passwordTooShort,
    ],
    [
      'one that is easy to guess',
      { newPassword: 'password1', newPasswordConfirm: 'password1' },
      words.easyPassword,
    ],
    ['another confirmation', { newPasswordConfirm: 'something else' }, words.passwordsDiffer],
    [
      'one of 201 characters',
      { newPassword: 'x'.repeat(201), newPasswordConfirm: 'x'.repeat(201) },
      'Must be 200 characters or fewer',
    ],
  ])('is refused with %s', async (_what, body, text) => {
    const answer = await answerOf(await change(body))
    expect(answer).toMatchObject({ status: 422, body: { errorMessage: text } })
  })

  test('has to differ from the present one', async () => {
    const { status, fields } = await outcome(
      await change({ newPassword: ash.password, newPasswordConfirm: ash.password }),
    )
    expect(status).toBe(422)
    expect(fields).toEqual({ newPassword: words.passwordUnchanged })
  })

  test('tells all faults at once', async () => {
    const { body } = await answerOf(
      await change({ currentPassword: 'wrong', newPassword: 'short', newPasswordConfirm: 'other' }),
    )
    expect(body).toMatchObject({
      errorMessage: words.currentPasswordWrong,
      fields: {
        currentPassword: words.currentPasswordWrong,
        newPassword: words.passwordTooShort,
        newPasswordConfirm: words.passwordsDiffer,
      },
    })
  })

  test('that is sent many times at once is set once', async () => {
    const wishes = Array.from({ length: 6 }, (_, at) => `${newPassword}-${at}`)

    const answers = await Promise.all(
      wishes.map((wish) => change({ newPassword: wish, newPasswordConfirm: wish })),
    )

    const set = wishes.filter((_wish, at) => answers[at]?.status === 200)
    expect(set).toHaveLength(1)
    await signInContractor(product, ash.email, set[0] ?? '')
    expect(await isSignedIn(product, ash)).toBe(true)
  })
})

test('wrong passwords in the settings count as failed sign-ins', async () => {
  const { points } = limits.failedSignInsPerAccount
  for (let tries = 0; tries < points; tries += 1)
    expect((await change({ currentPassword: 'wrong' })).status).toBe(422)

  const { status, body } = await answerOf(await change({ currentPassword: 'wrong' }))

  expect(status).toBe(429)
  expect(body).toMatchObject({
    errorMessage: 'Too many attempts. Please try again later.',
    code: 'RATE_LIMITED',
  })
  await expect(signInContractor(product, ash.email, ash.password)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
})
