import { expect, test } from 'vitest'
import { homeOf } from './places.ts'

const at = (suburb: string, state: string | null, postcode: string | null = null) => {
  const home = homeOf(suburb, state, postcode)
  return home && [Math.round(home.lat), Math.round(home.lng)]
}

test.each([
  ['Brisbane', 'QLD', [-27, 153]],
  ['Cairns', 'QLD', [-17, 146]],
  ['Townsville', 'QLD', [-19, 147]],
  ['Mount Isa', 'QLD', [-21, 139]],
  ['Gladstone', 'QLD', [-24, 151]],
  ['Ballarat', 'VIC', [-38, 144]],
  ['Darwin', 'NT', [-12, 131]],
  ['Canberra', 'ACT', [-35, 149]],
  ['Gold Coast', 'QLD', [-28, 153]],
  ['Kalgoorlie-Boulder', 'WA', [-31, 121]],
  ['Kambalda', 'WA', [-31, 122]],
])('%s is known, though none of its localities has that name', (town, state, place) => {
  expect(at(town, state)).toEqual(place)
})

test('a postcode of the outskirts is no reason not to know the town', () => {
  expect(at('Cairns', 'QLD', '4878')).toEqual(at('Cairns', 'QLD'))
})

test('of two places of a name the postcode tells which, and nothing is guessed without', () => {
  expect(at('Richmond', 'VIC', '3121')).toEqual([-38, 145])
  expect(at('Richmond', null)).toBeNull()
  expect(at('Richmond', null, '3121')).toEqual([-38, 145])
})

test('a name that is nowhere has no place', () => {
  for (const name of ['', 'Atlantis', 'City', 'Central']) expect(at(name, 'WA'), name).toBeNull()
})
