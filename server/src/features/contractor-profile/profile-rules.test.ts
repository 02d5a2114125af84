import { beforeAll, describe, expect, test } from 'vitest'
import { contractorProfiles } from '@headframe/wire'
import { aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile } from '../../testing/profile.ts'
import { refusalOf } from '../../testing/requests.ts'

const product = await aProduct()
const { own, update } = contractorProfiles
const whole = await aWholeProfile(product)

/** Also what no typed client would send. */
const refused = (person: Person, wish: Record<string, unknown>) =>
  refusalOf(product.as(person).send(update, wish))

describe('a profile that breaks a rule', () => {
  const rules: [Record<string, unknown>, string, string][] = [
    [{ first_name: ' ' }, 'first_name', 'Please provide both your first and last name.'],
    [{ last_name: null }, 'last_name', 'Please provide both your first and last name.'],
    [{ phone: '12345' }, 'phone', 'A valid phone number is required.'],
    [{ address: '1 St' }, 'address', 'Please enter a valid address.'],
    [{ suburb: '' }, 'suburb', 'Please enter a valid address.'],
    [{ state: '' }, 'state', 'Please enter a valid address.'],
    [{ post_code: '' }, 'post_code', 'Please enter a valid address.'],
    [{ visa_status: 'Tourist' }, 'visa_status', 'A valid visa status is required.'],
    [
      { visa_status: 'Other', visa_status_other: '' },
      'visa_status_other',
      'Please specify your visa status details.',
    ],
    [{ industry: '99' }, 'industry', 'Please select an industry from the list.'],
    [{ role: '201' }, 'role', 'Please select a role from the list.'],
    [{ answers: '[]' }, 'answers', 'All questions are mandatory.'],
    [{ answers: '["only one"]' }, 'answers', 'All questions are mandatory.'],
    [{ availability: 999 }, 'availability', 'Please select your availability.'],
    [{ availability: 0 }, 'availability', 'Please select your availability.'],
    [{ availability: 1_600_000_000 }, 'availability', 'Please select your availability.'],
    [{ rate: '' }, 'rate', 'Select a valid rate (excl. super).'],
    [{ rate: '-5' }, 'rate', 'The rate value has to be a positive number'],
    [{ rate: 100_001 }, 'rate', 'The rate value has to be a positive number'],
    [{ rate_type: 'week' }, 'rate_type', 'Please select a rate type.'],
    [
      { ideal_role: '' },
      'ideal_role',
      'Please provide a short description of your preferred role.',
    ],
    [{ contract_type: 'ABN' }, 'contract_type', 'Please select a valid contract status.'],
    [{ first_name: 'x'.repeat(121) }, 'first_name', 'Must be 120 characters or fewer'],
    [{ ideal_role: 'x'.repeat(4001) }, 'ideal_role', 'Must be 4000 characters or fewer'],
  ]

  let careless: Person

  beforeAll(async () => {
    careless = await aRegisteredContractor(product)
  })

  // Named by field and text: some of what is sent is thousands of characters long.
  const named = rules.map(([wrong, field, text]) => ({ wrong, field, text }))

  test.each(named)('in $field is told "$text"', async ({ wrong, field, text }) => {
    const before = await product.as(careless).send(own, {})

    const refusal = await refused(careless, { ...whole, ...wrong })

    expect(refusal).toMatchObject({ code: 'INVALID', status: 422, text, fields: { [field]: text } })
    expect(await product.as(careless).send(own, {})).toEqual(before)
  })

  test('is told the last of its faults, and all of them at their fields', async () => {
    const person = await aRegisteredContractor(product)

    const refusal = await refused(person, { ...whole, phone: '', rate: '', visa_status: '' })

    expect(refusal.text).toBe('Select a valid rate (excl. super).')
    expect(refusal.fields).toEqual({
      phone: 'A valid phone number is required.',
      visa_status: 'A valid visa status is required.',
      rate: 'Select a valid rate (excl. super).',
    })
  })

  test('of an unknown industry is not judged by its role', async () => {
    const person = await aRegisteredContractor(product)

    expect(await refused(person, { industry: 'Farming', role: '9999', answers: [] })).toMatchObject(
      { fields: { industry: 'Please select an industry from the list.' } },
    )
  })

  test('keeps a chosen day that has come and gone, as long as it is not changed', async () => {
    const person = await aRegisteredContractor(product)
    const lastWeek = Math.floor(product.world.clock().getTime() / 1000) - 7 * 24 * 3600
    await product.world.database.writing
      .updateTable('contractor')
      .set({ availability: lastWeek })
      .where('id', '=', person.id)
      .execute()

    const { data } = await product.as(person).send(update, { availability: lastWeek })

    expect(data).toMatchObject({ availability: lastWeek, availability_label: 'Available' })
    expect((await refused(person, { availability: lastWeek + 24 * 3600 })).fields).toEqual({
      availability: 'Please select your availability.',
    })
  })
})
