import { describe, expect, test } from 'vitest'
import { contractorProfiles, contractorRegistration, noticeVersion, signIn } from '@headframe/wire'
import { aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aRegistration, askToRegister } from '../../testing/registration.ts'
import type { RegistrationForm } from '../../testing/registration.ts'

const product = await aProduct()
const { register } = contractorRegistration
const { own, answers, uploads } = contractorProfiles

const profileOf = (person: Person) => product.as(person).send(own, {})

/** Fields as an older client sends them, beside a form that is sound. */
async function aContractorWho(sent: Record<string, unknown>): Promise<Person> {
  const form = await aRegistration(product)
  const response = await askToRegister(product, { ...form, ...sent })
  expect(await response.json()).toMatchObject({ success: true })

  const { field_email: email, field_password: password } = form
  const { token } = await product.send(signIn.contractor, {
    contractorEmail: email,
    contractorPass: password,
  })
  return { id: '', audience: 'contractor', email, password, token }
}

describe('a contractor who registers', () => {
  test('is thanked, is not signed in yet, and can sign in from now on', async () => {
    const form = await aRegistration(product, { field_email: 'Marnie@People.example' })

    expect(await product.send(register, form)).toEqual({
      registrationError: false,
      success: true,
      message: 'Thank you for registering. You can sign in now.',
    })

    expect(
      await product.send(signIn.contractor, {
        contractorEmail: ' MARNIE@people.example ',
        contractorPass: form.field_password,
      }),
    ).toMatchObject({ success: true, name: 'Marnie Okafor' })
  })

  test('finds everything in the profile that stood in the form', async () => {
    const chosenDay = Math.floor(product.world.clock().getTime() / 1000) + 9 * 24 * 3600
    const person = await aRegisteredContractor(product, {
      field_email: 'whole.form@people.example',
      field_visaStatus: 'Other',
      field_visaStatusOther: 'Subclass 417, second year',
      field_rate: 640.5,
      field_rateType: 'day',
      selectedAvailability: chosenDay,
      field_contractStatus: 'PTY',
      field_roleDescription: 'Push on days.\nNo coal, please.',
    })

    expect(await profileOf(person)).toMatchObject({
      first_name: 'Marnie',
      last_name: 'Okafor',
      email: 'whole.form@people.example',
      phone: '0491 570 156',
      address: '14 Wattle Street',
      suburb: 'Kambalda',
      state: 'WA',
      post_code: '6442',
      visa_status: 'Other',
      visa_status_other: 'Subclass 417, second year',
      industry: 'Mining',
      role: 'Dozer Operator',
      rate: 640.5,
      rate_type: 'day',
      availability: chosenDay,
      availability_label: 'Busy',
      contract_type: 'PTY',
      ideal_role: 'Push on days.\nNo coal, please.',
      ai_description: null,
      photo_hash: expect.stringMatching(/^[0-9a-f]{32}$/),
      file_extension: 'jpg',
      has_resume: true,
    })
  })

  test('shares the profile, and has agreed to the notice in force, whatever was sent', async () => {
    const { id } = await aRegisteredContractor(product, { noticeVersion: '1999-01' })

    const row = await product.world.database.reading
      .selectFrom('contractor')
      .select(['notice_version', 'is_shared', 'availability_said_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      notice_version: noticeVersion,
      is_shared: true,
      availability_said_at: expect.any(Date),
    })
  })

  test('may leave the contract status open, and a visa detail that nobody asked for is dropped', async () => {
    const person = await aRegisteredContractor(product, {
      field_contractStatus: null,
      field_visaStatusOther: 'Typed before choosing Citizen',
    })

    expect(await profileOf(person)).toMatchObject({
      contract_type: null,
      visa_status: 'Citizen',
      visa_status_other: null,
    })
  })

  test('is welcomed by one mail that leads to the sign-in', async () => {
    const { email } = await aRegisteredContractor(product)
    await product.runTasks()

    expect(await product.mailTo(email)).toEqual([
      expect.objectContaining({
        kind: 'welcome',
        subject: 'Welcome to Headframe',
        link: 'http://headframe.test/contractor/login',
      }),
    ])
  })

  test('has the resume read, which then adds to the profile', async () => {
    const person = await aRegisteredContractor(product)
    expect(await product.as(person).send(uploads, {})).toMatchObject({ processing: true })

    await product.runTasks()

    expect(await product.as(person).send(uploads, {})).toMatchObject({
      processing: false,
      last_error: null,
    })
    expect(await profileOf(person)).toMatchObject({ current_company: 'Saltbush Mining' })
  })
})

describe('industry and role', () => {
  test.each([
    { selectedIndustry: 1, selectedRole: 108 },
    { selectedIndustry: ' 1 ', selectedRole: '108' },
    { selectedIndustry: 'Mining', selectedRole: 'Dozer Operator' },
    { selectedIndustry: 'mining', selectedRole: '108' },
  ])('may be told as $selectedIndustry and $selectedRole', async (chosen) => {
    const person = await aContractorWho(chosen)

    expect(await profileOf(person)).toMatchObject({
      industryId: 1,
      industry: 'Mining',
      roleId: 108,
      role: 'Dozer Operator',
    })
  })
})

describe('the answers', () => {
  const said: [string, Record<string, unknown>][] = [
    ['texts in the order of the questions', { answers: '["One"," Two ","Three"]' }],
    [
      'each with the id of its question',
      {
        answers: JSON.stringify([
          { id: 1083, response: 'Three' },
          { id: '1081', response: 'One' },
          { id: 1082, response: 'Two' },
          { id: 1091, response: 'To a question of another role' },
        ]),
      },
    ],
    [
      'texts in the order in which the client had the questions',
      {
        questions: JSON.stringify([
          { id: 1082, question: 'Second?' },
          { id: 1081, question: 'First?' },
          { id: 1083, question: 'Third?' },
        ]),
        answers: '["Two","One","Three"]',
      },
    ],
    [
      'beside questions that are not those of the role',
      { questions: '[{"id":1}]', answers: '["One","Two","Three"]' },
    ],
  ]

  test.each(said)('are taken as %s', async (_, sent) => {
    const person = await aContractorWho(sent)

    expect(await product.as(person).send(answers, {})).toEqual([
      { id: 1081, question: expect.any(String), response: 'One' },
      { id: 1082, question: expect.any(String), response: 'Two' },
      { id: 1083, question: expect.any(String), response: 'Three' },
    ])
  })

  test('are taken as the typed client hands them on', async () => {
    const texts = ['One', 'Two', 'Three'].map((response) => ({ id: null, response }))
    const wish: Partial<RegistrationForm> = { answers: texts, questions: [1081, 1082, 1083] }
    const person = await aRegisteredContractor(product, wish)

    expect((await product.as(person).send(answers, {})).map(({ response }) => response)).toEqual([
      'One',
      'Two',
      'Three',
    ])
  })
})
