import { describe, expect, test } from 'vitest'
import {
  adminCompanies,
  administration,
  adminStaff,
  recoverPassword,
  signIn,
  staffProfiles,
} from '@headframe/wire'
import { aProfile } from '../testing/library.ts'
import { manageIn, installationOf } from '../testing/manage.ts'
import {
  aCompany,
  aContractor,
  aStaffMember,
  anAdmin,
  isSignedIn,
  oneOfEach,
  signInContractor,
} from '../testing/people.ts'
import { giveCredits } from '../testing/payments.ts'
import { aProduct } from '../testing/product.ts'

const product = await aProduct()
const manage = (task: string, options: Record<string, string> = {}) =>
  manageIn(installationOf(product), task, options)

/** The token of the newest link that an administrator was mailed. */
async function aLinkFor(email: string): Promise<string> {
  await product.send(administration.requestLink, { email })
  await product.runTasks()
  const mail = (await product.mailTo(email)).at(-1)
  return mail?.link.split('/').at(-1) ?? ''
}

/** By an administrator, from the list of the staff. */
async function aResetMailedTo(email: string) {
  const { token } = await anAdmin(product)
  await product.asAdmin(`admin_session=${token}`).send(recoverPassword.staff, { email })
  await product.runTasks()
  return (await product.mailTo(email)).at(-1)
}

describe('create-staff', () => {
  test('makes a member of the marketplace’s own account, who can sign in', async () => {
    const done = await manage('create-staff', {
      email: 'Nell@Staff.example',
      password: 'ironbark-9-ochre',
      name: 'Nell',
    })

    expect(done).toEqual({ created: 'nell@staff.example', account: 'the marketplace' })
    const answer = await product.send(signIn.staff, {
      emailAddress: 'nell@staff.example',
      sPass: 'ironbark-9-ochre',
    })
    expect(answer.name).toBe('Nell')
  })

  test('without a password tells of the account, with a link to choose one', async () => {
    const email = 'wren@staff.example'
    expect(await manage('create-staff', { email, name: 'Wren' })).toEqual({
      created: email,
      account: 'the marketplace',
      mailed: 'a link to choose a password',
    })
    await product.runTasks()
    const [told] = await product.mailTo(email)
    expect(told?.subject).toBe('Your Headframe staff account')
    expect(told?.text).toContain('Hi Wren,')
    expect(told?.text).toContain('http://headframe.test/admin/login')
    expect(told?.text).not.toMatch(/new password|stays as it is/)

    // Whoever let the link end is new until they were in.
    const again = await aResetMailedTo(email)
    expect(again?.subject).toBe(told?.subject)
    const token = again?.link.split('/').at(-1) ?? ''
    const password = 'ironbark-9-ochre'

    const { redirectURL } = await product.send(recoverPassword.reset, { token, password })

    expect(redirectURL).toBe('http://headframe.test/admin/login')
    const answer = await product.send(signIn.staff, { emailAddress: email, sPass: password })
    expect(answer.name).toBe('Wren')
    const later = await aResetMailedTo(email)
    expect(later?.subject).toBe('Choose a new password for Headframe')
  })

  test('makes a named account once, for all of its members', async () => {
    const member = { password: 'ironbark-9-ochre', name: 'Member', account: 'Pit Crew' }
    await manage('create-staff', { ...member, email: 'one@staff.example' })
    await manage('create-staff', { ...member, email: 'two@staff.example' })

    const accounts = await product.world.database.reading
      .selectFrom('staff_account')
      .selectAll()
      .execute()
    expect(accounts.map(({ name }) => name).toSorted()).toEqual(['Headframe', 'Pit Crew'])
  })

  test.each([
    [{ email: 'nobody', password: 'ironbark-9-ochre', name: 'X' }, '--email is not an address'],
    [
      { email: 'x@staff.example', password: 'short', name: 'X' },
      '--password has to have 8 characters or more',
    ],
    [
      { email: 'x@staff.example', password: 'password1', name: 'X' },
      '--password is too easy to guess',
    ],
    [{ email: 'x@staff.example', password: 'ironbark-9-ochre' }, '--name is needed'],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(manage('create-staff', options)).rejects.toThrow(message)
  })

  test('does not take an address twice', async () => {
    const options = { email: 'twice@staff.example', password: 'ironbark-9-ochre', name: 'X' }
    await manage('create-staff', options)
    await expect(manage('create-staff', options)).rejects.toMatchObject({ code: 'EMAIL_TAKEN' })
  })
})

test('create-admin makes an administrator, who is mailed a link', async () => {
  await manage('create-admin', { email: 'boss@admin.example' })
  await product.send(administration.requestLink, { email: 'boss@admin.example' })
  await product.runTasks()
  expect(await product.mailTo('boss@admin.example')).toHaveLength(1)
})

describe('end-sessions', () => {
  test('signs somebody out everywhere, and nobody else', async () => {
    const [ash, kim] = [await aContractor(product), await aCompany(product)]
    const elsewhere = await signInContractor(product, ash.email, ash.password)

    expect(await manage('end-sessions', { of: ash.email.toUpperCase() })).toEqual({ ended: 2 })

    const signedIn = [ash, elsewhere, kim].map((who) => isSignedIn(product, who))
    expect(await Promise.all(signedIn)).toEqual([false, false, true])
    await signInContractor(product, ash.email, ash.password)
  })

  test('signs everybody out', async () => {
    const people = Object.values(await oneOfEach(product))
    await manage('end-sessions', { of: 'all' })
    expect(await Promise.all(people.map((who) => isSignedIn(product, who)))).not.toContain(true)
  })

  test.each([
    [{}, '--of is needed: an address, or all'],
    [{ of: 'nobody@people.example' }, '--of is nobody’s address'],
  ])('says what is wrong with %j', async (options, message) => {
    await expect(manage('end-sessions', options)).rejects.toThrow(message)
  })
})

describe('end-access', () => {
  test('of staff who leave ends sessions, password and links; their notes keep their name', async () => {
    const robin = await aStaffMember(product)
    const person = await aProfile(product, robin)
    await product.as(robin).send(staffProfiles.addNote, { ph: person.hash, note: 'Free in May.' })

    expect(await manage('end-access', { of: robin.email.toUpperCase() })).toEqual({
      ended: ['staff'],
    })

    expect(await isSignedIn(product, robin)).toBe(false)
    const signingIn = { emailAddress: robin.email, sPass: robin.password }
    await expect(product.send(signIn.staff, signingIn)).rejects.toMatchObject({ status: 401 })
    const { author_id } = await product.world.database.reading
      .selectFrom('profile_note')
      .select('author_id')
      .where('profile_id', '=', person.id)
      .executeTakeFirstOrThrow()
    expect(author_id).not.toBeNull()
    await expect(manage('end-access', { of: robin.email })).rejects.toThrow('nobody who works here')
  })

  test('of staff is told to administrators, whose link lets them in again', async () => {
    const [robin, boss] = [await aStaffMember(product), await anAdmin(product)]
    const { send } = product.asAdmin(`admin_session=${boss.token}`)
    const listed = async () => {
      const people = await send(adminStaff.list, { perPage: 100 })
      const at = people.findIndex(({ email }) => email === robin.email)
      return {
        ...people[at],
        isBehindAll: people.slice(at).every((one) => one.access_ended !== null),
      }
    }
    expect(await listed()).toMatchObject({ access_ended: null })
    await manage('end-access', { of: robin.email })
    expect(await listed()).toMatchObject({ access_ended: expect.any(Number), isBehindAll: true })

    await send(recoverPassword.staff, { email: robin.email })
    await product.runTasks()
    const token = (await product.mailTo(robin.email))[0]?.link.split('/').at(-1) ?? ''
    expect(await listed()).toMatchObject({ access_ended: expect.any(Number) })
    const password = 'mulga-and-spinifex-9'
    await product.send(recoverPassword.reset, { token, password })
    await product.send(signIn.staff, { emailAddress: robin.email, sPass: password })
    expect(await listed()).toMatchObject({ access_ended: null, isBehindAll: false })
  })

  test('of an administrator lets no link in any more', async () => {
    const boss = await anAdmin(product)
    expect(await manage('end-access', { of: boss.email })).toEqual({ ended: ['admin'] })

    const cookie = `admin_session=${boss.token}`
    expect((await product.ask('/dashboard/stats', { headers: { cookie } })).status).toBe(401)
    await product.send(administration.requestLink, { email: boss.email })
    await product.runTasks()
    expect(await product.mailTo(boss.email)).toEqual([])
    await expect(manage('end-access', { of: boss.email })).rejects.toThrow('nobody who works here')
  })

  test('of an administrator keeps their name beside what they gave, and they may come back', async () => {
    const [boss, other] = [await anAdmin(product), await anAdmin(product)]
    const company = await aCompany(product)
    await giveCredits(product, company, 2, boss)
    const link = await aLinkFor(boss.email)
    await manage('end-access', { of: boss.email })

    const about = { companyId: company.id }
    const { send: asOther } = product.asAdmin(`admin_session=${other.token}`)
    const [given] = await asOther(adminCompanies.ledger, about)
    expect(given).toMatchObject({ change: 2, given_by: boss.email })
    const staff = await asOther(adminStaff.list, { perPage: 100 })
    expect(staff.map(({ email }) => email)).not.toContain(boss.email)
    await expect(product.send(administration.openLink, { token: link })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })

    expect(await manage('create-admin', { email: boss.email })).toMatchObject({
      created: boss.email,
    })
    const { email } = await product.send(administration.openLink, {
      token: await aLinkFor(boss.email),
    })
    expect(email).toBe(boss.email)
    await expect(manage('create-admin', { email: boss.email })).rejects.toThrow()
  })

  test('is not for those who sign in to find work or people', async () => {
    const ash = await aContractor(product)
    await expect(manage('end-access', { of: ash.email })).rejects.toThrow('nobody who works here')
    expect(await isSignedIn(product, ash)).toBe(true)
  })
})

test('migrate has nothing to do where all is done, and seed-demo leaves people alone', async () => {
  await aContractor(product)
  expect(await manage('migrate')).toEqual({ applied: [] })
  expect(await manage('seed-demo')).toMatchObject({ filled: false })
})
