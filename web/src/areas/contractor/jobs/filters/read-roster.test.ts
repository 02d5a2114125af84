import { expect, test } from 'vitest'

import { readRoster } from './read-roster.ts'

test.each([
  ['14:7', '14:7'],
  ['8/6', '8:6'],
  ['8 - 6', '8:6'],
  ['14 on 7 off', '14:7'],
  ['14 days on, 7 off', '14:7'],
  ['8 Days On / 6 Days Off roster', '8:6'],
  ['2:1', '14:7'],
  ['4:1', '28:7'],
  ['4:3', '4:3'],
  ['5 & 2', '5:2'],
  ['2 weeks on 1 week off', '14:7'],
  ['2 weeks on, 1 off', '14:7'],
  ['2 weeks on, 7 off', '14:7'],
  ['3wks on 7 days off', '21:7'],
  ['7 7', '7:7'],
  ['even time', 'even'],
  ['Even', 'even'],
])('"%s" asks for %s', (text, roster) => {
  expect(readRoster(text)).toBe(roster)
})

test.each(['', 'as agreed', '8', '8:0', '0:7', '300:200', '8:6/7:7', 'Monday to Friday'])(
  '"%s" asks for no simple swing',
  (text) => {
    expect(readRoster(text)).toBeUndefined()
  },
)
