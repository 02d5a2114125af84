import { describe, expect, test } from 'vitest'
import { accountSettings, limits, signIn, staffSettings, words } from '@headframe/wire'
import { aCompany, aStaffMember, isSignedIn } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { bearer, codesOf, json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const newPassword = 'a-brand-new-swing-42'

const signInWith = {
  company: ({ email }: Person, password: string) =>
    product.send(signIn.company, { email, password }),
  staff: ({ email }: Person, password: string) =>
    product.send(signIn.staff, { emailAddress: email, sPass: password }),
}
const openers = { company: aCompany, staff: aStaffMember }
const calls = { company: accountSettings.password, staff: staffSettings.password }

const change = (who: Person, wishes: Record<string, string> = {}) =>
  product.ask(
    who.audience === 'staff' ? calls.staff.path : calls.company.path,
    json(
      {
        currentPassword: who.password,
        newPassword,
        newPasswordConfirm: wishes['newPassword'] ?? newPassword,
        ...wishes,
      },
      bearer(who.token),
    ),
  )

describe.each(['company', 'staff'] as const)('a %s that changes its password', (audience) => {
  const signInAs = signInWith[audience]

  test('stays signed in where it did so, and nowhere else', async () => {
    const who = await openers[audience](product)
    const elsewhere = await signInAs(who, who.password)

    const answer = await product.as(who).send(calls[audience], {
      currentPassword: who.password,
      newPassword,
      newPasswordConfirm: newPassword,
    })

    expect(answer).toEqual({ success: true, message: words.passwordUpdated })
    expect([await isSignedIn(product, who), await isSignedIn(product, elsewhere)]).toEqual([
      true,
      false,
    ])
    await expect(signInAs(who, who.password)).rejects.toMatchObject({ code: 'BAD_CREDENTIALS' })
    expect(await isSignedIn(product, await signInAs(who, newPassword))).toBe(true)
    await product.runTasks()
    expect(await product.mailTo(who.email)).toMatchObject([{ kind: 'account-changed' }])
  })

  test('does so once of many times at once', async () => {
    const who = await openers[audience](product)
    const wishes = Array.from({ length: 6 }, (_, at) => `${newPassword}-${at}`)

    const answers = await Promise.all(wishes.map((wish) => change(who, { newPassword: wish })))

    const set = wishes.filter((_wish, at) => answers[at]?.status === 200)
    expect(set).toHaveLength(1)
    expect(await codesOf(wishes.map((wish) => signInAs(who, wish)))).toEqual(
      wishes.map((wish) => (wish === set[0] ? 'fulfilled' : 'BAD_CREDENTIALS')),
    )
  })
})

test.each([
  ['a wrong password', { currentPassword: 'wrong' }, words.currentPasswordWrong],
  ['a short one', { newPassword: 'short-7' }, words.passwordTooShort],
  ['the name of the product', { newPassword: 'headframe1' }, words.easyPassword],
  ['one character', { newPassword: 'aaaaaaaa' }, words.easyPassword],
  ['its own name', { newPassword: 'SaltbushMining1' }, words.easyPassword],
  ['another confirmation', { newPasswordConfirm: 'something else' }, words.passwordsDiffer],
])('a change is refused with %s', async (_what, wishes, text) => {
  const company = await aCompany(product)
  expect(await outcome(await change(company, wishes))).toMatchObject({
    status: 422,
    code: 'INVALID',
    error: text,
  })
  await signInWith.company(company, company.password)
})

test('wrong passwords in the settings count as failed sign-ins', async () => {
  const company = await aCompany(product)
  const tries = limits.failedSignInsPerAccount.points
  for (let made = 0; made < tries; made += 1)
    expect((await change(company, { currentPassword: 'wrong' })).status).toBe(422)

  expect((await change(company)).status).toBe(429)
  await expect(signInWith.company(company, company.password)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
  })
})
