import { words } from '@headframe/wire'
import { expect, test } from 'vitest'

import { judgePerson } from './judge-person.ts'
import { emptyPerson, offeredVisa, type PersonValues } from './person-values.ts'
import { marnie } from './testing/a-person.ts'
import { personFaults, personOfDraft, registrationFields, updateFields } from './person-names.ts'

const now = new Date('2026-11-21T04:00:00Z')
const tomorrow = Date.parse('2026-11-22T02:00:00Z') / 1000
const yesterday = Date.parse('2026-11-20T02:00:00Z') / 1000

const faultsOf = (change: Partial<PersonValues>) =>
  judgePerson({ ...marnie, ...change }, { now }, 'all')

test('a whole person has no faults', () => {
  expect(faultsOf({})).toEqual({})
})

test('a rate may be typed as it is printed everywhere', () => {
  const typed = { ...marnie, rate: '$1,200' }
  expect(faultsOf({ rate: '$1,200' })).toEqual({})
  expect(updateFields(typed, ['rate'])).toEqual({ rate: '1200' })
  expect(registrationFields(typed)).toMatchObject({ field_rate: '1200' })
  expect(faultsOf({ rate: '$' })).toHaveProperty('rate')
})

test('an empty form is told in the words of its rules', () => {
  expect(judgePerson(emptyPerson, { now }, 'all')).toEqual({
    first_name: words.nameRequired,
    last_name: words.nameRequired,
    phone: words.phoneInvalid,
    address: words.addressInvalid,
    suburb: words.addressInvalid,
    state: words.addressInvalid,
    post_code: words.addressInvalid,
    visa_status: words.visaRequired,
    industry: words.industryRequired,
    role: words.roleRequired,
    availability: words.availabilityRequired,
    rate: words.rateRequired,
    rate_type: words.rateTypeRequired,
    ideal_role: words.idealRoleRequired,
  })
})

test('each part is judged by itself', () => {
  expect(Object.keys(judgePerson(emptyPerson, { now }, 'personal'))).not.toContain('industry')
  expect(Object.keys(judgePerson(emptyPerson, { now }, 'career'))).not.toContain('phone')
})

test.each<[string, Partial<PersonValues>, Record<string, string>]>([
  ['four letters of a street', { address: '1 Ab' }, { address: words.addressInvalid }],
  [
    'another visa that is not named',
    { visa_status: 'Other', visa_status_other: ' ' },
    { visa_status_other: words.visaDetailRequired },
  ],
  ['a rate of nothing', { rate: '0' }, { rate: words.rateNotPositive }],
  ['a rate in words', { rate: 'ninety' }, { rate: words.rateNotPositive }],
  [
    'a blank answer',
    { answers: [{ id: 1081, question: 'Which dozers?', response: '  ' }] },
    { answers: words.answersRequired },
  ],
  ['questions not known yet', { answers: undefined }, { answers: words.answersRequired }],
  [
    'a custom date without a day',
    { availability: 999 },
    { availability: 'Enter the day from which you could start.' },
  ],
  [
    'a day that has passed',
    { availability: yesterday },
    { availability: 'Your start date has passed. Choose today or a later day.' },
  ],
  [
    'a choice that was never offered',
    { availability: 0.7 },
    { availability: words.availabilityRequired },
  ],
])('%s is refused', (_, change, faults) => {
  expect(faultsOf(change)).toEqual(faults)
})

test('a day to come is fine, and one that was stored before may have passed', () => {
  expect(faultsOf({ availability: tomorrow })).toEqual({})

  const facts = { now, storedAvailability: yesterday }
  expect(judgePerson({ ...marnie, availability: yesterday }, facts, 'all')).toEqual({})
})

test('a visa that is not offered shows as Other with itself as the detail', () => {
  expect(offeredVisa('Partner visa', '')).toEqual({
    visa_status: 'Other',
    visa_status_other: 'Partner visa',
  })
  expect(offeredVisa('Citizen', '')).toEqual({ visa_status: 'Citizen', visa_status_other: '' })
  expect(offeredVisa('', '')).toEqual({ visa_status: '', visa_status_other: '' })
})

test('what a draft holds comes back as it was', () => {
  const kept: unknown = JSON.parse(JSON.stringify(registrationFields(marnie)))

  expect(personOfDraft(Object(kept))).toEqual(marnie)
  expect(personOfDraft({})).toEqual(emptyPerson)
})

test('a profile is sent under its own names, with its answers by question', () => {
  expect(updateFields(marnie, Object.keys(marnie) as (keyof PersonValues)[])).toMatchObject({
    first_name: 'Marnie',
    questions: [{ id: 1081, question: 'Which dozers?' }],
    answers: [{ id: 1081, response: 'D11' }],
  })
})

test('a refusal of the registration is told at the fields of the form', () => {
  const refused = {
    field_phone: 'No.',
    selectedRole: 'None.',
    'answers.0': 'All.',
    email: 'Taken.',
  }

  expect(personFaults(refused)).toEqual({
    phone: 'No.',
    role: 'None.',
    answers: 'All.',
    email: 'Taken.',
  })
})
