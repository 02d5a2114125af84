import { expect, test } from 'vitest'
import { isOneSlipApart } from './one-slip.ts'

test.each([
  ['perth', 'pert', true],
  ['perth', 'perths', true],
  ['perth', 'parth', true],
  ['perth', 'pethr', false],
  ['perth', 'preth', true],
  ['perth', 'perth', false],
  ['perth', 'berti', false],
  ['perth', 'perthing', false],
])('%s and %s are one slip apart: %s', (one, other, apart) => {
  expect(isOneSlipApart(one, other)).toBe(apart)
  expect(isOneSlipApart(other, one)).toBe(apart)
})
