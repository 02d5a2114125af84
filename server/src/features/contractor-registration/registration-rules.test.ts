import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aProduct } from '../../testing/product.ts'
import { aFile, aRegistration, askToRegister } from '../../testing/registration.ts'
import type { RegistrationForm } from '../../testing/registration.ts'
import { json, outcome } from '../../testing/requests.ts'

const product = await aProduct()
let form: RegistrationForm

beforeAll(async () => {
  form = await aRegistration(product)
})
// What the limit has to say is heard elsewhere.
beforeEach(() => product.moveClock(3600))

/** A form that is sound but for these fields; undefined leaves one out. */
const ask = (wrong: Record<string, unknown>) => askToRegister(product, { ...form, ...wrong })

const refusalOf = async (wrong: Record<string, unknown>) => outcome(await ask(wrong))

async function nobodyRegistered(): Promise<boolean> {
  const { reading } = product.world.database
  return (await reading.selectFrom('account').select('id').execute()).length === 0
}

const passwords = (both: string) => ({ field_password: both, field_passwordConfirm: both })
const yesterday = () => Math.floor(product.world.clock().getTime() / 1000) - 24 * 3600

describe('a form that breaks a rule', () => {
  const rules: [Record<string, unknown>, string, string][] = [
    [{ field_passwordConfirm: 'another' }, 'field_passwordConfirm', 'Passwords do not match.'],
    [{ field_passwordConfirm: undefined }, 'field_passwordConfirm', 'Passwords do not match.'],
    [passwords('short'), 'field_password', 'Password must be at least 8 characters long.'],
    [passwords(''), 'field_password', 'Password must be at least 8 characters long.'],
    [passwords('x'.repeat(201)), 'field_password', 'Must be 200 characters or fewer'],
    [
      passwords('password1'),
      'field_password',
      'This password is too easy to guess. Please choose another one.',
    ],
    [{ field_email: '' }, 'field_email', 'Please enter a valid email address.'],
    [{ field_email: 'jane@x' }, 'field_email', 'Please enter a valid email address.'],
    [{ field_email: 'jane doe@x.example' }, 'field_email', 'Please enter a valid email address.'],
    [
      { field_email: 'j\u{200b}ane@x.example' },
      'field_email',
      'Please enter a valid email address.',
    ],
    [{ profilePicture: undefined }, 'profilePicture', 'Please upload a picture for your profile.'],
    [{ profilePicture: '' }, 'profilePicture', 'Please upload a picture for your profile.'],
    [{ field_visaStatus: '' }, 'field_visaStatus', 'A valid visa status is required.'],
    [{ field_visaStatus: 'Tourist' }, 'field_visaStatus', 'A valid visa status is required.'],
    [
      { field_visaStatus: 'Other', field_visaStatusOther: ' ' },
      'field_visaStatusOther',
      'Please specify your visa status details.',
    ],
    [{ field_address: '1 St' }, 'field_address', 'Please enter a valid address.'],
    [{ field_suburb: '' }, 'field_suburb', 'Please enter a valid address.'],
    [{ field_state: undefined }, 'field_state', 'Please enter a valid address.'],
    [{ field_postCode: ' ' }, 'field_postCode', 'Please enter a valid address.'],
    [{ field_phone: '12345' }, 'field_phone', 'A valid phone number is required.'],
    [{ field_phone: '0491 call me' }, 'field_phone', 'A valid phone number is required.'],
    [{ field_firstName: '' }, 'field_firstName', 'Please provide both your first and last name.'],
    [{ field_lastName: ' ' }, 'field_lastName', 'Please provide both your first and last name.'],
    [{ field_lastName: 'x'.repeat(121) }, 'field_lastName', 'Must be 120 characters or fewer'],
    [{ answers: '' }, 'answers', 'All questions are mandatory.'],
    [{ answers: undefined }, 'answers', 'All questions are mandatory.'],
    [{ answers: '["One","Two"]' }, 'answers', 'All questions are mandatory.'],
    [{ answers: '["One","Two"," "]' }, 'answers', 'All questions are mandatory.'],
    [{ selectedRole: '' }, 'selectedRole', 'Please select a role from the list.'],
    [{ selectedRole: '601' }, 'selectedRole', 'Please select a role from the list.'],
    [{ selectedRole: 'Ringmaster' }, 'selectedRole', 'Please select a role from the list.'],
    [{ selectedIndustry: '' }, 'selectedIndustry', 'Please select an industry from the list.'],
    [{ selectedIndustry: '99' }, 'selectedIndustry', 'Please select an industry from the list.'],
    [
      { field_roleDescription: '' },
      'field_roleDescription',
      'Please provide a short description of your preferred role.',
    ],
    [
      { field_roleDescription: 'x'.repeat(4001) },
      'field_roleDescription',
      'Must be 4000 characters or fewer',
    ],
    [{ field_rateType: 'week' }, 'field_rateType', 'Please select a rate type.'],
    [{ field_rateType: '' }, 'field_rateType', 'Please select a rate type.'],
    [{ field_rate: '-5' }, 'field_rate', 'The rate value has to be a positive number'],
    [{ field_rate: '0' }, 'field_rate', 'The rate value has to be a positive number'],
    [{ field_rate: 'ninety' }, 'field_rate', 'The rate value has to be a positive number'],
    [{ field_rate: '100001' }, 'field_rate', 'The rate value has to be a positive number'],
    [{ field_rate: '' }, 'field_rate', 'Select a valid rate (excl. super).'],
    [{ field_rate: undefined }, 'field_rate', 'Select a valid rate (excl. super).'],
    [{ selectedAvailability: '' }, 'selectedAvailability', 'Please select your availability.'],
    [{ selectedAvailability: '999' }, 'selectedAvailability', 'Please select your availability.'],
    [{ selectedAvailability: '0.3' }, 'selectedAvailability', 'Please select your availability.'],
    [{ selectedAvailability: 'soon' }, 'selectedAvailability', 'Please select your availability.'],
    [
      { selectedAvailability: String(yesterday()) },
      'selectedAvailability',
      'Please select your availability.',
    ],
    [
      { field_contractStatus: 'ABN' },
      'field_contractStatus',
      'Please select a valid contract status.',
    ],
    [
      { resume: undefined },
      'resume',
      'You must select your resume file in PDF, DOC or DOCX format.',
    ],
  ]

  test.each(rules)('is refused for %j', async (wrong, field, text) => {
    expect(await refusalOf(wrong)).toEqual({
      status: 422,
      code: 'INVALID',
      error: text,
      fields: { [field]: text },
    })
    expect(await nobodyRegistered()).toBe(true)
  })

  test('is told in the fields that older clients read, too', async () => {
    const response = await ask({ field_rate: '' })

    expect(await response.json()).toEqual({
      error: 'Select a valid rate (excl. super).',
      code: 'INVALID',
      fields: { field_rate: 'Select a valid rate (excl. super).' },
      registrationError: true,
      success: false,
      message: 'Select a valid rate (excl. super).',
    })
  })

  test('the password may not be the own address', async () => {
    const both = { field_password: 'marnie.okafor', field_passwordConfirm: 'marnie.okafor' }
    expect(await refusalOf({ ...both, field_email: 'Marnie.Okafor@x.example' })).toMatchObject({
      error: 'This password is too easy to guess. Please choose another one.',
    })
  })
})

describe('a form that breaks several rules', () => {
  test.each([
    [{ field_email: 'jane', field_passwordConfirm: 'x' }, 'Passwords do not match.'],
    [{ resume: undefined, selectedAvailability: '' }, 'Please select your availability.'],
    [{ field_rate: '', field_rateType: '' }, 'Please select a rate type.'],
    [{ selectedRole: '', field_phone: '' }, 'A valid phone number is required.'],
    [
      { profilePicture: aFile('me.png', 'no picture'), field_visaStatus: '' },
      'Please upload a valid image file.',
    ],
  ])('%j is told the first of them', async (wrong, text) => {
    const refusal = await refusalOf(wrong)

    expect(refusal.error).toBe(text)
    expect(Object.keys(Object(refusal.fields)).toSorted()).toEqual(Object.keys(wrong).toSorted())
  })

  test('nothing at all sent, it hears of every field', async () => {
    const response = await askToRegister(product, {})

    const { status, error, fields } = await outcome(response)
    expect({ status, error }).toEqual({
      status: 422,
      error: 'Password must be at least 8 characters long.',
    })
    expect(Object.keys(Object(fields)).toSorted()).toEqual(
      [
        'field_password',
        'field_email',
        'profilePicture',
        'field_visaStatus',
        'field_address',
        'field_suburb',
        'field_state',
        'field_postCode',
        'field_phone',
        'field_firstName',
        'field_lastName',
        'selectedIndustry',
        'field_roleDescription',
        'field_rateType',
        'field_rate',
        'selectedAvailability',
        'resume',
      ].toSorted(),
    )
  })

  test('of an unknown industry only that is told, not the role or the answers', async () => {
    const wrong = { selectedIndustry: 'Farming', selectedRole: 'Shearer', answers: '[]' }
    expect((await refusalOf(wrong)).fields).toEqual({
      selectedIndustry: 'Please select an industry from the list.',
    })
  })

  test('a taken address is told only once the form is sound', async () => {
    const taken = await aRegistration(product)
    await askToRegister(product, taken)
    const { field_email } = taken

    expect(await refusalOf({ field_email, field_rate: '' })).toMatchObject({ status: 422 })
    const response = await ask({ field_email: ` ${field_email.toUpperCase()} ` })
    expect(response.status).toBe(409)
    expect(await response.json()).toEqual({
      error: 'This email address is already registered.',
      code: 'EMAIL_TAKEN',
      registrationError: true,
      success: false,
      message: 'This email address is already registered.',
    })
  })
})

describe('a day that somebody could start', () => {
  test('may be today where they live, even where it is tomorrow already in Sydney', async () => {
    const lateInPerth = Date.parse('2031-06-15T15:00:00Z')
    product.moveClock((lateInPerth - product.world.clock().getTime()) / 1000)
    const thatDay = { selectedAvailability: Date.parse('2031-06-15T12:00:00Z') / 1000 }
    const refused = { selectedAvailability: 'Please select your availability.' }

    // Without a rate nobody is registered, whatever the day.
    const judge = async (field_state: string) =>
      (await refusalOf({ ...thatDay, field_state, field_rate: '' })).fields
    expect(await judge('WA')).not.toMatchObject(refused)
    expect(await judge('NSW')).toMatchObject(refused)
    expect(await judge('Elsewhere')).toMatchObject(refused)
  })
})

describe('what no screen sends', () => {
  test.each([
    ['answers that hide what cannot be typed', { answers: '["One\\u0000","Two","Three"]' }],
    ['answers that would change how objects work', { answers: '[{"__proto__":{"id":1}}]' }],
    ['answers that are no list', { answers: '{"id":1081}' }],
    ['a name with a control character', { field_firstName: 'Mar\u{7}nie' }],
  ])('such as %s is not understood', async (_, wrong) => {
    expect(await refusalOf(wrong)).toMatchObject({ status: 400, code: 'BAD_REQUEST' })
  })

  test('a form with files told as JSON is none', async () => {
    const file = { bytes: 'JVBERi0xLjc=', filename: 'me.pdf', type: 'application/pdf' }
    const response = await product.ask(
      '/contractor/register',
      json({ profilePicture: file, croppedImage: file, resume: { ...file, bytes: [1, 2, 3] } }),
    )

    expect(await outcome(response)).toMatchObject({ status: 415, code: 'UNSUPPORTED_TYPE' })
  })

  test('answers longer than a page are refused at their place', async () => {
    const answers = JSON.stringify(['x'.repeat(4001), 'Two', 'Three'])
    expect((await refusalOf({ answers })).fields).toMatchObject({
      'answers.0': 'Must be 4000 characters or fewer',
    })
  })
})
