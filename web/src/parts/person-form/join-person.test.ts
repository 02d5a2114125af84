import { expect, test } from 'vitest'

import { changedFields, fieldsWith, joinPerson } from './join-person.ts'
import { emptyPerson, type PersonValues } from './person-values.ts'

const base: PersonValues = {
  ...emptyPerson,
  first_name: 'Casey',
  phone: '0412 345 678',
  suburb: 'Newman',
  state: 'WA',
  post_code: '6753',
  rate: '88.5',
  rate_type: 'hour',
}

test('what only the other window changed comes in, and what was changed here stays', () => {
  const mine = { ...base, rate: '95' }
  const theirs = { ...base, phone: '0498 765 432' }

  expect(joinPerson({ base, mine, theirs })).toEqual({
    values: { ...base, rate: '95', phone: '0498 765 432' },
    conflicts: [],
  })
})

test('what both changed is for a person to decide, unless both say the same', () => {
  const mine = { ...base, phone: '0400 000 001', rate: '95' }
  const theirs = { ...base, phone: '0400 000 002', rate: '95' }

  expect(joinPerson({ base, mine, theirs })).toEqual({ values: mine, conflicts: ['phone'] })
})

test('a town and its post code are never joined from two places', () => {
  const mine = { ...base, suburb: 'Perth' }
  const theirs = { ...base, post_code: '6754' }

  const { values, conflicts } = joinPerson({ base, mine, theirs })

  expect(values).toEqual(mine)
  expect(conflicts).toEqual(['address'])
  expect(fieldsWith('address')).toEqual(['address', 'suburb', 'state', 'post_code'])
})

test('only what was changed is sent, and an answer that nobody has begun is no change', () => {
  const answers = [{ id: 1, question: 'Which tickets?', response: '' }]

  expect(changedFields(base, { ...base, answers })).toEqual([])
  expect(changedFields(base, { ...base, answers, rate: '95' })).toEqual(['rate', 'rate_type'])
  const answered = answers.map((one) => ({ ...one, response: 'HR' }))
  expect(changedFields(base, { ...base, answers: answered })).toEqual([
    'industry',
    'role',
    'answers',
  ])
})
