import { expect, test } from 'vitest'
import { withoutNotHeld } from './not-held.ts'

const left = (text: string, held: string[] = []) =>
  withoutNotHeld(text, held).replaceAll(/\s+/g, ' ').trim()

test.each([
  ['Forklift: no, dogging: yes', ': no, dogging: yes'],
  ['No forklift, but HR', 'No , but HR'],
  ['Has no forklift ticket.', 'Has no .'],
  ['Hoping to get dogging in March.', 'Hoping to get in March.'],
  ['Forklift\tNo\nDogging\tYes', 'No Dogging Yes'],
  ['forklift no', 'no'],
  ['Needs his white card', 'Needs his'],
  ['Never driven a forklift, has LF', 'Never driven a , has LF'],
])('what is told not to be held is left out: %s', (text, rest) => {
  expect(left(text)).toBe(rest)
})

test.each([
  'Forklift 03/2029',
  'drove with no forklift incidents',
  'Forklift - expired 2019',
  'wants a forklift job',
  'Working at heights: no expiry',
])('all else stays: %s', (text) => {
  expect(left(text)).toBe(text)
})

test('what was read to be held stays, and what stands behind stands where it stood', () => {
  expect(left('Forklift (LF)\tN/A', ['Forklift'])).toBe('Forklift (LF) N/A')
  const text = 'No forklift, HR'
  expect(withoutNotHeld(text, []).indexOf('HR')).toBe(text.indexOf('HR'))
})
