import { expect, test } from 'vitest'

import { parseSearch, stringifySearch } from '../../../lib/search.ts'
import { jobsSearch } from './jobs-search.ts'

/** What is read of an address, without what it does not say. */
function read(address: string) {
  const search = jobsSearch.read(parseSearch(address))
  return Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined))
}

test('everything that can be asked for stands in the address, and comes back from it', () => {
  const search = {
    search: 'fitter "night shift"',
    place: 'Newman WA',
    lat: -23.36,
    lng: 119.73,
    radius: 200,
    arrangement: ['field', 'fifo'],
    workType: ['casual'],
    rateCategory: ['award', 'market_rate'],
    industry: [1, 8],
    role: [102],
    occupation: ['Charge-Up Operator', "Driller's Offsider"],
    roster: ['14:7', 'even'],
    rateMin: 95.5,
    rateType: 'day',
    includeUndisclosed: '1',
    startBefore: 1_790_000_000,
    applied: '0',
    sort: 'distance',
    view: 'map',
    page: 3,
    job: '8c3f',
  }

  expect(read(stringifySearch(search))).toEqual(search)
})

test.each([
  ['arrangement=fifo,field', { arrangement: ['field', 'fifo'] }],
  ['arrangement=fifo&arrangement=moon', { arrangement: ['fifo'] }],
  ['industry=1,1,x,0', { industry: [1] }],
  ['roster=14:7,14/7,even', { roster: ['14:7', 'even'] }],
  ['startBefore=asap', { startBefore: 'asap' }],
  ['search=%20%20', {}],
  ['rateMin=lots', {}],
  ['rateMin=-1', {}],
  ['radius=5000', {}],
  ['place=Perth&lat=-31.9', { place: 'Perth' }],
  ['lat=-91&lng=115', {}],
  ['page=0', {}],
  ['page=1.5', {}],
  ['sort=match', { sort: 'match' }],
  ['view=globe', {}],
  ['includeUndisclosed=yes', {}],
  ['utm_source=mail', {}],
])('of %s what can be understood is taken', (address, search) => {
  expect(read(`?${address}`)).toEqual(search)
})
