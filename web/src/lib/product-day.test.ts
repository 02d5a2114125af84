import { dayOf, productTimeZone } from '@headframe/wire'
import { expect, test } from 'vitest'

import { lastDay, productDay } from './product-day.ts'

test('around every midnight of fifty years it is the day of the calendar in Sydney', () => {
  const wrong: string[] = []
  for (let midnight = Date.UTC(2008, 6, 1, 13); midnight < Date.UTC(2058, 6, 1); midnight += day) {
    for (const offset of [-1, 0, hour - 1, hour, 2 * hour - 1, 2 * hour]) {
      const instant = new Date(midnight + offset)
      const told = productDay(instant.getTime() / 1000)
      if (told !== dayOf(instant, productTimeZone)) wrong.push(instant.toISOString())
    }
  }
  expect(wrong).toEqual([])
})

test.each([
  ['Perth', '2026-11-21T23:59:59+08:00'],
  ['Sydney in summer', '2026-11-21T23:59:59+11:00'],
  ['Sydney in winter', '2026-11-21T23:59:59+10:00'],
  ['Eucla', '2026-11-21T23:59:59+08:45'],
  ['the Cocos Islands', '2026-11-21T23:59:59+06:30'],
  ['Norfolk Island in summer', '2026-11-21T23:59:59+12:00'],
])('what ends with a day in %s ends on that day for every reader', (_, end) => {
  expect(lastDay(Date.parse(end) / 1000)).toBe('2026-11-21')
})

const hour = 3_600_000
const day = 24 * hour
