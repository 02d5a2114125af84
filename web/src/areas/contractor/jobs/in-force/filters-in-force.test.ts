import { expect, test } from 'vitest'

import { filtersInForce } from './filters-in-force.ts'
import { jobsSearch, type JobsSearch } from '../jobs-search.ts'
import { endOf } from '../jobs-wish.ts'

const names = {
  industry: new Map([
    [1, 'Mining'],
    [8, 'Catering'],
  ]),
  role: new Map([[102, 'Surveyor']]),
  rolesOf: new Map([
    [1, [{ id: 102, name: 'Surveyor' }]],
    [8, [{ id: 801, name: 'Cook' }]],
  ]),
}

const everything: JobsSearch = {
  search: 'fitter',
  occupation: ['Diesel Fitter'],
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
    'Diesel Fitter',
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

test('no distance is told where none was chosen', () => {
  const [near] = filtersInForce({ place: 'Pilbara, WA' }, names, true)
  expect(near?.label).toBe('Near Pilbara, WA')
})

test('the own applications narrow nothing down for a guest', () => {
  expect(filtersInForce({ applied: '0' }, names, false)).toEqual([])
})

test('the order, the view and the page are no filters', () => {
  expect(filtersInForce({ sort: 'rate', view: 'map', page: 2, job: 'x' }, names, true)).toEqual([])
})

const without = (label: string) =>
  filtersInForce(everything, names, true)
    .find((filter) => filter.label === label)
    ?.without(everything)

test('taking one away leaves the others, and what hangs on it goes with it', () => {
  expect(without('FIFO')).toEqual({ arrangement: ['office'] })
  expect(without('Diesel Fitter')).toEqual({ occupation: undefined })
  expect(without('Part Time')).toEqual({ workType: undefined })
  expect(without('Within 200 km of Newman WA')).toMatchObject({
    place: undefined,
    radius: undefined,
  })
  expect(without('From $95 / hour, or undisclosed')).toMatchObject({
    rateMin: undefined,
    includeUndisclosed: undefined,
  })
})

test('with an industry go its own roles, and none that belong to another', () => {
  const search: JobsSearch = { industry: [1, 8], role: [102, 801] }
  const [mining] = filtersInForce(search, names, true)

  expect(mining?.without(search)).toEqual({ industry: [8], role: [801] })
  expect(without('Mining')).toEqual({ industry: undefined, role: undefined })
})

test('clearing leaves no filter in force', () => {
  expect(filtersInForce({ ...everything, ...jobsSearch.cleared }, names, true)).toEqual([])
})
