import { expect, test } from 'vitest'

import { totalOf, type FoundJobs } from './found-jobs.ts'

const page = { rows: [], total: 3, page: 1, perPage: 24, pages: 1 }

const found = (of: Partial<FoundJobs['found']>): FoundJobs['found'] => ({
  page: { ...page, counts: { 'without-location': 1 } },
  isRefreshing: false,
  isAsking: false,
  isEmpty: false,
  problem: undefined,
  retry: () => {},
  refresh: async () => {},
  wish: {},
  change: () => {},
  isFiltered: false,
  clear: () => {},
  turnTo: () => {},
  ...of,
})

test.each([
  ['a list', {}, 3],
  ['a map, beside which those without a location stand', { view: 'map' }, 4],
  ['a map around a place, near which there are none of them', { view: 'map', place: 'Perth' }, 3],
] as const)('as many jobs are told for %s as its choices count', (_of, wish, total) => {
  expect(totalOf(found({ wish }))).toBe(total)
})

test('nothing is told of how many while that is not known', () => {
  expect(totalOf(found({ page: undefined }))).toBeUndefined()
  expect(totalOf(found({ isRefreshing: true }))).toBeUndefined()
})
