import { describe, expect, test } from 'vitest'
import { printRoster } from './print-roster.ts'
import { readRoster } from './read-roster.ts'

function read(text: string): string {
  const roster = readRoster(text)
  return roster ? printRoster(roster) : 'none'
}

describe('weeks or days', () => {
  test.each([
    ['1:1', '7 days on, 7 off', 'nobody travels to a site for one day'],
    ['2:2', '14 days on, 14 off', 'two weeks each way is the even time of many sites'],
    ['2:3 roster', '14 days on, 21 off', 'a rotation of weeks'],
    ['3:2', '21 days on, 14 off', 'a rotation of weeks'],
    ['3:3', '21 days on, 21 off', 'three weeks each way; three shifts each way are rare'],
    ['4:1', '28 days on, 7 off', 'the construction swing'],
    ['4:2', '28 days on, 14 off', 'the construction swing with a longer break'],
    ['5:1', '35 days on, 7 off', 'five days with one off would drift through the week'],
    ['4:3', '4 days on, 3 off', 'it makes one week'],
    ['3:4', '3 days on, 4 off', 'it makes one week'],
    ['5:2', '5 days on, 2 off', 'it makes one week'],
    ['6:1', '6 days on, 1 off', 'it makes one week'],
    ['4:4', '4 days on, 4 off', 'the shift roster of coal'],
    ['4x4', '4 days on, 4 off', 'the shift roster of coal'],
    ['4 on 4 off', '4 days on, 4 off', 'the shift roster of coal'],
    ['4:4 offshore', '28 days on, 28 off', 'crews at sea change by weeks'],
    ['5:5', '5 days on, 5 off', 'a shift roster'],
    ['5:5, vessel', '35 days on, 35 off', 'crews at sea change by weeks'],
    ['6:2', '6 days on, 2 off', 'a shift roster'],
    ['6:3', '6 days on, 3 off', 'a shift roster'],
    ['7:7', '7 days on, 7 off', 'seven weeks away is nobody’s roster'],
    ['13:1', '13 days on, 1 off', 'a shutdown'],
    ['2 weeks on, 7 off', '14 days on, 7 off', 'seven are days, whatever the unit before'],
    ['2 days on, 1 day off', '2 days on, 1 off', 'what is said counts'],
  ])('"%s" is %s: %s', (text, roster) => {
    expect(read(text)).toBe(roster)
  })
})

describe('where several are named', () => {
  test.each([
    ['2:1 FIFO (Perth), even time after probation', '14 days on, 7 off', 'the first one counts'],
    ['14/7 or 7/7', '14 days on, 7 off', 'the first one counts'],
    ['2:1 / 8:6', '14 days on, 7 off', 'swings of different length are a choice'],
    ['7/7 & 14/14', '7 days on, 7 off', 'swings of different length are a choice'],
    ['14 on 7 off, 14 on 14 off later', '14 days on, 7 off', 'a choice'],
    ['8:6 & 7:7 rosters available', '8 days on, 6 off', 'said to be a choice'],
    ['8:6/7:7', '8 days on, 6 off, then 7 on, 7 off', 'equally long swings alternate'],
    ['Even time (7/7)', '7 days on, 7 off', 'the same, more exactly'],
    ['Even time: 8/6 at first', 'Even time', 'not the same, so the first one counts'],
    ['24/7 operation, 7/7 roster', '7 days on, 7 off', 'round the clock is no roster'],
    ['Start 1/12, 2:1', '14 days on, 7 off', 'a date is no roster'],
    ['$50-$60/hr 2:1', '14 days on, 7 off', 'pay is no roster'],
    ['2:1 - 12 hour shifts', '14 days on, 7 off', 'hours are no roster'],
  ])('"%s" is %s: %s', (text, roster) => {
    expect(read(text)).toBe(roster)
  })
})

describe('odd signs', () => {
  test.each([
    ['full-width digits', '１４：７'],
    ['an en dash', '14 – 7'],
    ['an em dash', '14—7'],
    ['a hyphen that does not break', '14 ‑ 7'],
    ['the sign of a ratio', '14∶7'],
    ['blanks of all kinds', '\u00a0 14 \u2009/\t 7\n'],
    ['an upright line', '14 on | 7 off'],
    ['square brackets', '[14/7]'],
    ['a bracket that never closes', 'FIFO (14/7'],
  ])('%s: "%s"', (_what, text) => {
    expect(read(text)).toBe('14 days on, 7 off')
  })
})
