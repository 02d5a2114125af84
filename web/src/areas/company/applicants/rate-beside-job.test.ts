import { expect, test } from 'vitest'

import { besideJob } from './rate-beside-job.ts'

const job = { rate_category: 'custom_rate', rate: 95, rate_type: 'hour' } as const

test.each([
  [
    { rate: 88.5, rate_type: 'hour' },
    { difference: '$6.50 under', isOver: false },
  ],
  [
    { rate: 95, rate_type: 'hour' },
    { difference: 'as the job pays', isOver: false },
  ],
  [
    { rate: 1000, rate_type: 'day' },
    { converted: '≈ $100 / hour', difference: '$5 over', isOver: true },
  ],
] as const)('%j stands beside $95 an hour as %j', (asked, told) => {
  expect(besideJob(asked, job)).toEqual(told)
})

test('a job that pays by the day has a day of ten hours', () => {
  const byDay = { ...job, rate: 900, rate_type: 'day' } as const
  expect(besideJob({ rate: 85, rate_type: 'hour' }, byDay)).toEqual({
    converted: '≈ $850 / day',
    difference: '$50 under',
    isOver: false,
  })
})

test('where either says nothing there is nothing to compare', () => {
  const none = { isOver: false }
  expect(besideJob({ rate: null, rate_type: null }, job)).toEqual(none)
  expect(besideJob({ rate: 90, rate_type: 'hour' }, null)).toEqual(none)
  const undisclosed = { rate_category: 'negotiable', rate: null, rate_type: null } as const
  expect(besideJob({ rate: 90, rate_type: 'hour' }, undisclosed)).toEqual(none)
})
