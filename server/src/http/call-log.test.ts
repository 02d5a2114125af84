import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { administration, recoverPassword, session, signIn } from '@headframe/wire'
import { aCompany, aContractor, anAdmin } from '../testing/people.ts'
import type { Person } from '../testing/people.ts'
import { aProduct } from '../testing/product.ts'
import { bearer, json, pageForm } from '../testing/requests.ts'

const product = await aProduct()

let ash: Person

beforeEach(async () => {
  ash = await aContractor(product)
})

/** What was told of the one call that is made here. */
async function lineOf(call: () => Promise<unknown>): Promise<Record<string, unknown>> {
  const lines = vi.spyOn(product.world.log, 'info')
  onTestFinished(() => lines.mockRestore())
  await call()
  await vi.waitFor(() => expect(lines).toHaveBeenCalled())
  expect(lines).toHaveBeenCalledOnce()
  return Object(lines.mock.calls[0]?.[0]) as Record<string, unknown>
}

const signInWith = (contractorEmail: string, contractorPass: string) =>
  product.ask('/auth.php', pageForm({ contractorEmail, contractorPass }))
const asAsh = () => ({ audience: 'contractor', account: ash.id })

async function linkMailedTo({ email }: Person): Promise<string> {
  await product.runTasks()
  return (await product.mailTo(email)).at(-1)?.link.split('/').at(-1) ?? ''
}

describe('the line of a call tells whose account was meant', () => {
  test('by whoever signs in', async () => {
    const line = await lineOf(() =>
      product.send(signIn.contractor, { contractorEmail: ash.email, contractorPass: ash.password }),
    )
    expect(line).toMatchObject({ call: 'POST /auth.php', status: 200, ...asAsh() })
  })

  test('by whoever guesses at a password, and never what was guessed', async () => {
    const line = await lineOf(() => signInWith(ash.email, 'tried-this-one'))

    expect(line).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS', ...asAsh() })
    expect(JSON.stringify(line)).not.toMatch(/tried-this-one|@/)
  })

  test('and nobody’s where there is none', async () => {
    const line = await lineOf(() => signInWith('nobody@people.example', 'tried-this-one'))

    expect(line).toMatchObject({ status: 401, code: 'BAD_CREDENTIALS' })
    expect(line).not.toHaveProperty('account')
  })

  test('by whoever signs out', async () => {
    const line = await lineOf(() => product.as(ash).send(session.logout, {}))
    expect(line).toMatchObject({ call: 'POST /logout', status: 200, ...asAsh() })
  })

  test('by whoever chooses a new password with a link', async () => {
    await product.send(recoverPassword.contractor, { email: ash.email })
    const token = await linkMailedTo(ash)
    const line = await lineOf(() =>
      product.send(recoverPassword.reset, { token, password: 'a-brand-new-swing-42' }),
    )

    expect(line).toMatchObject({ call: 'POST /reset-password', status: 200, ...asAsh() })
    expect(JSON.stringify(line)).not.toContain(token)
  })

  test('by an administrator who opens a link', async () => {
    const admin = await anAdmin(product)
    await product.send(administration.requestLink, { email: admin.email })
    const token = await linkMailedTo(admin)
    const line = await lineOf(() => product.send(administration.openLink, { token }))

    expect(line).toMatchObject({ status: 200, audience: 'admin', account: admin.id })
    expect(JSON.stringify(line)).not.toContain(token)
  })

  test('by whoever may not make it', async () => {
    const company = await aCompany(product)
    const line = await lineOf(() =>
      product.ask('/contractor/get-uploads', { headers: bearer(company.token) }),
    )
    expect(line).toMatchObject({
      status: 403,
      code: 'WRONG_AUDIENCE',
      audience: 'company',
      account: company.id,
    })
  })
})

describe('the line of a call tells why it was refused', () => {
  test('by the fields that were wrong, and not by what stood in them', async () => {
    const form = {
      setting: 'password',
      currentPassword: 'not-mine-at-all',
      newPassword: 'a-brand-new-swing-42',
      newPasswordConfirm: 'a-brand-new-swing-42',
    }
    const line = await lineOf(() =>
      product.ask('/contractor/update-settings', json(form, bearer(ash.token))),
    )

    expect(line).toMatchObject({
      status: 422,
      code: 'INVALID',
      fields: ['currentPassword'],
      ...asAsh(),
    })
    expect(JSON.stringify(line)).not.toMatch(/swing|not-mine/)
  })

  test('to a page of somebody else', async () => {
    const headers = { origin: 'https://evil.example' }
    const line = await lineOf(() => product.ask('/dashboard/logout', { method: 'POST', headers }))
    expect(line).toMatchObject({ status: 403, code: 'BAD_ORIGIN' })
  })

  test('where somebody came too often', async () => {
    const company = await aCompany(product)
    const guess = () => product.ask('/company/login', json({ email: company.email, password: 'x' }))
    for (let made = 0; made < 10; made += 1) await guess()

    expect(await lineOf(guess)).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  })
})
