import { expect, test } from 'vitest'

import { counted, dollars, inFigures } from './figures.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1000, '-1,000'],
  [123_456, '123,456'],
  [1_234_567, '1,234,567'],
])('%d is written %s', (count, figures) => {
  expect(inFigures(count)).toBe(figures)
})

test('only one is one', () => {
  expect(counted(1, 'job')).toBe('1 job')
  expect(counted(0, 'job')).toBe('0 jobs')
  expect(counted(1204, 'job')).toBe('1,204 jobs')
})

test.each([
  [95, '$95'],
  [95.5, '$95.50'],
  [95.05, '$95.05'],
  [0.1 + 0.2, '$0.30'],
  [99.999, '$100'],
  [120_000, '$120,000'],
  [1_234_567.89, '$1,234,567.89'],
])('%d dollars are written %s', (amount, words) => {
  expect(dollars(amount)).toBe(words)
})
