import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayOf } from '@headframe/wire'
import { dayAfter, daysBetween, endOfDay } from './days-of-place.ts'
import { daysLeft, expiryOf, statusForContractors, statusOf } from './job-life.ts'

const at = (text: string) => new Date(text)
const now = at('2026-11-21T02:00:00Z')
const draft = { publishedAt: null, expiresAt: null, closedAt: null }
const live = {
  publishedAt: at('2026-11-01T00:00:00Z'),
  expiresAt: at('2026-12-01T15:59:59Z'),
  closedAt: null,
}

describe('a posting', () => {
  test.each([
    ['that was never published is a draft', draft, 1, 3],
    ['that is live is active', live, 2, 1],
    [
      'whose last day is over has expired',
      { ...live, expiresAt: at('2026-11-21T01:59:59Z') },
      3,
      3,
    ],
    ['is active until then', { ...live, expiresAt: at('2026-11-21T02:00:01Z') }, 2, 1],
    ['is over at that second', { ...live, expiresAt: now }, 3, 3],
    ['that was closed stays closed', { ...live, closedAt: now }, 4, 3],
    [
      'that was closed is so after its last day too',
      { ...live, expiresAt: at('2026-11-02T00:00:00Z'), closedAt: at('2026-11-01T12:00:00Z') },
      4,
      3,
    ],
  ])('%s', (_, dates, status, forContractors) => {
    expect(statusOf(dates, now)).toBe(status)
    expect(statusForContractors(dates, now)).toBe(forContractors)
  })

  test.each([
    ['Australia/Perth', '2026-11-21T02:00:00Z', '2026-12-21T15:59:59.000Z'],
    ['Australia/Perth', '2026-11-21T16:30:00Z', '2026-12-22T15:59:59.000Z'],
    ['Australia/Sydney', '2026-11-21T02:00:00Z', '2026-12-21T12:59:59.000Z'],
    ['Australia/Darwin', '2026-11-21T02:00:00Z', '2026-12-21T14:29:59.000Z'],
    // Between them the clocks go forward or back.
    ['Australia/Sydney', '2026-09-10T02:00:00Z', '2026-10-10T12:59:59.000Z'],
    ['Australia/Adelaide', '2026-03-20T02:00:00Z', '2026-04-19T14:29:59.000Z'],
  ])('in %s that goes live at %s runs to %s', (timeZone, publishedAt, expiry) => {
    expect(expiryOf(at(publishedAt), timeZone).toISOString()).toBe(expiry)
  })

  test('counts the days that are left where the work is', () => {
    const expiresAt = expiryOf(now, 'Australia/Perth')
    const dates = { publishedAt: now, expiresAt, closedAt: null }
    const left = (instant: string) => daysLeft(dates, 'Australia/Perth', at(instant))

    expect(left('2026-11-21T02:00:00Z')).toBe(30)
    expect(left('2026-11-21T15:59:59Z')).toBe(30)
    expect(left('2026-11-21T16:00:00Z')).toBe(29)
    expect(left('2026-12-21T15:59:58Z')).toBe(0)
    expect(left('2026-12-21T16:00:00Z')).toBeNull()
    expect(daysLeft({ ...dates, closedAt: now }, 'Australia/Perth', now)).toBeNull()
    expect(daysLeft(draft, 'Australia/Perth', now)).toBeNull()
  })
})

const zones = [
  'Australia/Sydney',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'UTC',
]
const someDay = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 24 * 3600 * 1000).toISOString().slice(0, 10))

test('the end of a day is its last second, also where clocks are changed', () => {
  fc.assert(
    fc.property(someDay, fc.constantFrom(...zones), (day, timeZone) => {
      const end = endOfDay(day, timeZone)
      expect(dayOf(end, timeZone)).toBe(day)
      expect(dayOf(new Date(end.getTime() + 1000), timeZone)).toBe(dayAfter(day, 1))
    }),
  )
})

test('days are counted one by one', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: -400, max: 400 }), (day, days) => {
      expect(daysBetween(day, dayAfter(day, days))).toBe(days)
    }),
  )
})
