import { expect, test } from 'vitest'

import { freeWords } from './free-words.ts'

test('a notice is told until its day has come', () => {
  const twoWeeks = { availability: 0.5, state: 'WA' }

  expect(freeWords({ ...twoWeeks, availability_label: 'Busy' })).toBe('2 weeks')
  expect(freeWords({ ...twoWeeks, availability_label: 'Available' })).toBe('Now')
})

test('a chosen day is that day where the person lives', () => {
  const lateInPerth = Date.parse('2026-12-01T20:00:00+08:00') / 1000

  expect(freeWords({ availability: lateInPerth, availability_label: 'Busy', state: 'WA' })).toBe(
    'From 1 Dec 2026',
  )
})

test('what nobody has said is not made up', () => {
  expect(freeWords({ availability: 0, availability_label: null, state: null })).toBeUndefined()
})
