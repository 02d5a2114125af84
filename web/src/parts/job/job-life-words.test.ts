import { jobStatus } from '@headframe/wire'
import { expect, test } from 'vitest'

import { expiryWords, sinceWords } from './job-life-words.ts'

const day = (text: string) => Date.parse(`${text}T04:00:00Z`) / 1000

test.each([
  [0, 'Last day', 'warn'],
  [1, 'Last day tomorrow', 'warn'],
  [2, '2 days left', 'warn'],
  [7, '7 days left', 'warn'],
  [8, '8 days remaining', 'info'],
  [30, '30 days remaining', 'info'],
])('a job with %i days to go reads "%s"', (days, text, tone) => {
  expect(expiryWords(days, 'company')).toEqual({ text, tone })
})

test.each([
  [0, 'Expires today', 'warn'],
  [1, '1 day left', 'warn'],
  [7, '7 days left', 'warn'],
  [8, '8 days left', 'info'],
])('with %i days to go an administrator reads "%s"', (days, text, tone) => {
  expect(expiryWords(days, 'admin')).toEqual({ text, tone })
})

test('a job tells since when it is what it is', () => {
  const life = {
    creation_date: day('2026-10-01'),
    published_date: day('2026-10-05'),
    expired_date: day('2026-11-04'),
    closed_date: day('2026-10-20'),
  }

  expect(sinceWords({ ...life, status: jobStatus.draft })).toBe('Created 1 October 2026')
  expect(sinceWords({ ...life, status: jobStatus.active })).toBe('Posted 5 October 2026')
  expect(sinceWords({ ...life, status: jobStatus.expired })).toBe('Expired 4 November 2026')
  expect(sinceWords({ ...life, status: jobStatus.closed })).toBe('Closed 20 October 2026')
})
