import { expect, test } from 'vitest'
import { dateOnCard } from './date-on-card.ts'

test.each([
  ['14/03/2028', '2028-03-14'],
  ['4/3/2028', '2028-03-04'],
  ['14-03-28', '2028-03-14'],
  ['14.03.2028', '2028-03-14'],
  ['14032028', '2028-03-14'],
  ['14 Mar 2028', '2028-03-14'],
  ['14 MARCH 2028', '2028-03-14'],
  ['14th September 28', '2028-09-14'],
  ['29/02/2028', '2028-02-29'],
  ['2028-03-14', '2028-03-14'],
  ['03/2028', '2028-03'],
  ['03/28', '2028-03'],
  ['31/12/26', '2026-12-31'],
  ['03/98', '1998-03'],
  ['1/7/85', '1985-07-01'],
  ['Mar 2028', '2028-03'],
  ['2028-03', '2028-03'],
  [' 2028 ', '2028'],
])('"%s" on a card is %s', (typed, date) => {
  expect(dateOnCard(typed)).toBe(date)
})

test.each([
  // The day comes first here.
  '03/14/2028',
  '29/02/2027',
  '31/04/2028',
  '0/3/2028',
  '14/00/2028',
  '28',
  '14/03/1828',
  '14 Foo 2028',
  'March',
  'soon',
  '1/2/3/2028',
  '',
])('"%s" is no date', (typed) => {
  expect(dateOnCard(typed)).toBeUndefined()
})

test('what it answers is read as the same again', () => {
  for (const date of ['2028-03-14', '2028-03', '2028']) expect(dateOnCard(date)).toBe(date)
})
