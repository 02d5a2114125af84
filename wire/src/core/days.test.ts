import { expect, test } from 'vitest'
import { productTimeZone } from '../options.ts'
import { timeZoneOf } from './days.ts'

test.each(['WA', 'wa', 'W.A.', ' Western Australia '])('%s has the days of Perth', (state) => {
  expect(timeZoneOf(state)).toBe('Australia/Perth')
})

test.each([null, undefined, '', 'West Coast'])('%s has those of the product', (state) => {
  expect(timeZoneOf(state)).toBe(productTimeZone)
})
