import { expect, test } from 'vitest'
import { monthsToday } from './tenure.ts'

const readAt = new Date('2026-11-21T00:00:00Z')
const now = new Date('2027-02-03T00:00:00Z')

test('months grow while the work goes on', () => {
  expect(monthsToday(40, { readAt, now, goesOn: true })).toBe(43)
})

test('months of work that has ended stay what they were', () => {
  expect(monthsToday(40, { readAt, now, goesOn: false })).toBe(40)
})

test('what was never counted is not counted now, and a clock that was set back takes nothing away', () => {
  expect(monthsToday(null, { readAt, now, goesOn: true })).toBeNull()
  expect(monthsToday(40, { readAt: now, now: readAt, goesOn: true })).toBe(40)
})
