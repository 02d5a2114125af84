import { describe, expect, test } from 'vitest'
import { printRoster } from './print-roster.ts'
import { readRoster } from './read-roster.ts'

function reads(ways: Readonly<Record<string, readonly string[]>>): void {
  const cases = Object.entries(ways).flatMap(([roster, texts]) =>
    texts.map((text) => [text, roster]),
  )
  test.each(cases)('"%s" is %s', (text, roster) => {
    const found = readRoster(text ?? '')
    expect(found && printRoster(found)).toBe(roster)
  })
}

describe('two numbers', () => {
  reads({
    '14 days on, 7 off': [
      '2:1',
      '2/1',
      '2 : 1',
      '2-1',
      '2 & 1',
      '2&1',
      '2 and 1',
      '2+1',
      '2x1',
      'Two and one',
      '2:1 FIFO',
      'FIFO 2/1 ex Perth',
      'Roster: 2:1.',
      'FIFO - 2:1, day shift',
      '2:1 days',
      '2:1 - days and nights',
      '2:1 weeks',
      '2-1 weeks',
      '2wk:1wk',
      '2w/1w',
      '14/7',
      '14:7',
      '14-7',
      '14:7 D/N',
      '14 days / 7 days',
      '14D/7D',
    ],
    '8 days on, 6 off': [
      '8/6',
      '8:6',
      '8&6',
      '8 x 6',
      '8/6 FIFO from Perth',
      '8:6 (D/N)',
      'FIFO 8/6',
    ],
    '9 days on, 5 off': ['9/5', '9:5', '9/5 FIFO Perth', '9-5 roster'],
    '14 days on, 14 off': ['14-14', '14×14', '14/14', '2:2', '2/2 FIFO', '10-12 hour shifts 14/14'],
    '21 days on, 7 off': ['3:1', '3 and 1', '21/7', '21/7 day shift only', '3/1 ex Brisbane'],
    '28 days on, 7 off': ['4:1', '4 & 1', '28/7', 'Construction, 4/1'],
    '28 days on, 28 off': ['28:28 offshore', '28/28'],
    '4 days on, 3 off': ['DIDO 4:3', '4/3', '4:3 roster, 12 hr shifts'],
    '5 days on, 2 off': ['5:2', '5/2 FIFO', '5 x 2'],
    '15 days on, 13 off': ['15/13 FIFO', '15:13'],
    '26 days on, 9 off': ['26:9', '26/9 FIFO'],
    '20 days on, 10 off': ['20/10', '20:10'],
  })
})

describe('words', () => {
  reads({
    '14 days on, 7 off': [
      '14 on 7 off',
      '14 on/7 off',
      '14on7off',
      '14 days on, 7 days off',
      '14 DAYS ON 7 DAYS OFF',
      '14-days-on 7-days-off',
      '2 weeks on 1 week off',
      '2 weeks on and 1 week off',
      '2weeks on/1week off',
      '2 wks on, 1 wk off, FIFO Perth',
      '2 weeks on, 1 off',
      '2 on 1 off',
      'two weeks on, one week off',
      'a fortnight on, a week off',
      'Fortnight on / week off',
      '2 week swing, 1 week off',
      'Two week swing with one week off',
      '14 days on site and 7 days R&R',
      '14d on 7d off',
      '2 weeks (14 days) on / 1 week (7 days) off',
      '14 on 7 off, 5 weeks annual leave',
    ],
    '8 days on, 6 off': [
      '8 days on / 6 off (FIFO from Brisbane)',
      '8 on – 6 off',
      '8-on 6-off',
      'Work 8 days, 6 days off',
      '8 days straight then 6 off',
      'roster is 8 on and 6 off',
      '8 days on in the Pilbara, 6 days off at home',
      '8 x 12 hour shifts on, 6 off',
      '8 days on, 6 days off, 12.5 hour shifts',
    ],
    '7 days on, 7 off': [
      'week on week off',
      'Week on / week off',
      'a week on, a week off',
      'one on one off',
      'week about',
      '1 week on, 1 week off',
      '7 on/off',
      '7 days on, 7 days off, alternating days and nights',
    ],
    '14 days on, 14 off': [
      '2 weeks on/2 weeks off',
      '2 weeks on/off',
      'fortnight on fortnight off',
      '14 days at site, 14 days at home',
    ],
    '28 days on, 28 off': [
      'month on month off',
      '4 weeks on 4 weeks off',
      '28 days on & 28 days off',
    ],
    '21 days on, 7 off': ['3 weeks work 1 week off', 'twenty one days on, seven days off'],
    '15 days on, 13 off': ['Swing: 15 days on/13 off', '15 days on followed by 13 days of rest'],
    '12 days on, 11 off': ['12 on 11 off', '12/11 roster'],
    '5 days on, 2 off': ['5 on 2 off', '5-on-2-off'],
  })
})

describe('days and nights', () => {
  reads({
    '7 days, 7 off, 7 nights, 7 off': [
      '7D7X7N7X',
      '7D 7O 7N 7O',
      '7 Days / 7 Off / 7 Nights / 7 Off',
      '7 days on 7 days off 7 nights on 7 days off',
      '1 week day shift / 1 week off / 1 week night shift / 1 week off',
    ],
    '7 days, 7 nights, 7 off': [
      '7D/7N/7R',
      '7d-7n-7off',
      '7D/7N 7 off',
      '7/7/7',
      '7 days 7 nights 7 off',
      '7 dayshifts, 7 nightshifts, 7 days off',
      '7 x days, 7 x nights, 7 x off',
      '1 week days, 1 week nights, 1 week off',
      '14 days on 7 off (7 days 7 nights 7 off)',
    ],
    '4 days, 4 nights, 4 off': ['4D4N4O', '4 days / 4 nights / 4 off', '4/4/4'],
    '2 days, 2 nights, 4 off': [
      '2 days 2 nights 4 off',
      'Two days, two nights and four off',
      '2/2/4',
      '2D2N4X',
    ],
    '14 nights, 7 off': ['2 weeks on nights 1 week off', '14N7X'],
  })
})

describe('several swings', () => {
  reads({
    '8 days on, 6 off, then 7 on, 7 off': [
      '8:6/7:7',
      '8:6 7:7',
      '8/6/7/7',
      '8-6/7-7',
      'Alternating 8:6 and 7:7',
      '8 on 6 off then 7 on 7 off',
      'FIFO 8:6 / 7:7 ex Brisbane',
    ],
    '5 days on, 2 off, then 4 on, 3 off': ['5/2, 4/3', '5:2/4:3 DIDO', '5 & 2, 4 & 3'],
    '14 days on, 7 off, then 7 on, 7 off': ['2:1 then 1:1', '2 on 1 off then 1 on 1 off'],
    '2 days on, 2 off, then 3 on, 2 off, then 2 on, 3 off': [
      'Panama',
      'Pitman roster',
      '2-2-3',
      '2/2/3',
      '2 on 2 off 3 on 2 off 2 on 3 off',
    ],
  })
})

describe('names', () => {
  reads({
    'Even time': [
      'even time',
      'Even',
      'equal',
      'Even-Time Roster',
      'equal time',
      'EVEN TIME',
      'Equal rotation',
    ],
    'Monday to Friday': [
      'Monday to Friday',
      'Mon-Fri',
      'Mon. to Fri.',
      'Mondays to Fridays',
      'M-F',
      'Weekdays only',
      'Monday–Friday 7am - 4pm',
      'Mon-Fri 6-6',
      '5:2, Monday to Friday',
    ],
    'Monday to Thursday': [
      'Mon - Thu',
      'Monday through Thursday, 10 hour days',
      '4/3 Mon to Thurs',
    ],
    'Tuesday to Saturday': ['Tues-Sat'],
    'Sunday to Thursday': ['Sunday to Thursday'],
    'Friday to Sunday': ['weekend roster', 'Weekends only', 'Weekend crew', 'Fri - Sun'],
    '9 day fortnight': [
      '9 day fortnight',
      'nine-day-fortnight',
      '9 days per fortnight',
      'Monday to Friday (9 day fortnight)',
    ],
    '19 day month': ['19 day month', '19-day month with RDO'],
    '5 day week': ['5 days a week', '5 day week, 7-5', '5 x 8-10 hour days per week'],
    '6 day week': ['6 days per week'],
  })
})
