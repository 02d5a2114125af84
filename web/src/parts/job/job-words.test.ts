import { expect, test } from 'vitest'

import { hasStarted, placeWords, rateWords, startInWords, startWords } from './job-words.ts'

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

test('work that has begun is not told as work to come, and on its first day it still is', () => {
  const start = Date.parse('2026-11-03T02:00:00Z') / 1000
  const at = (instant: string) => startInWords(start, Date.parse(instant) / 1000)

  expect(at('2026-11-02T23:00:00+11:00')).toBe('Start 3 Nov 2026')
  expect(at('2026-11-03T23:59:00+11:00')).toBe('Start 3 Nov 2026')
  expect(at('2026-11-04T00:01:00+11:00')).toBe('Started 3 Nov 2026')
  expect([null, 1].map((other) => hasStarted(other, Date.now() / 1000))).toEqual([false, false])
})

test('a place that nobody has told is said to be missing', () => {
  expect(placeWords('Kambalda WA')).toBe('Kambalda WA')
  expect(placeWords(' ')).toBe('Location not provided')
  expect(placeWords(null)).toBe('Location not provided')
})
