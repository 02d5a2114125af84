import { describe, expect, test } from 'vitest'
import { adminContractors, adminStaff, recoverPassword, signIn, words } from '@headframe/wire'
import { anAdmin, aRegisteredContractor, aStaffMember, isSignedIn } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'

const product = await aProduct()
const admin = await anAdmin(product)
const { send, collect } = {
  ...product.asAdmin(`admin_session=${admin.token}`),
  collect: (path: string, body?: object) =>
    product.ask(path, {
      method: body ? 'POST' : 'GET',
      headers: { cookie: `admin_session=${admin.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }),
}

describe('those who work here', () => {
  test('are listed with their account and when they came last, whoever came last first', async () => {
    const [robin, kim] = [await aStaffMember(product, 'Kalgoorlie'), await aStaffMember(product)]
    product.moveClock(60)
    await product.send(signIn.staff, { emailAddress: robin.email, sPass: robin.password })
    product.moveClock(60)
    await product.send(signIn.staff, { emailAddress: kim.email, sPass: kim.password })

    const people = await send(adminStaff.list, { page: 1 })
    expect(people.map(({ email }) => email)).toEqual([kim.email, robin.email, admin.email])
    expect(people[1]).toMatchObject({ kind: 'staff', account: 'Kalgoorlie', name: 'Robin Hale' })
    expect(people[2]).toMatchObject({ kind: 'admin', account: null, name: null })
    expect((people[0]?.last_sign_in ?? 0) - (people[1]?.last_sign_in ?? 0)).toBeGreaterThan(50)
  })

  test('get a link for a new password when an administrator asks for it', async () => {
    const robin = await aStaffMember(product)
    const answer = { success: true, message: 'Password recovery email sent!' }
    expect(await send(recoverPassword.staff, { email: robin.email })).toEqual(answer)
    expect(await send(recoverPassword.staff, { email: 'nobody@people.example' })).toEqual(answer)
    await product.runTasks()
    expect(await product.mailTo('nobody@people.example')).toEqual([])

    const [mail] = await product.mailTo(robin.email)
    expect(mail?.text).toContain('An administrator asked us to send you a link')
    expect(mail?.text).not.toMatch(/hopefully you|Wasn't you|you asked/)
    const token = mail?.link.split('/').at(-1) ?? ''
    const password = 'mulga-and-spinifex-9'
    const { redirectURL } = await product.send(recoverPassword.reset, { token, password })
    expect(redirectURL).toMatch(/\/admin\/login$/)
    expect(await isSignedIn(product, robin)).toBe(false)
    await product.send(signIn.staff, { emailAddress: robin.email, sPass: password })
    await product.runTasks()
    const changed = (await product.mailTo(robin.email)).at(-1)
    expect(changed?.kind).toBe('account-changed')
    // The staff's sign-in has no way to ask for a link.
    expect(changed?.text).toContain('Ask an administrator')
    expect(changed?.text).not.toContain('Forgot password')

    await expect(send(recoverPassword.staff, { email: 'x' })).rejects.toMatchObject({
      status: 422,
      text: words.invalidEmail,
    })
  })
})

test('the register tells who looked at whom, and who took a file', async () => {
  const marnie = await aRegisteredContractor(product)
  const kim = await aRegisteredContractor(product)
  await product.runTasks()
  for (const { id } of [marnie, kim]) await send(adminContractors.one, { id })
  product.moveClock(5)
  const resume = await collect(`/dashboard/contractors/${marnie.id}/resume`)
  expect(resume.status).toBe(200)
  product.moveClock(5)
  const both = { ids: [marnie.id, kim.id] }
  const pdf = await collect('/dashboard/contractors/export-hidden-profile', both)
  expect(pdf.status).toBe(200)

  const told = async (wish: object) =>
    (await send(adminStaff.disclosures, { page: 1, search: '', ...wish })).map((row) => [
      row.contractor_id === marnie.id ? 'Marnie' : 'Kim',
      row.took_file,
      row.reader,
    ])
  expect(await told({ contractor: marnie.id })).toEqual([
    ['Marnie', true, admin.email],
    ['Marnie', true, admin.email],
    ['Marnie', false, admin.email],
  ])
  expect(await told({ files: '1' })).toHaveLength(3)
  expect(await told({ contractor: 'none' })).toEqual([])
  const everyLook = await told({})
  expect(await told({ search: marnie.email })).toHaveLength(3)
  expect(await told({ search: admin.email })).toEqual(everyLook)
  expect(await told({ search: admin.email, contractor: kim.id })).toHaveLength(2)
  expect(await told({ search: `${marnie.email} ${kim.email}` })).toEqual([])
  expect(await told({ search: 'nobody at all' })).toEqual([])
  const [row] = await send(adminStaff.disclosures, { contractor: kim.id, search: '' })
  expect(row).toMatchObject({
    what: 'Profiles as a PDF that tells nobody who they are, a page for each.',
    contractor_name: 'Marnie Okafor',
    reader_kind: 'admin',
  })
})
