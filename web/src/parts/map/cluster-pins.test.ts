import { expect, test } from 'vitest'

import { clusterPins, type Pin } from './cluster-pins.ts'

const pin = (id: string, lat: number, lng: number): Pin => ({
  id,
  lat,
  lng,
  name: 'Fitter',
  place: 'Newman',
})
const pixelOf = ({ lat, lng }: Pin) => ({ x: lng, y: lat })
const idsOf = (pins: readonly Pin[], apartId?: string) =>
  clusterPins(pins, pixelOf, apartId).map((cluster) => cluster.pins.map(({ id }) => id))

test('pins that would cover each other stand together, and others alone', () => {
  expect(idsOf([pin('a', 0, 0), pin('b', 10, 10), pin('c', 0, 200)])).toEqual([['a', 'b'], ['c']])
})

test('the selected pin always stands for itself', () => {
  expect(idsOf([pin('a', 0, 0), pin('b', 0, 0)], 'b')).toEqual([['a'], ['b']])
})

test('of a thousand pins none is lost, and no two marks are too near to press', () => {
  const pins = Array.from({ length: 1000 }, (_, at) =>
    pin(`${at}`, (at * 37) % 500, (at * 53) % 900),
  )

  const clusters = clusterPins(pins, pixelOf, undefined)

  expect(clusters.flatMap((cluster) => cluster.pins)).toHaveLength(1000)
  const distances = clusters.flatMap((one, at) =>
    clusters.slice(at + 1).map((other) => Math.hypot(one.lat - other.lat, one.lng - other.lng)),
  )
  expect(Math.min(...distances)).toBeGreaterThanOrEqual(48)
})
