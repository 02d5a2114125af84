import { expect, test } from 'vitest'

import { monthsBack } from './months-back.ts'

test('books go back five years, from the month that it is in Sydney', () => {
  const months = monthsBack(Date.parse('2027-01-31T14:00:00Z') / 1000)

  expect(months.slice(0, 3)).toEqual(['2027-02', '2027-01', '2026-12'])
  expect(months.at(-1)).toBe('2022-02')
})
