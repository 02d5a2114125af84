import { expect, test } from 'vitest'

import { blankOf, filledInWords, fillingsOf } from './proposed-values.ts'
import { emptyRegistration } from './registration-values.ts'

const read = {
  email: 'marnie@people.example',
  first_name: 'Marnie',
  last_name: 'Okafor',
  suburb: 'Kambalda',
  state: 'WA',
  post_code: '6442',
  industry_id: 1,
  role_id: 108,
} as const

test('what was read stands where nothing was typed', () => {
  expect(fillingsOf(read, emptyRegistration)).toEqual({
    email: 'marnie@people.example',
    first_name: 'Marnie',
    last_name: 'Okafor',
    suburb: 'Kambalda',
    state: 'WA',
    post_code: '6442',
    industry: '1',
    role: '108',
  })
})

test('what was typed stays, and what hangs together with it is left alone', () => {
  const typed = { ...emptyRegistration, first_name: 'Tess', address: '3 Pit Road', industry: '2' }

  expect(fillingsOf(read, typed)).toEqual({ email: 'marnie@people.example' })
})

test('with another resume, what the first one filled in goes, but nothing that was changed since', () => {
  const filled = fillingsOf(read, emptyRegistration)
  const since = { ...emptyRegistration, ...filled, email: 'm.okafor@people.example' }

  expect(blankOf(filled, since)).toEqual({
    first_name: '',
    last_name: '',
    suburb: '',
    state: '',
    post_code: '',
    industry: '',
    role: '',
  })
})

test('a role whose questions were answered stays', () => {
  const filled = fillingsOf(read, emptyRegistration)
  const answers = [{ id: 1, question: 'Which machines?', response: 'D11' }]

  expect(blankOf(filled, { ...emptyRegistration, ...filled, answers })).not.toHaveProperty('role')
})

test('what was filled in is told in a few words', () => {
  expect(filledInWords(fillingsOf(read, emptyRegistration))).toBe(
    'Filled in: email, name, suburb and role. Please check them in each step.',
  )
  expect(filledInWords({})).toBe('There was nothing to fill in.')
})
