import { expect, test } from 'vitest'
import { slipsApart } from './slips-apart.ts'

test.each([
  ['electrition', 'electrician', 2],
  ['fitter', 'fitter', 0],
  ['fiter', 'fitters', 2],
  ['', 'abc', 3],
  ['abc', '', 3],
  ['driller', 'chef', 6],
])('%s and %s are %i apart, from both sides', (one, other, count) => {
  expect(slipsApart(one, other)).toBe(count)
  expect(slipsApart(other, one)).toBe(count)
})
