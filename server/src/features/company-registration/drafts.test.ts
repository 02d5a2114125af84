import { describe, expect, test } from 'vitest'
import { companyRegistration, companyRegistrationInProgress } from '@headframe/wire'
import { aCompanyDraft, aCompanyRegistration } from '../../testing/company-registration.ts'
import { aProduct } from '../../testing/product.ts'
import { json, outcome } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { newDraft, draft, saveDraft } = companyRegistrationInProgress
const { register } = companyRegistration
const drafts = '/company/v2/registration/drafts'
const day = 24 * 3600
const unknownId = '00000000-0000-4000-8000-000000000000'
const begun = { companyName: 'Saltbush Mining', companyEmail: 'noor@saltbush.example' }

const patch = (id: string, body: unknown) =>
  product.ask(`${drafts}/${encodeURIComponent(id)}`, { ...json(body), method: 'PATCH' })

const drafted = (id: string) =>
  product.world.database.reading
    .selectFrom('registration_draft')
    .select('data')
    .where('id', '=', id)
    .execute()

describe('a draft', () => {
  test('comes back as it was typed', async () => {
    const { id, data: before } = await aCompanyDraft(product)
    const typed = {
      companyEmail: 'noor@salt',
      industry: 1,
      website: ' www.salt',
      companySummary: 'Two lines,\r\n  and "quotes" <b>too</b>\t',
      keyPeople: [
        { firstName: 'Ines', lastName: '', role: null },
        { name: 'Tui', position: '' },
      ],
      keyProjects: '[{"name":"Quandong Pit"}]',
      commodities: ['Gold', ' gold', ''],
      companyTicker: 'sb',
      firstName: '  Noo',
    }

    const saved = await product.send(saveDraft, { id, data: typed, step: 2 })

    expect(saved).toEqual({ id, step: 2, data: { ...before, ...typed } })
    expect(await product.send(draft, { id })).toEqual(saved)
  })

  test('is added to field by field, and null takes a field away', async () => {
    const { id } = await product.send(newDraft, begun)
    await product.send(saveDraft, { id, data: { firstName: 'Noor', lastName: 'Haddad' }, step: 4 })

    const saved = await product.send(saveDraft, { id, data: { lastName: null, jobTitle: 'Lead' } })

    expect(saved).toEqual({ id, step: 4, data: { ...begun, firstName: 'Noor', jobTitle: 'Lead' } })
  })

  test('never holds passwords or what the form does not have', async () => {
    const { id } = await product.send(newDraft, begun)
    const sent = {
      password: 'ironbark-and-ochre-7',
      confirmPassword: 'ironbark-and-ochre-7',
      draftId: unknownId,
      credits: 100,
      firstName: 'Noor',
    }

    expect((await product.send(saveDraft, { id, data: sent })).data).toEqual({
      ...begun,
      firstName: 'Noor',
    })
    expect(await drafted(id)).toEqual([{ data: { ...begun, firstName: 'Noor' } }])
  })

  test('loses nothing to another device that saves at the same time', async () => {
    const { id } = await product.send(newDraft, begun)
    const fields = ['website', 'headOffice', 'firstName', 'lastName', 'jobTitle', 'phoneNumber']

    await Promise.all(
      fields.map((field) => product.send(saveDraft, { id, data: { [field]: field } })),
    )

    const { data } = await product.send(draft, { id })
    const typed = Object.fromEntries(fields.map((field) => [field, field]))
    expect(data).toEqual({ ...begun, ...typed })
  })

  test('may be sent as JSON text, by older clients', async () => {
    const { id } = await product.send(newDraft, begun)
    const data = JSON.stringify({ keyPeople: '[{"name":"Ines Marchetti"}]' })

    expect(await (await patch(id, { data, step: '3' })).json()).toEqual({
      id,
      step: 3,
      data: { ...begun, keyPeople: '[{"name":"Ines Marchetti"}]' },
    })
  })

  test.each([
    ['4', 4],
    [2, 2],
    [null, 0],
  ])('whose step is said to be %j is at step %s', async (step, kept) => {
    const { id } = await aCompanyDraft(product)
    expect(await (await patch(id, { data: {}, step })).json()).toMatchObject({ step: kept })
  })

  test.each([
    [-3, 'Must be 0 or more'],
    [5, 'Must be a smaller number'],
    [2.5, 'Please enter a valid value.'],
    ['soon', 'Please enter a valid value.'],
    [true, 'Please enter a valid value.'],
  ])('has no step %j, and nothing beside it is kept', async (step, text) => {
    const { id, data } = await aCompanyDraft(product)

    const refused = await patch(id, { data: { firstName: 'Noor' }, step })

    expect(await outcome(refused)).toMatchObject({ status: 422, fields: { step: text } })
    expect(await product.send(draft, { id })).toEqual({ id, step: 0, data })
  })
})

describe('what a draft does not take', () => {
  const long = 'x'.repeat(4001)
  const rows = Array.from({ length: 51 }, () => ({ name: 'Pit' }))

  test.each([
    ['a long name', { companyName: 'x'.repeat(256) }, 'Must be 255 characters or fewer'],
    ['a summary of more than a page', { companySummary: long }, 'Must be 4000 characters or fewer'],
    ['a long role', { keyPeople: [{ role: long }] }, 'Must be 200 characters or fewer'],
    ['fifty-one people', { keyPeople: rows }, 'Must be 50 entries or fewer'],
    ['fifty-one projects', { keyProjects: rows }, 'Must be 50 entries or fewer'],
    ['the same as JSON text', { keyProjects: JSON.stringify(rows) }, 'Must be 50 entries or fewer'],
    ['a long program', { softwareUsed: [long] }, 'Must be 120 characters or fewer'],
    ['an object where a text belongs', { website: { at: 'x' } }, 'Please enter a valid value.'],
    ['a list where a text belongs', { website: ['x'] }, 'Please enter a valid value.'],
    ['lists in lists', { keyPeople: [[['Ines']]] }, 'Please enter a valid value.'],
    ['a text where a list belongs', { keyPeople: 'Ines' }, 'Please enter a valid value.'],
    [
      'an object where a list belongs',
      { commodities: { 0: 'Gold' } },
      'Please enter a valid value.',
    ],
    ['the same as JSON text', { commodities: '{"0":"Gold"}' }, 'Please enter a valid value.'],
    ['a number where a list belongs', { softwareUsed: 7 }, 'Please enter a valid value.'],
  ])('%s is refused at its field', async (_, data, text) => {
    const { id } = await aCompanyDraft(product)
    expect(await outcome(await patch(id, { data }))).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { [`data.${Object.keys(data)[0]}`]: text },
    })
  })

  test.each([
    ['text that is no JSON', '{"data": "no object"}'],
    ['a draft that hides what cannot be typed', '{"data": "{\\"website\\":\\"\\\\u0000\\"}"}'],
    ['a control character', '{"data": {"firstName": "\\u0007"}}'],
    ['a prototype', '{"data": {"__proto__": {"credits": 100}}}'],
    ['a hidden prototype', '{"data": "{\\"__proto__\\":{\\"credits\\":100}}"}'],
  ])('%s is not understood', async (_, body) => {
    const { id } = await aCompanyDraft(product)
    expect(await outcome(await patch(id, body))).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

describe('a draft that is gone', () => {
  const missing = { status: 404, code: 'NOT_FOUND', error: 'Not found.' }

  test.each([unknownId, 'nothing', "' or 1=1--", 'A'.repeat(400)])(
    'or never was, such as %s, is not found',
    async (id) => {
      const shown = await product.ask(`${drafts}/${encodeURIComponent(id)}`)
      expect(await outcome(shown)).toMatchObject(missing)
      // Not even when what is sent would be refused as well.
      const data = { companySummary: 'x'.repeat(4001) }
      expect(await outcome(await patch(id, { data }))).toMatchObject(missing)
    },
  )

  test('ended thirty days after its last change, and is tidied away', async () => {
    const { id } = await aCompanyDraft(product)
    product.moveClock(29 * day)
    await product.send(saveDraft, { id, data: { firstName: 'Noor' } })
    product.moveClock(29 * day)
    expect(await product.send(draft, { id })).toMatchObject({ id })

    product.moveClock(day + 60)
    expect(await outcome(await product.ask(`${drafts}/${id}`))).toMatchObject(missing)
    expect(await outcome(await patch(id, { data: {} }))).toMatchObject(missing)
    await tidyNow(product)
    expect(await drafted(id)).toEqual([])
  })

  test('became a company, and only if that came about', async () => {
    const { id } = await aCompanyDraft(product)
    const form = aCompanyRegistration({ draftId: id })

    const refused = product.send(register, { ...form, phoneNumber: '' })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' })
    expect(await product.send(draft, { id })).toMatchObject({ id })

    await product.send(register, form)
    expect(await outcome(await product.ask(`${drafts}/${id}`))).toMatchObject(missing)
    expect(await outcome(await patch(id, { data: {} }))).toMatchObject(missing)
  })

  test.each([unknownId, 'nothing'])('and named %s is no hindrance', async (draftId) => {
    const form = aCompanyRegistration({ draftId })
    expect(await product.send(register, form)).toMatchObject({ success: true })
  })

  test("and belongs to a contractor's registration is not a company's to see or to end", async () => {
    const { id } = await product.world.database.writing
      .insertInto('registration_draft')
      .values({ audience: 'contractor', step: 0, data: '{}', saved_at: product.world.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()

    expect(await outcome(await product.ask(`${drafts}/${id}`))).toMatchObject(missing)
    await product.send(register, aCompanyRegistration({ draftId: id }))
    expect(await drafted(id)).toHaveLength(1)
  })
})
