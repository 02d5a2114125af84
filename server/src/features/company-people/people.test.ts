import { beforeEach, describe, expect, test } from 'vitest'
import {
  accountSettings,
  applicants,
  companyAccounts,
  companyPeople,
  limits,
  recoverPassword,
  signIn,
  words,
} from '@headframe/wire'
import {
  accept,
  aColleague,
  anAddress,
  invitationTokenFor,
  invite,
} from '../../testing/colleagues.ts'
import { aJobOf, anApplicationTo } from '../../testing/jobs.ts'
import { aCompany, aContractor, isSignedIn } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const refusedAs = (code: string, text?: string) =>
  expect.objectContaining(text === undefined ? { code } : { code, text })

let company: Person
beforeEach(async () => {
  product.moveClock(limits.failedSignInsPerAddress.seconds + 1)
  company = await aCompany(product)
})

const asOwner = () => product.as(company).send
const me = ({ token }: { token: string }) => product.as({ token }).send(companyAccounts.account, {})

describe('a colleague', () => {
  test('loses every session when removed, and cannot sign in again', async () => {
    const jane = await aColleague(product, company, 'owner')
    await asOwner()(companyPeople.remove, { id: jane.id })

    expect(await isSignedIn(product, jane)).toBe(false)
    await expect(
      product.send(signIn.company, { email: jane.email, password: jane.password }),
    ).rejects.toEqual(refusedAs('BAD_CREDENTIALS'))
    await expect(asOwner()(companyPeople.remove, { id: jane.id })).rejects.toEqual(
      refusedAs('NOT_FOUND', words.colleagueGone),
    )
    await product.runTasks()
    const [letter] = await product.mailTo(jane.email)
    expect(letter?.subject).toBe('You are no longer in the Headframe account of Saltbush Mining')
    expect(letter?.text).toContain('This address no longer signs in there.')
    // The address is free again.
    const { token } = await invite(product, company, { email: jane.email })
    expect(await accept(product, token)).toMatchObject({ success: true })
  })

  test('signs in anew after their role was changed, and has the new one', async () => {
    const jane = await aColleague(product, company, 'hirer')
    await asOwner()(companyPeople.changeRole, { id: jane.id, role: 'viewer' })

    expect(await isSignedIn(product, jane)).toBe(false)
    const { token } = await product.send(signIn.company, jane)
    expect((await me({ token })).person.role).toBe('viewer')
  })

  test('who is an owner cannot remove the account’s own sign-in, nor themselves', async () => {
    const { send } = product.as(await aColleague(product, company, 'owner'))
    const { person } = await send(companyAccounts.account, {})

    for (const act of [
      (id: string) => send(companyPeople.remove, { id }),
      (id: string) => send(companyPeople.changeRole, { id, role: 'viewer' }),
    ]) {
      await expect(act(company.id)).rejects.toEqual(
        refusedAs('LAST_OWNER', words.accountStaysOwner),
      )
      await expect(act(person.id)).rejects.toEqual(refusedAs('OWN_ROLE', words.notOneself))
    }
    expect(await isSignedIn(product, company)).toBe(true)
  })

  test('changes their own password and address, and gets a new password by mail', async () => {
    const jane = await aColleague(product, company, 'viewer')
    const { send } = product.as(jane)
    const newPassword = 'quandong-and-slate-4'
    const change = { currentPassword: jane.password, newPassword, newPasswordConfirm: newPassword }
    await send(accountSettings.password, change)
    const newEmailAddress = anAddress()
    await send(companyPeople.changeEmail, {
      newEmailAddress,
      newEmailAddressConfirm: newEmailAddress,
      accountPassword: newPassword,
    })
    await expect(
      send(companyPeople.changeEmail, {
        newEmailAddress: company.email,
        newEmailAddressConfirm: company.email,
        accountPassword: newPassword,
      }),
    ).rejects.toEqual(refusedAs('EMAIL_TAKEN'))

    expect(
      await product.send(signIn.company, { email: newEmailAddress, password: newPassword }),
    ).toMatchObject({ error: false })
    await product.send(recoverPassword.company, { email: newEmailAddress })
    const token = await invitationTokenFor(product, newEmailAddress)
    const password = 'jarrah-and-basalt-7'
    const { redirectURL } = await product.send(recoverPassword.reset, { token, password })
    expect(redirectURL).toContain('/company/login')
    expect(await product.send(signIn.company, { email: newEmailAddress, password })).toMatchObject({
      company_name: 'Saltbush Mining',
    })
    // The account's own sign-in is untouched by any of it.
    expect(await product.send(signIn.company, company)).toMatchObject({ error: false })
  })

  test('sees and ends their own sessions, and nobody else’s', async () => {
    const jane = await aColleague(product, company, 'viewer')
    await product.send(signIn.company, jane)
    const { data } = await product.as(jane).send(accountSettings.sessions, {})
    expect(data).toHaveLength(2)

    const proof = { accountPassword: jane.password }
    await product.as(jane).send(accountSettings.endOtherSessions, proof)

    expect((await product.as(jane).send(accountSettings.sessions, {})).data).toHaveLength(1)
    expect(await isSignedIn(product, company)).toBe(true)
  })

  test('is no company to those who run the place', async () => {
    const count = async () => {
      const tally = await product.world.database.reading
        .selectFrom('tally')
        .select(({ fn }) => fn.sum<string>('change').as('companies'))
        .where('kind', '=', 'company')
        .executeTakeFirstOrThrow()
      return Number(tally.companies)
    }
    const before = await count()
    const jane = await aColleague(product, company, 'viewer')
    expect(await count()).toBe(before)
    await asOwner()(companyPeople.remove, { id: jane.id })
    expect(await count()).toBe(before)
  })
})

test('the account’s own sign-in is an owner, whose token and answers are as ever', async () => {
  const { token, ...answer } = await product.send(signIn.company, company)

  expect(answer).toEqual({ error: false, company_name: 'Saltbush Mining' })
  expect((await me({ token })).person).toEqual({
    id: company.id,
    first_name: null,
    last_name: null,
    email: company.email,
    role: 'owner',
    is_account: true,
  })
})

test('a decision bears the person who took it', async () => {
  const jane = await aColleague(product, company, 'hirer')
  const ash = await aContractor(product)
  const { id } = await anApplicationTo(product, await aJobOf(product, company), ash)

  await product.as(jane).send(applicants.decide, { application_id: id, status: 1, reason: '' })

  const decision = await product.world.database.reading
    .selectFrom('job_application')
    .select(['status', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  expect(decision).toEqual({ status: 1, decided_by: jane.id })
})
