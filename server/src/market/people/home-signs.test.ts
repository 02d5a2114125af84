import { expect, test } from 'vitest'
import { placeCalled } from '../../adapters/geocoder/place-names.ts'
import { packagedPlaces } from '../../adapters/geocoder/packaged-index.ts'
import { asPlace } from '../../adapters/geocoder/ranking.ts'
import { kilometresBetween } from '../../domain/distance.ts'
import { signsOfHome, signsWithin } from './home-signs.ts'

const called = (name: string, state?: string) => {
  const found = placeCalled(name, state)?.place
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

function lives(home: string, within: string, km?: number): boolean {
  const signs = new Set(signsWithin(called(within), km))
  return signsOfHome(called(home)).some((sign) => signs.has(sign))
}

test.each([
  ['Kalgoorlie', 10],
  ['Perth', 50],
  ['Sydney', 50],
  ['Mackay', 300],
  ['Broken Hill', 2000],
])(
  'the signs within so far of %s are those of the places within %d km, and no others',
  (name, km) => {
    const middle = called(name)
    const signs = new Set(signsWithin(middle, km))
    const wrong = packagedPlaces()
      .filter(({ reach }) => !reach)
      .map(asPlace)
      .filter((place) => {
        const isFound = signsOfHome(place).some((sign) => signs.has(sign))
        return isFound !== kilometresBetween(middle, place) <= km
      })
    expect(wrong).toEqual([])
  },
)

test('a wide circle is asked for in few words', () => {
  expect(signsWithin(called('Sydney'), 50).length).toBeLessThan(500)
  expect(signsWithin(called('Alice Springs'), 2000).length).toBeLessThan(1000)
})

test('a state is all that lies in it, and a region as far as it reaches', () => {
  expect(lives('Kalgoorlie', 'Western Australia')).toBe(true)
  expect(lives('Mackay', 'Western Australia')).toBe(false)
  expect(lives('Newman', 'Pilbara')).toBe(true)
  expect(lives('Perth', 'Pilbara')).toBe(false)
})

test('of whoever names a region nobody knows how far they live from a town', () => {
  expect(lives('Pilbara', 'Pilbara')).toBe(true)
  expect(lives('Pilbara', 'Western Australia')).toBe(true)
  expect(lives('Pilbara', 'Newman', 2000)).toBe(false)
})
