import { expect, test } from 'vitest'
import { homeOf } from './home.ts'

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
  ['Kambalda', 'WA', [-31, 122]],
])('%s is known, though none of its localities has that name', (town, state, place) => {
  expect(at(town, state)).toEqual(place)
})

test('a postcode of the outskirts is no reason not to know the town', () => {
  expect(at('Cairns', 'QLD', '4878')).toEqual(at('Cairns', 'QLD'))
})

test('of two places of a name the state tells which, and nothing is guessed without', () => {
  expect(at('Richmond', 'VIC')).toEqual([-38, 145])
  expect(at('Richmond', 'NSW')).toEqual([-34, 151])
  expect(at('Richmond', null)).toBeNull()
})

test.each(['', 'Atlantis', 'City', 'Pilbara', 'Western Australia'])(
  '“%s” is no place to live',
  (name) => {
    expect(at(name, 'WA')).toBeNull()
  },
)

test.each(['wa', ' Wa ', 'W.A.', 'Western Australia', 'western australia'])(
  'a home is found by “%s” as by WA',
  (state) => {
    expect(at('Kambalda', state)).toEqual(at('Kambalda', 'WA'))
  },
)
