import { expect, test } from 'vitest'

import { monthsInWords } from '@headframe/wire'
import { monthsBetween } from './spans.ts'

test.each([
  [0, 'Less than a month'],
  [1, '1 month'],
  [12, '1 year'],
  [27, '2 years 3 months'],
])('%d months are "%s"', (months, words) => {
  expect(monthsInWords(months)).toBe(words)
})

test('the first and the last month both count', () => {
  expect(monthsBetween('2019-03', '2019-03')).toBe(1)
  expect(monthsBetween('2018-11', '2020-01')).toBe(15)
  expect(monthsBetween('2018', '2020-01')).toBeUndefined()
})
