import { expect, test } from 'vitest'

import { dayFromDate } from './day-text.ts'
import {
  dayInShort,
  dayInWords,
  monthInShort,
  monthInWords,
  timeInWords,
  wholeDayInWords,
} from './day-words.ts'

const year = Array.from({ length: 365 }, (_, index) => new Date(2027, 0, 1 + index, 12))

test.each([
  [dayInShort, 'medium'],
  [dayInWords, 'long'],
] as const)('%o writes every day as Australia does', (words, dateStyle) => {
  const australian = new Intl.DateTimeFormat('en-AU', { dateStyle })
  for (const date of year) expect(words(dayFromDate(date))).toBe(australian.format(date))
})

test('with its weekday every day reads as in Australia', () => {
  const australian = new Intl.DateTimeFormat('en-AU', { dateStyle: 'full' })
  for (const date of year) expect(wholeDayInWords(date)).toBe(australian.format(date))
})

test('every hour reads as in Australia', () => {
  const australian = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' })
  for (let hour = 0; hour < 24; hour += 1) {
    const date = new Date(2027, 0, 1, hour, hour)
    // Some versions part the two with another space.
    expect(timeInWords(date)).toBe(australian.format(date).replace(/\s/, ' '))
  }
})

test('a month has its name, and a year alone stays a year', () => {
  expect(monthInShort('2019-03')).toBe('Mar 2019')
  expect(monthInWords('2019-03')).toBe('March 2019')
  expect(monthInShort('2019')).toBe('2019')
})
