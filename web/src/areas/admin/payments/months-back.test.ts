import { expect, test } from 'vitest'

import { monthsBack } from './months-back.ts'

const inSydneyFebruary = Date.parse('2027-01-31T14:00:00Z') / 1000

test('books go back to the month of the first payment, from the month that it is in Sydney', () => {
  expect(monthsBack(inSydneyFebruary, '2026-11')).toEqual([
    '2027-02',
    '2027-01',
    '2026-12',
    '2026-11',
  ])
})

test.each([null, '2027-02', '2027-03'])('books of %s have this month alone', (first) => {
  expect(monthsBack(inSydneyFebruary, first)).toEqual(['2027-02'])
})
