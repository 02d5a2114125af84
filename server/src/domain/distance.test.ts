import { describe, expect, test } from 'vitest'
import { boxAround, kilometresBetween } from './distance.ts'
import type { Point } from './distance.ts'

const perth = { lat: -31.9523, lng: 115.8613 }
const kalgoorlie = { lat: -30.749, lng: 121.466 }
const sydney = { lat: -33.8688, lng: 151.2093 }

describe('the distance', () => {
  test.each([
    ['Perth to Kalgoorlie', perth, kalgoorlie, 550],
    ['Perth to Sydney', perth, sydney, 3290],
    ['a place to itself', perth, perth, 0],
    [
      'one side of the date line to the other',
      { lat: 0, lng: 179.5 },
      { lat: 0, lng: -179.5 },
      111,
    ],
    ['pole to pole', { lat: 90, lng: 0 }, { lat: -90, lng: 77 }, 20_015],
  ])('from %s', (_, one, other, kilometres) => {
    expect(Math.abs(kilometresBetween(one, other) - kilometres)).toBeLessThan(2)
    expect(kilometresBetween(other, one)).toBe(kilometresBetween(one, other))
  })
})

describe('a box around a place', () => {
  test.each([
    ['Perth', perth],
    ['Sydney', sydney],
    ['the date line', { lat: -17, lng: 179.9 }],
    ['near a pole', { lat: -85, lng: 0 }],
  ])('holds all that is within reach of %s', (_, place) => {
    for (const radius of [1, 100, 2000]) {
      const { south, north, west, east } = boxAround(place, radius)
      for (let step = 0; step < 360; step += 1) {
        const { lat, lng } = goFrom(place, radius, (step * Math.PI) / 180)
        expect(lat >= south && lat <= north && lng >= west && lng <= east).toBe(true)
      }
    }
  })

  test('is no larger than it need be', () => {
    const { south, north, west, east } = boxAround(perth, 100)

    expect(north - south).toBeCloseTo(1.799, 2)
    expect(east - west).toBeCloseTo(2.12, 2)
  })
})

/** Where one gets to from a place, going so far in a direction. */
function goFrom({ lat, lng }: Point, kilometres: number, bearing: number): Point {
  const [phi, angle] = [(lat * Math.PI) / 180, kilometres / 6371.0088]
  const sine = Math.sin(phi) * Math.cos(angle) + Math.cos(phi) * Math.sin(angle) * Math.cos(bearing)
  const turn = Math.atan2(
    Math.sin(bearing) * Math.sin(angle) * Math.cos(phi),
    Math.cos(angle) - Math.sin(phi) * sine,
  )
  const east = lng + (turn * 180) / Math.PI
  return { lat: (Math.asin(sine) * 180) / Math.PI, lng: ((east + 540) % 360) - 180 }
}
