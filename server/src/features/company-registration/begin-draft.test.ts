import { describe, expect, test } from 'vitest'
import { companyRegistrationInProgress, limits } from '@headframe/wire'
import { aRegisteredCompany } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
const { newDraft, draft } = companyRegistrationInProgress
const drafts = '/company/v2/registration/drafts'
const begun = { companyName: 'Saltbush Mining', companyEmail: 'noor@saltbush.example' }

describe('a registration begins', () => {
  test('with a name and an address, and can be taken up on another device', async () => {
    const sent = { companyName: ' Saltbush Mining ', companyEmail: 'Noor@Saltbush.example' }
    const made = await product.send(newDraft, sent)

    expect(made).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      step: 0,
      data: begun,
    })
    expect(await product.send(draft, { id: made.id })).toEqual(made)
  })

  test.each([
    [{ companyName: '' }, 'companyName', 'Company name is required'],
    [
      { companyName: 'x'.repeat(256) },
      'companyName',
      'Company name must be 255 characters or fewer',
    ],
    [{ companyEmail: '' }, 'companyEmail', 'Email is required'],
    [{ companyEmail: 'noor@saltbush' }, 'companyEmail', 'Please enter a valid email address'],
    [{ companyEmail: 'noor@salt..example' }, 'companyEmail', 'Please enter a valid email address'],
    [{ companyEmail: 'noor@.salt.example' }, 'companyEmail', 'Please enter a valid email address'],
  ])('but not with %j', async (wrong, field, text) => {
    expect(await outcome(await product.ask(drafts, json({ ...begun, ...wrong })))).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { [field]: text },
    })
  })

  test('with neither hears of both, the name first', async () => {
    expect(await outcome(await product.ask(drafts, json({})))).toMatchObject({
      error: 'Company name is required',
      fields: {
        companyName: 'Company name is required',
        companyEmail: 'Email is required',
      },
    })
  })

  test('but not with the address of a company that is here already', async () => {
    const { email } = await aRegisteredCompany(product)
    const taken = { ...begun, companyEmail: ` ${email.toUpperCase()}` }

    expect(await outcome(await product.ask(drafts, json(taken)))).toEqual({
      status: 409,
      code: 'EMAIL_TAKEN',
      error: 'This email address is already registered.',
      fields: undefined,
    })
    const wrong = { ...taken, companyName: '' }
    expect(await outcome(await product.ask(drafts, json(wrong)))).toMatchObject({ status: 422 })
  })

  test('and a draft that cannot be kept is told in its own words', async () => {
    const words = 'Unable to create registration draft'
    const writing = product.world.database.writing.schema

    await writing.alterTable('registration_draft').renameTo('draft_elsewhere').execute()
    const refused = product.send(newDraft, begun)
    await expect(refused).rejects.toMatchObject({ code: 'INTERNAL', text: words })
    await writing.alterTable('draft_elsewhere').renameTo('registration_draft').execute()
  })
})

test('three hundred drafts may be begun in an hour', async () => {
  product.moveClock(3600)
  const { points } = limits.registrationDrafts
  for (let made = 0; made < points; made += 1) await product.send(newDraft, begun)

  await expect(product.send(newDraft, begun)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  product.moveClock(3600)
  expect(await product.send(newDraft, begun)).toMatchObject({ step: 0 })
})
