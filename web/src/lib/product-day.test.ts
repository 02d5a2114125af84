import { dayOf, productTimeZone } from '@headframe/wire'
import { expect, test } from 'vitest'

import { productDay } from './product-day.ts'

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

const hour = 3_600_000
const day = 24 * hour
