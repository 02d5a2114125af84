import { expect, test } from 'vitest'

import { rosterFault, unreadInWords } from './unreadable-rosters.ts'

test.each([
  '2:1',
  'Mon-Fri',
  'M-F',
  'week about',
  'two on one off',
  'even time',
  'Panama',
  'Two and one',
  '１４：７',
])('"%s" may be a roster', (text) => {
  expect(rosterFault(text)).toBeUndefined()
})

test.each(['whenever', 'as agreed', 'negotiable'])('"%s" surely is none', (text) => {
  expect(rosterFault(text)).toBeDefined()
})

test('where one of several could be meant, they are all named', () => {
  expect(unreadInWords(['6:1'], ['6:1'])).toBeUndefined()
  expect(unreadInWords(['6:1', 'a'], ['6:1'])).toBe('This is about “a”.')
  expect(unreadInWords(['a', 'b', 'c'], [])).toBe('This is about one of “a”, “b” and “c”.')
})
