import type { JobListItem } from '@headframe/wire'
import { expect, test } from 'vitest'

import { aListedJob } from '../../../testing/listed-job.ts'
import { byWhatFails } from './by-what-fails.ts'

type Failed = NonNullable<JobListItem['match']>['failed']

const recommended = (score: number, failed: Failed = []) =>
  aListedJob({ job_title: String(score), match: { score, lacking: [], failed, reason: null } })
const told = (jobs: readonly JobListItem[]) =>
  byWhatFails(jobs).map(({ title, jobs: some }) => [title, some.map(({ job_title }) => job_title)])

test('a better score that stands below stands under what goes against it', () => {
  const jobs = [
    recommended(84),
    recommended(42),
    recommended(100, ['roster']),
    recommended(90, ['rate', 'roster']),
  ]

  expect(told(jobs)).toEqual([
    ['Nothing in the terms goes against these', ['84', '42']],
    ['One term does not fit', ['100']],
    ['2 terms do not fit', ['90']],
  ])
})

test('where nothing goes against any the scores tell the order', () => {
  expect(told([recommended(84), recommended(42)])).toEqual([[undefined, ['84', '42']]])
})

test('what all of them share is said even of one group', () => {
  expect(told([recommended(84, ['rate'])])).toEqual([['One term does not fit', ['84']]])
  expect(told([])).toEqual([])
})
