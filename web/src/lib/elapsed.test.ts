import { expect, test } from 'vitest'

import {
  agoInWords,
  dateInWords,
  elapsedInShort,
  exactMoment,
  lastDayInWords,
  postedAgo,
  postedInShort,
} from './elapsed.ts'

const now = 1_800_000_000
const hour = 3600

test.each([
  [0, 'Posted less than an hour ago'],
  [hour - 1, 'Posted less than an hour ago'],
  [hour, 'Posted 1 hour ago'],
  [5 * hour, 'Posted 5 hours ago'],
  [24 * hour - 1, 'Posted 23 hours ago'],
  [24 * hour, 'Posted 1 day ago'],
  [73 * hour, 'Posted 3 days ago'],
])('%i seconds after the event it reads "%s"', (elapsed, text) => {
  expect(postedAgo(now - elapsed, now)).toBe(text)
})

test('a clock that runs behind the server does not look into the future', () => {
  expect(postedAgo(now + 90, now)).toBe('Posted less than an hour ago')
})

test.each([
  [59, 'Just now'],
  [60, '1 minute ago'],
  [hour - 1, '59 minutes ago'],
  [hour, '1 hour ago'],
  [24 * hour - 1, '23 hours ago'],
  [24 * hour, '1 day ago'],
  [7 * 24 * hour - 1, '6 days ago'],
])('%i seconds after the event a card reads "%s"', (elapsed, text) => {
  expect(elapsedInShort(now - elapsed, now)).toBe(text)
})

test('after a week a card tells the date', () => {
  expect(elapsedInShort(now - 7 * 24 * hour, now)).toBe('08/01/2027')
})

test('where a card has several dates, it says which one is that of its posting', () => {
  expect(postedInShort(now - 20, now)).toBe('Posted just now')
  expect(postedInShort(now - 3 * 24 * hour, now)).toBe('Posted 3 days ago')
  expect(postedInShort(now - 7 * 24 * hour, now)).toBe('Posted 08/01/2027')
})

test('what happened is told on one day, whatever the calendar of the reader says', () => {
  const midnightInSydney = Date.parse('2026-11-22T00:10:00+11:00') / 1000

  expect(dateInWords(midnightInSydney)).toBe('22 November 2026')
  expect(exactMoment(midnightInSydney)).toMatch(/, your time$/)
})

test('a last day is that of the place, which need not be the day in Sydney', () => {
  const endInPerth = Date.parse('2026-11-21T23:59:59+08:00') / 1000

  expect(lastDayInWords(endInPerth)).toBe('21 November 2026')
  expect(dateInWords(endInPerth)).toBe('22 November 2026')
})

test.each([
  [-3, 'Just now'],
  [59, 'Just now'],
  [60, '1 minute ago'],
  [5 * 3600, '5 hours ago'],
  [66 * 24 * 3600, '66 days ago'],
])('what happened %i seconds before the present minute reads "%s"', (seconds, text) => {
  expect(agoInWords(seconds)).toBe(text)
})
