import { expect, test } from 'vitest'

import { filtersInForce, nothingInForce } from './filters-in-force.ts'
import type { JobsSearch } from './jobs-search.ts'
import { endOf } from './jobs-wish.ts'

const names = { industry: new Map([[1, 'Mining']]), role: new Map([[102, 'Surveyor']]) }

const everything: JobsSearch = {
  search: 'fitter',
  place: 'Newman WA',
  radius: 200,
  arrangement: ['fifo', 'office'],
  roster: ['14:7', 'even'],
  rateMin: 95,
  includeUndisclosed: '1',
  startBefore: endOf('2027-02-28'),
  workType: ['part_time'],
  rateCategory: ['award'],
  industry: [1],
  role: [102, 103],
  applied: '0',
}

test('each filter has a chip of its own, in the words of the product', () => {
  expect(filtersInForce(everything, names, true).map(({ label }) => label)).toEqual([
    '“fitter”',
    'Within 200 km of Newman WA',
    'FIFO',
    'Office / On Site',
    '14 on, 7 off',
    'Even time',
    'From $95 / hour, or undisclosed',
    'Starts by 28 Feb 2027',
    'Part Time',
    'Pay: Award',
    'Mining',
    'Surveyor',
    'Role',
    'Not applied to yet',
  ])
})

test('the own applications narrow nothing down for a guest', () => {
  expect(filtersInForce({ applied: '0' }, names, false)).toEqual([])
})

test('the order, the view and the page are no filters', () => {
  expect(filtersInForce({ sort: 'rate', view: 'map', page: 2, job: 'x' }, names, true)).toEqual([])
})

const without = (label: string) =>
  filtersInForce(everything, names, true).find((filter) => filter.label === label)?.without

test('taking one away leaves the others, and what hangs on it goes with it', () => {
  expect(without('FIFO')).toEqual({ arrangement: ['office'] })
  expect(without('Part Time')).toEqual({ workType: undefined })
  expect(without('Mining')).toEqual({ industry: undefined, role: undefined })
  expect(without('Within 200 km of Newman WA')).toMatchObject({
    place: undefined,
    radius: undefined,
  })
  expect(without('From $95 / hour, or undisclosed')).toMatchObject({
    rateMin: undefined,
    includeUndisclosed: undefined,
  })
})

test('clearing leaves no filter in force', () => {
  expect(filtersInForce({ ...everything, ...nothingInForce }, names, true)).toEqual([])
})
