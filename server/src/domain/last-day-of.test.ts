import { expect, test } from 'vitest'
import { lastDayOf } from './last-day-of.ts'

test.each([
  [{ year: 2031 }, '2031-12-31'],
  [{ year: 2031, month: 6 }, '2031-06-30'],
  [{ year: 2028, month: 2 }, '2028-02-29'],
  [{ year: 2026, month: 11, day: 9 }, '2026-11-09'],
  [{ year: 2026, month: 11, day: 31 }, '2026-11-30'],
])('%j is good to the end of %s', (date, day) => {
  expect(lastDayOf(date)).toBe(day)
})
