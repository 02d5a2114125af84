// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { newSince } from './last-visit.ts'

const minute = 60

beforeEach(() => localStorage.clear())

test('on the first visit nothing is new, however long it lasts', () => {
  expect(newSince(1000)).toBeUndefined()
  expect(newSince(1000 + 20 * minute)).toBeUndefined()
})

test('after a pause, what has come since the last look is new, for all of the visit', () => {
  newSince(1000)
  const back = 1000 + 31 * minute

  expect(newSince(back)).toBe(1000)
  expect(newSince(back + 20 * minute)).toBe(1000)
  expect(newSince(back + 60 * minute)).toBe(back + 20 * minute)
})

test('what cannot be understood is forgotten', () => {
  localStorage.setItem('seen:visit', '{"seenAt":"yesterday"}')

  expect(newSince(1000)).toBeUndefined()
})
