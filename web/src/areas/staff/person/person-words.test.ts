import { describe, expect, test } from 'vitest'

import { availabilityInWords } from '../../../parts/profile/profile-words.ts'
import { someone } from '../../../testing/someone.ts'
import { aStaffProfile } from '../../../testing/staff-profile.ts'
import { availabilityNow } from './person-words.ts'

describe('a notice of a week, said late in the day in Perth', () => {
  const said = {
    availability: 0.2,
    availability_date: Date.parse('2026-11-29T22:30:00+08:00') / 1000,
  }
  const shownTo = {
    staff: (now: Date, location: string | null) =>
      availabilityNow({ ...aStaffProfile('Casey'), ...said, location }, now.getTime() / 1000),
    themselves: (now: Date) =>
      availabilityInWords(someone({ ...said, state: 'WA', suburb: 'Newman' }), now)?.from,
  }

  test.each([
    ['2026-11-29T22:31:00+08:00', 'From 6 Dec 2026'],
    // In Sydney it is the sixth already.
    ['2026-12-05T23:59:00+08:00', 'From 6 Dec 2026'],
    ['2026-12-06T00:00:00+08:00', 'Now'],
    ['2026-12-07T09:00:00+08:00', 'Now'],
  ])('is one day for all who read it: at %s "%s"', (at, words) => {
    const now = new Date(at)
    expect(shownTo.themselves(now)).toBe(words)
    for (const location of ['Newman WA', 'Newman, Western Australia', 'Newman WA 6753']) {
      expect(shownTo.staff(now, location)).toBe(words)
    }
  })

  test('is told in Sydney’s days where nobody knows where they live', () => {
    expect(shownTo.staff(new Date('2026-12-01T02:00:00Z'), null)).toBe('From 7 Dec 2026')
  })
})

test('of whom nothing is known nothing is said', () => {
  expect(availabilityNow(aStaffProfile('Casey'), 1_795_000_000)).toBeUndefined()
})
