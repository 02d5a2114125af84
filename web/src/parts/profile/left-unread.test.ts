import { expect, test } from 'vitest'
import { leftUnreadInWords } from './left-unread.ts'

test.each([
  [[], undefined],
  [[{ page: 2, entries: 1 }], '1 job on page 2 of it may have been missed.'],
  [[{ page: null, entries: 2 }], '2 jobs in it may have been missed.'],
  [
    [
      { page: 1, entries: 1 },
      { page: 2, entries: 3 },
      { page: 4, entries: 1 },
    ],
    '5 jobs on pages 1, 2 and 4 of it may have been missed.',
  ],
])('what was left unread is told with its pages: %j', (left, words) => {
  expect(leftUnreadInWords(left)).toBe(words)
})
