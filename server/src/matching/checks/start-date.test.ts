import { expect, test } from 'vitest'
import { checkStartDate } from './start-date.ts'

const day = (text: string) => Date.parse(`${text}T02:00:00Z`) / 1000

/** What is told of work in Perth, to somebody who could start at once since September. */
function told(start: string, now: string): string {
  const opening = { startDate: day(start), timeZone: 'Australia/Perth' }
  const person = { availability: 0.1, availabilitySaidAt: new Date('2026-09-01T02:00:00Z') }
  return checkStartDate(opening, person, new Date(now)).text
}

test('work that has begun is not told as work to come', () => {
  expect(told('2026-11-03', '2026-11-02T12:00:00+08:00')).toBe(
    'Free now, and the work begins on 3 November 2026',
  )
  // Where the work is, the day is not over yet.
  expect(told('2026-11-03', '2026-11-03T23:59:00+08:00')).toBe(
    'Free now, and the work begins on 3 November 2026',
  )
  expect(told('2026-11-03', '2026-11-04T00:01:00+08:00')).toBe(
    'Free now, and the work began on 3 November 2026',
  )
})
