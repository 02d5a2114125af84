import { sql } from 'kysely'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { contractorRegistration, limits, registrationInProgress, words } from '@headframe/wire'
import { aCompany, aRegisteredContractor } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aRegistration } from '../../testing/registration.ts'
import { codesOf, pageForm } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { world } = product
const { register, signUp } = contractorRegistration
const { emailCheck } = registrationInProgress
const hour = 3600

// What the limit has to say in one test is nothing to the others.
beforeEach(() => product.moveClock(hour))

function accountsOf(email: string) {
  return world.database.reading
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .execute()
}

/** The files that lie in the store, and those that somebody speaks for. */
async function files() {
  const names = await readdir(path.join(world.config.dataDir, 'files'), { recursive: true })
  const rows = await world.database.reading.selectFrom('stored_file').select('id').execute()
  return {
    kept: names
      .map((name) => path.basename(name))
      .filter((name) => /^[0-9a-f]{32}$/.test(name))
      .toSorted(),
    spokenFor: rows.map(({ id }) => id).toSorted(),
  }
}

describe('one address', () => {
  test('in twenty spellings at once makes one contractor, and no file is left over', async () => {
    const spellings = [
      'Jane@X.example',
      'jane@x.example',
      'JANE@x.EXAMPLE',
      ' jane@x.example ',
      'ｊａｎｅ@x.example',
    ]
    const forms = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        aRegistration(product, { field_email: spellings[at % spellings.length] }),
      ),
    )

    const codes = await codesOf(forms.map((form) => product.send(register, form)))

    expect(codes.filter((code) => code === 'fulfilled')).toHaveLength(1)
    expect(codes.filter((code) => code === 'EMAIL_TAKEN')).toHaveLength(19)
    expect(await accountsOf('jane@x.example')).toHaveLength(1)

    product.moveClock(2 * hour)
    await tidyNow(product)
    const { kept, spokenFor } = await files()
    expect(kept).toEqual(spokenFor)
    expect(kept).toHaveLength(2)
    expect(await world.database.reading.selectFrom('loose_file').selectAll().execute()).toEqual([])
  })

  test('serves the long form and the short one once between them', async () => {
    const email = 'both.forms@x.example'
    const short = {
      first_name: 'Tui',
      last_name: 'Parata',
      email,
      phone: '0491 570 158',
      password: 'ironbark-and-ochre-7',
      passwordConfirm: undefined,
    }
    const form = await aRegistration(product, { field_email: email })

    const codes = await codesOf([product.send(register, form), product.send(signUp, short)])

    expect(new Set(codes)).toEqual(new Set(['EMAIL_TAKEN', 'fulfilled']))
    expect(await accountsOf(email)).toHaveLength(1)
  })

  test('may be that of a company as well', async () => {
    const { email } = await aCompany(product)

    expect(await aRegisteredContractor(product, { field_email: email })).toMatchObject({ email })
  })

  test('of a person who was refused is still free, and leaves nothing behind', async () => {
    const before = await files()
    const form = await aRegistration(product)
    const refused = product.send(register, { ...form, field_phone: '' })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' })

    expect(await files()).toEqual(before)
    expect(await product.send(register, form)).toMatchObject({ success: true })
  })
})

describe('asking whether an address is free', () => {
  test('says that it is taken, however it is spelled', async () => {
    const { email } = await aRegisteredContractor(product)
    const taken = { error: true, message: 'This email address is already registered.' }

    expect(await product.send(emailCheck, { email: 'free@people.example' })).toEqual({
      error: false,
    })
    expect(await product.send(emailCheck, { email })).toEqual(taken)
    expect(await product.send(emailCheck, { email: ` ${email.toUpperCase()}` })).toEqual(taken)
    expect(await product.send(emailCheck, { email: email.replace('c', 'ｃ') })).toEqual(taken)
  })

  test('does not tell about companies', async () => {
    const { email } = await aCompany(product)

    expect(await product.send(emailCheck, { email })).toEqual({ error: false })
  })

  test.each(['', 'jane', 'jane@x'])('wants an address, which "%s" is not', async (email) => {
    const response = await product.ask('/contractor/checkAvailableEmail', pageForm({ email }))
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      error: 'Please enter a valid email address.',
      code: 'INVALID',
      fields: { email: 'Please enter a valid email address.' },
    })
  })

  test('is answered sixty times a minute', async () => {
    const ask = () => product.send(emailCheck, { email: 'free@people.example' })
    for (let asked = 0; asked < limits.emailChecks.points; asked += 1) await ask()

    await expect(ask()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
    product.moveClock(60)
    expect(await ask()).toEqual({ error: false })
  })
})

test('one draft makes one contractor, whatever address it is sent under', async () => {
  const { id: draftId } = await product.send(registrationInProgress.newDraft, { data: {}, step: 0 })
  const forms = await Promise.all([1, 2].map(() => aRegistration(product, { draftId })))

  const codes = await codesOf(forms.map((form) => product.send(register, form)))
  expect(new Set(codes)).toEqual(new Set(['DRAFT_USED', 'fulfilled']))

  const late = await aRegistration(product, { draftId })
  await expect(product.send(register, late)).rejects.toMatchObject({ code: 'DRAFT_USED' })
  const accounts = await Promise.all([...forms, late].map((form) => accountsOf(form.field_email)))
  expect(accounts.flat()).toHaveLength(1)
})

const emptyForm = () => ({ method: 'POST', body: new FormData() })

test('an address on the network registers two hundred times an hour, by both forms together', async () => {
  const paths = ['/contractor/register', '/marketplace.php?contractorSignup'] as const
  for (let asked = 0; asked < limits.registrations.points; asked += 1) {
    expect((await product.ask(paths[asked % 2] ?? '', emptyForm())).status).toBe(422)
  }

  for (const at of paths) {
    const refused = await product.ask(at, emptyForm())
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3000)
    expect(await refused.json()).toMatchObject({
      code: 'RATE_LIMITED',
      success: false,
      message: 'Too many attempts. Please try again later.',
    })
  }
})

test('a registration whose last step fails leaves nothing behind, and may be sent again', async () => {
  const form = await aRegistration(product)
  const { spokenFor: before } = await files()
  const { writing } = world.database

  await sql`alter table letter rename to letter_elsewhere`.execute(writing)
  await expect(product.send(register, form)).rejects.toMatchObject({
    code: 'INTERNAL',
    text: words.registrationFailed,
  })
  await sql`alter table letter_elsewhere rename to letter`.execute(writing)

  expect(await accountsOf(form.field_email)).toEqual([])
  product.moveClock(2 * hour)
  await tidyNow(product)
  expect(await files()).toEqual({ kept: before, spokenFor: before })
  expect(await product.send(register, form)).toMatchObject({ success: true })
})
