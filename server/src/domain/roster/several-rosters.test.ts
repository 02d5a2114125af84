import { expect, test } from 'vitest'
import { printRoster } from './print-roster.ts'
import { readRosters } from './read-roster.ts'

test.each([
  ['2:1 or 8:6', ['14 days on, 7 off', '8 days on, 6 off']],
  ['14/7 or 7/7', ['14 days on, 7 off', '7 days on, 7 off']],
  ['2:1 / 8:6', ['14 days on, 7 off', '8 days on, 6 off']],
  ['8:6 & 7:7 rosters available', ['8 days on, 6 off', '7 days on, 7 off']],
  ['2 weeks on 1 week off or even time', ['14 days on, 7 off', 'Even time']],
  ['2:1, 8:6, 2:1', ['14 days on, 7 off', '8 days on, 6 off']],
  ['Even time (7/7)', ['7 days on, 7 off']],
  ['5:2, Monday to Friday', ['Monday to Friday']],
  ['8:6/7:7', ['8 days on, 6 off, then 7 on, 7 off']],
  ['2:1 FIFO (Perth), even time after probation', ['14 days on, 7 off']],
  ['14 on 7 off, 14 on 14 off later', ['14 days on, 7 off']],
  ['Even time: 8/6 at first', ['Even time']],
  ['negotiable', []],
])('"%s" names %j', (text, rosters) => {
  expect(readRosters(text).map(printRoster)).toEqual(rosters)
})
