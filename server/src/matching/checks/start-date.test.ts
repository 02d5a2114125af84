import { asSoonAsPossible } from '@headframe/wire'
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

test('whoever is free today fits work that began before they said so', () => {
  const opening = { startDate: day('2026-11-24'), timeZone: 'Australia/Perth' }
  const now = new Date('2026-11-28T12:00:00+08:00')
  const check = (availability: number) =>
    checkStartDate(opening, { availability, availabilitySaidAt: now }, now)

  expect(check(0.1)).toMatchObject({
    result: 'pass',
    text: 'Free now, and the work began on 24 November 2026',
  })
  expect(check(0.5)).toMatchObject({ result: 'fail' })
})

test('only who has not said when they are free can say so', () => {
  const now = new Date('2026-11-27T12:00:00+08:00')
  const opening = { startDate: asSoonAsPossible, timeZone: 'Australia/Perth' }
  const saidAt = new Date('2026-11-27T02:00:00Z')
  const within = (availability: number) =>
    checkStartDate(opening, { availability, availabilitySaidAt: saidAt }, now)

  const inJanuary = within(day('2027-01-15'))
  expect(inJanuary).toMatchObject({
    result: 'unknown',
    text: 'Free from 15 January 2027, and the work is to begin as soon as possible',
  })
  expect(inJanuary.mend).toBeUndefined()
  expect(within(day('2027-06-15'))).toMatchObject({ result: 'fail' })
  expect(within(day('2027-06-15')).mend).toBeUndefined()

  const nothing = { availability: null, availabilitySaidAt: null }
  expect(checkStartDate(opening, nothing, now).mend).toBe('availability')
})
