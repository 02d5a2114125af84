import { expect, test } from 'vitest'

import { dateFromDay, dayFromDate, dayProblem, readDay, writeDay } from './day-text.ts'

test.each([
  ['01/02/2026', '2026-02-01'],
  ['1/2/2026', '2026-02-01'],
  [' 1-2-2026 ', '2026-02-01'],
  ['1.2.2026', '2026-02-01'],
  ['01022026', '2026-02-01'],
  ['2026-02-01', '2026-02-01'],
  ['15/1/27', '2027-01-15'],
  ['5.1.27', '2027-01-05'],
  ['31/12/26', '2026-12-31'],
  ['311226', '2026-12-31'],
  ['29/02/2028', '2028-02-29'],
])('"%s" is read as %s', (text, day) => {
  expect(readDay(text)).toBe(day)
})

test.each([
  '31/02/2026',
  '29/02/2026',
  '31/04/2026',
  '00/01/2026',
  '01/13/2026',
  // The beginning of a year, and of no year alone.
  '1/2/20',
  '010220',
  '1/2/202',
  '31/02/27',
  '1/2',
  'soon',
  '',
  '2026-02-31',
])('"%s" is no day', (text) => {
  expect(readDay(text)).toBeUndefined()
})

test('a day is written the Australian way, and anything else stays as it is', () => {
  expect(writeDay('2026-02-01')).toBe('01/02/2026')
  expect(writeDay('31/02/2026')).toBe('31/02/2026')
  expect(writeDay('')).toBe('')
})

test.each([
  ['', undefined],
  ['2026-12-03', undefined],
  ['2026-11-21', undefined],
  ['2026-11-20', 'Choose 21/11/2026 or a later date.'],
  ['2028-01-01', 'Choose 31/12/2027 or an earlier date.'],
  ['31/02/2027', 'There is no such day. Check the day and the month.'],
  ['31/02/27', 'There is no such day. Check the day and the month.'],
  ['next week', 'We cannot read this date. Enter it as DD/MM/YYYY.'],
  ['1/2/20', 'We cannot read this date. Enter it as DD/MM/YYYY.'],
])('between 21/11/2026 and 31/12/2027, "%s" is answered with: %s', (value, problem) => {
  expect(dayProblem(value, { min: '2026-11-21', max: '2027-12-31' })).toBe(problem)
})

test('a day survives the way to a date and back, even on the day the clocks change', () => {
  for (const day of ['2026-04-05', '2026-10-04', '2026-12-31', '2028-02-29'])
    expect(dayFromDate(dateFromDay(day))).toBe(day)
})
