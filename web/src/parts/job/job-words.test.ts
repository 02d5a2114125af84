import { expect, test } from 'vitest'

import { placeWords, rateWords, startWords } from './job-words.ts'

test.each([
  [{ rate_category: 'custom_rate', rate: 95, rate_type: 'hour' }, '$95 / hour'],
  [{ rate_category: 'custom_rate', rate: 1050.5, rate_type: 'day' }, '$1,050.50 / day'],
  [{ rate_category: 'custom_rate', rate: null, rate_type: null }, 'Custom Rate'],
  [{ rate_category: 'undisclosed', rate: null, rate_type: null }, 'Undisclosed'],
  [{ rate_category: 'market_rate', rate: null, rate_type: null }, 'Market Rate'],
  // A draft keeps the amount that was typed before the category was changed.
  [{ rate_category: 'award', rate: 95, rate_type: 'hour' }, 'Award'],
] as const)('the pay of %o reads "%s"', (pay, text) => {
  expect(rateWords(pay)).toBe(text)
})

test('work starts on a day, as soon as possible, or whenever it suits', () => {
  expect(startWords(1)).toBe('ASAP')
  expect(startWords(null)).toBe('Flexible')
  expect(startWords(Date.UTC(2027, 1, 28, 2) / 1000)).toBe('28 Feb 2027')
})

test('a place that nobody has told is said to be missing', () => {
  expect(placeWords('Kambalda WA')).toBe('Kambalda WA')
  expect(placeWords(' ')).toBe('Location not provided')
  expect(placeWords(null)).toBe('Location not provided')
})
