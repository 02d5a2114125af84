import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readRoster } from './read-roster.ts'

test.each([
  ['nothing said', ''],
  ['nothing said', 'To be discussed'],
  ['nothing said', 'negotiable'],
  ['nothing said', 'TBA'],
  ['nothing said', 'N/A'],
  ['nothing said', 'Rotating roster'],
  ['nothing said', '7 day roster'],
  ['nothing said', '4 crew panel roster'],
  ['nothing said', 'FIFO or residential'],
  ['a telephone number', '0491 570 006'],
  ['a telephone number', 'Call 08 5550 1234'],
  ['a telephone number', '+61 8 5550 1234'],
  ['a telephone number', '1800 975 711'],
  ['a date, as nobody works twelve and eleven', '12/11'],
  ['a date behind a start', 'Starts 14/7'],
  ['a date behind a start', 'commencing on the 7/7'],
  ['a date with its year', '8/6/2026'],
  ['a date with its year', '7/7/26'],
  ['a date with its year', '2026/8/6'],
  ['a date with a leading zero', '14/07'],
  ['a date with its month', '12-14 Nov'],
  ['the length of a shift', '12 hour shifts'],
  ['the length of a shift', '10-12hr shifts'],
  ['the length of a shift', '12 hours on, 12 hours off'],
  ['hours of a week', '38 hours per week'],
  ['hours of a day', '7am-5pm'],
  ['hours of a day', '06:30-18:30'],
  ['hours of a day', '6:00 - 18:00'],
  ['hours of a day', '9-5'],
  ['hours of a day', '9 to 5'],
  ['hours of a day', '6-6'],
  ['round the clock', '24/7'],
  ['round the clock', '24/7 roster'],
  ['every day', 'Monday to Sunday'],
  ['every day', '7 days a week'],
  ['a ratio', 'supervision ratio of 3:1'],
  ['a ratio', '1:4'],
  ['a ratio', '50/50'],
  ['a ratio', '80:20'],
  ['one of several weekends', '1 in 3 weekends on call'],
  ['being on call', '1 week on call every 4 weeks'],
  ['pay', '$45-42 per hour'],
  ['pay', '14-14k'],
  ['pay', '45-50/hr'],
  ['a share', '100%'],
  ['a range', '2-3 weeks'],
  ['a range', '3-4 week shutdown'],
  ['a range', '2 - 3 days per week'],
  ['the length of a contract', '6 month contract'],
  ['the length of a contract', '12 month contract with 4 weeks leave'],
  ['leave', '4 weeks off at Christmas'],
  ['work without an end', '14 days on'],
  ['work without an end', '7 days 7 nights'],
  ['no weekends', 'No weekend shifts'],
  ['a car', '4x4 licence'],
  ['a car', '4x4wd'],
  ['a grade', 'L2/1'],
  ['no days at all', '0:0'],
  ['more than a year', '300 on 100 off'],
])('%s: "%s" is no roster', (_what, text) => {
  expect(readRoster(text)).toBeUndefined()
})

const pieces = fc.constantFrom(
  ...'1 2 3 4 7 8 14 28 200 365 999 0 05 12.5 1,000 two twenty a x & and : / - – , . ; ( ) [ $ % k'.split(
    ' ',
  ),
  ...'on off days nights day week weeks fortnight month D N X R O then or hour per am about even time'.split(
    ' ',
  ),
  ...'equal Mon Fri to weekend roster offshore ratio start 24/7 Panama FIFO ７ ½ é ️'.split(' '),
  ...'14 on_7 off_2:1_8/6_2 nights_7D7X_9 day_Mon - Fri_ _'.split('_'),
)
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 255 }),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join(' ').slice(0, 255)),
  fc.array(pieces, { maxLength: 60 }).map((all) => all.join('').slice(0, 255)),
)

test('any text gives whole days of at most a year, or nothing', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const roster = readRoster(text)
      if (!roster || roster.kind === 'even time') return
      expect(Number.isInteger(roster.on) && roster.on > 0).toBe(true)
      expect(Number.isInteger(roster.off) && roster.off > 0).toBe(true)
      expect(roster.on + roster.off).toBeLessThanOrEqual(365)
    }),
    { numRuns: 3000 },
  )
})

test.each([
  ['digits', '1'],
  ['pairs', '14/'],
  ['swings', '7 on 7 off '],
  ['days without an end', '7 days '],
  ['joints', '2 weeks on , and then '],
  ['brackets', '(2:1'],
  ['hours', '12 - 12 hour '],
  ['blanks', ' '],
  ['dashes', '4-'],
])('endless %s are read in linear time', (_what, piece) => {
  const text = piece.repeat(50_000 / piece.length)
  const begun = process.cpuUsage()

  readRoster(text)

  expect(process.cpuUsage(begun).user / 1000).toBeLessThan(2000)
})
