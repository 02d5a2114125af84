import { describe, expect, test } from 'vitest'
import { contractorProfiles, contractorRegistration, reference } from '@headframe/wire'
import { aContractor, aRegisteredContractor } from '../../testing/people.ts'
import type { Person } from '../../testing/people.ts'
import { aProduct } from '../../testing/product.ts'
import { aWholeProfile, dozerOperator } from '../../testing/profile.ts'
import type { ProfileWish } from '../../testing/profile.ts'

const product = await aProduct()
const { own, update, account, answers, responses } = contractorProfiles
const whole = await aWholeProfile(product)

describe('saving a profile', () => {
  test('answers what stands from now on, and says so', async () => {
    const person = await aRegisteredContractor(product)

    const saved = await product.as(person).send(update, whole)

    expect(saved).toMatchObject({
      error: false,
      message: 'Your profile has been updated.',
      data: {
        first_name: 'Marnie',
        industry: 'Mining',
        industryId: 1,
        roleId: dozerOperator,
        rate: 88.5,
        rate_type: 'hour',
        availability: 0.2,
        availability_label: 'Busy',
        visa_status_other: null,
        answers: whole.answers?.map((answer) => expect.objectContaining(answer)),
      },
    })
    expect(await product.as(person).send(own, {})).toEqual(saved.data)
  })

  test('leaves alone what is left out', async () => {
    const person = await aRegisteredContractor(product)
    await product.as(person).send(update, whole)

    const { data } = await product.as(person).send(update, { phone: '0491 570 157' })

    expect(data).toMatchObject({ phone: '0491 570 157', first_name: 'Marnie', rate: 88.5 })
    expect(data.answers).toHaveLength(whole.answers?.length ?? 0)
  })

  test('takes industry and role by name, and answers as texts in the order of the questions', async () => {
    const person = await aRegisteredContractor(product)
    const texts = (whole.answers ?? []).map((_, position) => `Text ${position}`)

    const { data } = await product.as(person).send(update, {
      industry: 'mining',
      role: 'Dozer Operator',
      // As the older clients send it.
      answers: JSON.stringify(texts) as unknown as ProfileWish['answers'],
    })

    expect(data.answers.map(({ response }) => response)).toEqual(texts)
  })

  test('brings answers to a former role back with the role', async () => {
    const person = await aRegisteredContractor(product)
    await product.as(person).send(update, whole)
    const grader = await product.send(reference.questions, { roleId: 109 })
    const others = grader.map(({ id }) => ({ id, response: 'For the grader' }))

    await product.as(person).send(update, { role: '109', answers: others })
    const onRecord = await product.as(person).send(responses, {})
    const { data } = await product.as(person).send(update, { role: String(dozerOperator) })

    expect(onRecord.map(({ id }) => id)).toEqual(
      expect.arrayContaining([...(whole.answers ?? []), ...others].map(({ id }) => id)),
    )
    expect(data.answers.map(({ response }) => response)).toEqual(
      whole.answers?.map(({ response }) => response),
    )
  })

  test('renews the day that availability was said whenever it is sent', async () => {
    const person = await aRegisteredContractor(product)
    const before = await product.as(person).send(own, {})
    product.moveClock(20 * 3600)

    await product.as(person).send(update, { phone: '0491 570 157' })
    const untouched = await product.as(person).send(own, {})
    await product.as(person).send(update, { availability: before.availability })
    const renewed = await product.as(person).send(own, {})

    expect(untouched.availability_date).toBe(before.availability_date)
    expect(renewed.availability_date ?? 0).toBeGreaterThan(before.availability_date ?? 0)
  })

  test('drops the visa detail unless the status is Other', async () => {
    const person = await aRegisteredContractor(product)
    const other = { visa_status: 'Other', visa_status_other: 'Subclass 417, second year' } as const

    const { data } = await product.as(person).send(update, other)
    const back = await product.as(person).send(update, { visa_status: 'Permanent Resident' })

    expect(data).toMatchObject(other)
    expect(back.data.visa_status_other).toBeNull()
  })
})

const signUp = async (): Promise<Person> => {
  const email = `short-${crypto.randomUUID()}@people.example`
  const password = 'ironbark-and-ochre-7'
  const { token } = await product.send(contractorRegistration.signUp, {
    first_name: 'Tui',
    last_name: 'Parata',
    email,
    phone: '0491 570 158',
    password,
  })
  return { id: '', audience: 'contractor', email, password, token }
}

describe('a contractor who signed up with a name and a phone only', () => {
  test('has a profile with gaps, and no questions to answer yet', async () => {
    const person = await signUp()

    expect(await product.as(person).send(own, {})).toMatchObject({
      availability: 0,
      availability_label: null,
      industry: null,
      rate: null,
      companies: '[]',
      career: [],
      has_resume: false,
    })
    expect(await product.as(person).send(answers, {})).toEqual([])
    expect(await product.as(person).send(account, {})).toMatchObject({
      name: 'Tui Parata',
      sharing_enabled: true,
      profile_complete: false,
    })
  })

  test('is complete once every rule holds and a resume is there', async () => {
    const registered = await aRegisteredContractor(product)
    const short = await signUp()

    await product.as(short).send(update, whole)

    expect(await product.as(registered).send(account, {})).toMatchObject({ profile_complete: true })
    expect(await product.as(short).send(account, {})).toMatchObject({ profile_complete: false })
  })
})

test('questions without an answer are shown empty', async () => {
  const person = await aContractor(product)
  await product.world.database.writing
    .updateTable('contractor')
    .set({ industry_id: 1, role_id: dozerOperator })
    .where('id', '=', person.id)
    .execute()

  const asked = await product.as(person).send(answers, {})

  expect(asked.length).toBeGreaterThan(0)
  expect(asked.every(({ response }) => response === '')).toBe(true)
})
