import { expect, test } from 'vitest'
import { validityOf } from './ticket-validity.ts'

const now = new Date(2026, 10, 24)

test.each([
  ['2026-10', 'Expired Oct 2026', 'danger'],
  ['2025', 'Expired 2025', 'danger'],
  ['2026-11', 'Expires Nov 2026', 'warn'],
  ['2026', 'Expires 2026', 'warn'],
  ['2027-01', 'Expires Jan 2027', 'warn'],
  ['2027-02', 'Expires Feb 2027', 'neutral'],
  // To the end of its day.
  ['2026-11-23', 'Expired 23 Nov 2026', 'danger'],
  ['2026-11-24', 'Expires 24 Nov 2026', 'warn'],
  ['2027-02-01', 'Expires 1 Feb 2027', 'neutral'],
  ['2031', 'Expires 2031', 'neutral'],
])('a ticket that is good until %s: %s', (expires, words, tone) => {
  expect(validityOf(expires, now)).toEqual({ words, tone })
})

test.each([
  ['2026-11-29T13:00:00Z', 'Expires 30 Nov 2026'],
  ['2026-11-30T12:59:59Z', 'Expires 30 Nov 2026'],
  ['2026-11-30T13:00:00Z', 'Expired 30 Nov 2026'],
])('at %s a last day is told by the product’s own clock: %s', (at, words) => {
  expect(validityOf('2026-11-30', new Date(at)).words).toBe(words)
})
