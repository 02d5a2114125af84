import { expect, test } from 'vitest'

import { chosenDay, startInWords, startOn } from './start-day.ts'

test.each(['WA', 'NSW', 'NT', ''])('a chosen day is the same day in %s', (state) => {
  const availability = startOn('2031-02-03')

  expect(chosenDay(availability, state)).toBe('2031-02-03')
  expect(startInWords(availability, state)).toBe('From 3 Feb 2031')
})

test('a choice of the list is no day', () => {
  expect(chosenDay(0.5, 'WA')).toBeUndefined()
  expect(startInWords(0.5, 'WA')).toBe('2 weeks')
})
