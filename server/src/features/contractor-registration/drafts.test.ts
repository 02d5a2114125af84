import { describe, expect, test } from 'vitest'
import { contractorRegistration, limits, registrationInProgress } from '@headframe/wire'
import { aProduct } from '../../testing/product.ts'
import { aRegistration } from '../../testing/registration.ts'
import { json, outcome } from '../../testing/requests.ts'
import { tidyNow } from '../../testing/tidy.ts'

const product = await aProduct()
const { newDraft, draft, saveDraft } = registrationInProgress
const { register } = contractorRegistration
const drafts = '/contractor/v2/registration/drafts'
const day = 24 * 3600
const unknownId = '00000000-0000-4000-8000-000000000000'

const aDraft = (data: Record<string, unknown> = {}, step = 0) =>
  product.send(newDraft, { data, step })

const patch = (id: string, body: unknown) =>
  product.ask(`${drafts}/${id}`, { ...json(body), method: 'PATCH' })

describe('a draft', () => {
  test('comes back as it was typed, also to another device', async () => {
    const typed = {
      field_email: ' Marnie@People.example ',
      field_firstName: '  Mar',
      field_phone: 'call me\\u0000maybe',
      field_roleDescription: 'Two lines,\r\n  and "quotes" <b>too</b>\t',
      field_rate: '88.',
      selectedIndustry: 1,
      selectedRole: '108',
      selectedAvailability: 0.2,
      questions: [{ id: 1081, question: 'Which dozers have you operated?' }],
      answers: ['D11', '', null],
      field_contractStatus: '',
    }

    const kept = await aDraft(typed, 2)

    expect(kept).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), step: 2, data: typed })
    expect(await product.send(draft, { id: kept.id })).toEqual(kept)
  })

  test('never holds passwords, files or what the form does not have', async () => {
    const sent = {
      field_firstName: 'Marnie',
      field_password: 'ironbark-and-ochre-7',
      field_passwordConfirm: 'ironbark-and-ochre-7',
      profilePicture: { name: 'me.jpg' },
      resume: 'data:application/pdf;base64,AAAA',
      draftId: unknownId,
      isAdministrator: true,
    }

    const { id, data } = await aDraft(sent)
    const saved = await product.send(saveDraft, { id, data: sent })

    expect(data).toEqual({ field_firstName: 'Marnie' })
    expect(saved.data).toEqual({ field_firstName: 'Marnie' })
    const rows = await product.world.database.reading
      .selectFrom('registration_draft')
      .select('data')
      .where('id', '=', id)
      .execute()
    expect(rows).toEqual([{ data: { field_firstName: 'Marnie' } }])
  })

  test('is added to field by field, and null takes a field away', async () => {
    const { id } = await aDraft({ field_firstName: 'Marnie', field_lastName: 'Okafor' }, 1)

    const saved = await product.send(saveDraft, {
      id,
      data: { field_lastName: null, field_suburb: 'Kambalda' },
    })

    expect(saved).toEqual({
      id,
      step: 1,
      data: { field_firstName: 'Marnie', field_suburb: 'Kambalda' },
    })
    expect(await product.send(saveDraft, { id, data: {}, step: 3 })).toMatchObject({ step: 3 })
    expect(await product.send(draft, { id })).toMatchObject({ step: 3, data: saved.data })
  })

  test('loses nothing to another device that saves at the same time', async () => {
    const { id } = await aDraft()
    const fields = [
      'field_firstName',
      'field_lastName',
      'field_suburb',
      'field_state',
      'field_rate',
    ]

    await Promise.all(
      fields.map((field) => product.send(saveDraft, { id, data: { [field]: field } })),
    )

    const { data } = await product.send(draft, { id })
    expect(data).toEqual(Object.fromEntries(fields.map((field) => [field, field])))
  })

  test('may be sent as JSON text, by older clients', async () => {
    const made = await product.ask(drafts, json({ data: '{"field_firstName":"Tui"}', step: '1' }))
    const { id, ...rest } = await made.json()
    const saved = await patch(id, { data: JSON.stringify({ answers: '["One"]' }) })

    expect(rest).toEqual({ step: 1, data: { field_firstName: 'Tui' } })
    expect(await saved.json()).toEqual({
      id,
      step: 1,
      data: { field_firstName: 'Tui', answers: '["One"]' },
    })
  })

  test.each([
    [null, 0],
    ['2', 2],
  ])('whose step is said to be %s is at step %s', async (step, kept) => {
    const made = await product.ask(drafts, json({ data: {}, step }))
    expect(await made.json()).toMatchObject({ step: kept })
  })

  test.each([-1, 4, 0.5, 'soon', false])('does not begin at step %s', async (step) => {
    const { status, fields } = await outcome(await product.ask(drafts, json({ data: {}, step })))
    expect([status, Object.keys(Object(fields))]).toEqual([422, ['step']])
  })

  test('may begin without an address', async () => {
    for (const data of [{}, { field_email: '' }, { field_email: null }]) {
      expect(await aDraft(data)).toMatchObject({ step: 0 })
    }
  })

  test('does not begin with an address that is none, but may hold one half typed later', async () => {
    const refused = await outcome(await product.ask(drafts, json({ data: { field_email: 'mar' } })))
    expect(refused).toEqual({
      status: 422,
      code: 'INVALID',
      error: 'Please enter a valid email address.',
      fields: { field_email: 'Please enter a valid email address.' },
    })

    const { id } = await aDraft()
    const saved = await product.send(saveDraft, { id, data: { field_email: 'mar' } })
    expect(saved.data).toEqual({ field_email: 'mar' })
  })
})

describe('what a draft does not take', () => {
  const long = 'x'.repeat(4001)
  const entries = Array.from({ length: 51 }, () => 'One')

  test.each([
    ['a text of more than a page', { field_address: long }, 'field_address'],
    ['a text of more than a page among the answers', { answers: ['One', long] }, 'answers'],
    ['the same as JSON text', { answers: JSON.stringify([{ id: 1, response: long }]) }, 'answers'],
    ['fifty-one answers', { answers: entries }, 'answers'],
    ['an object where a text belongs', { field_state: { WA: true } }, 'field_state'],
    ['a list where a text belongs', { field_suburb: ['Kambalda'] }, 'field_suburb'],
    ['a page of JSON where a text belongs', { field_rate: JSON.stringify([long]) }, 'field_rate'],
    ['lists in lists', { answers: [[['One']]] }, 'answers'],
    ['a text where a list belongs', { answers: 'One' }, 'answers'],
  ])('%s is refused at its field', async (_, data, field) => {
    const { id } = await aDraft()
    for (const response of [await product.ask(drafts, json({ data })), await patch(id, { data })]) {
      const { status, fields } = await outcome(response)
      expect({ status, fields: Object.keys(Object(fields)) }).toEqual({
        status: 422,
        fields: [`data.${field}`],
      })
    }
  })

  test('twenty answers of a page each are fine, as a list and as JSON text', async () => {
    const answers = entries.slice(0, 20).map(() => 'x'.repeat(4000))
    const { data } = await aDraft({ answers, questions: JSON.stringify(answers) })
    expect(data).toEqual({ answers, questions: JSON.stringify(answers) })
  })

  test.each([
    ['text that is no JSON', '{"data": "no object"}'],
    ['a draft that hides what cannot be typed', '{"data": "{\\"answers\\":\\"\\\\u0000\\"}"}'],
    ['a control character', '{"data": {"field_firstName": "\\u0007"}}'],
    ['a prototype', '{"data": {"__proto__": {"isAdministrator": true}}}'],
    ['a hidden prototype', '{"data": "{\\"__proto__\\":{\\"isAdministrator\\":true}}"}'],
  ])('%s is not understood', async (_, body) => {
    const response = await product.ask(drafts, json(body))
    expect(await outcome(response)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })
})

describe('a draft that is gone', () => {
  test.each([
    unknownId,
    'nothing',
    "' or 1=1--",
    'A'.repeat(400),
    'ABCDEFAB-0000-4000-8000-00000000000A',
  ])('or never was, such as %s, is not found', async (id) => {
    const missing = { status: 404, code: 'NOT_FOUND', error: 'Not found.' }
    const path = `${drafts}/${encodeURIComponent(id)}`
    expect(await outcome(await product.ask(path))).toMatchObject(missing)
    // Not even when what is sent would be refused as well.
    const data = { field_address: 'x'.repeat(4001) }
    expect(await outcome(await patch(encodeURIComponent(id), { data }))).toMatchObject(missing)
  })

  test('ended thirty days after its last change', async () => {
    const { id } = await aDraft({ field_firstName: 'Marnie' })
    product.moveClock(29 * day)
    await product.send(saveDraft, { id, data: { field_lastName: 'Okafor' } })
    product.moveClock(29 * day)
    expect(await product.send(draft, { id })).toMatchObject({ id })

    product.moveClock(day)
    await expect(product.send(draft, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(product.send(saveDraft, { id, data: {} })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  test('is tidied away once it has ended, and no other is', async () => {
    const { id: old } = await aDraft()
    product.moveClock(30 * day + 60)
    const { id: young } = await aDraft()

    await tidyNow(product)

    const rows = await product.world.database.reading
      .selectFrom('registration_draft')
      .select('id')
      .execute()
    expect(rows).not.toContainEqual({ id: old })
    expect(rows).toContainEqual({ id: young })
  })

  test('became a registration, and only if that came about', async () => {
    const { id } = await aDraft({ field_firstName: 'Marnie' })
    const form = await aRegistration(product, { draftId: id })

    const refused = product.send(register, { ...form, field_phone: '' })
    await expect(refused).rejects.toMatchObject({ code: 'INVALID' })
    expect(await product.send(draft, { id })).toMatchObject({ id })

    await product.send(register, form)
    await expect(product.send(draft, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test.each([unknownId, 'nothing'])('and named %s is no hindrance', async (draftId) => {
    const form = await aRegistration(product, { draftId })
    expect(await product.send(register, form)).toMatchObject({ success: true })
  })

  test("and belongs to a company's registration is not a contractor's to see or to end", async () => {
    const { id } = await product.world.database.writing
      .insertInto('registration_draft')
      .values({ audience: 'company', step: 0, data: '{}', saved_at: product.world.clock() })
      .returning('id')
      .executeTakeFirstOrThrow()

    await expect(product.send(draft, { id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await product.send(register, await aRegistration(product, { draftId: id }))
    const rows = await product.world.database.reading
      .selectFrom('registration_draft')
      .select('id')
      .where('id', '=', id)
      .execute()
    expect(rows).toEqual([{ id }])
  })
})

test('three hundred drafts may be begun in an hour', async () => {
  product.moveClock(3600)
  for (let made = 0; made < limits.registrationDrafts.points; made += 1) await aDraft()

  await expect(aDraft()).rejects.toMatchObject({ code: 'RATE_LIMITED', status: 429 })
  product.moveClock(3600)
  expect(await aDraft()).toMatchObject({ step: 0 })
})
