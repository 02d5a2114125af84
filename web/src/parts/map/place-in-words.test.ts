// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'

import { learnLocalities, namedPlaces } from './named-places.ts'
import { placeInWords } from './place-in-words.ts'

beforeAll(learnLocalities)

test.each([
  [-27.84, 120.61, '12 km north-west of Leinster, WA'],
  [-30.49, 121.85, '46 km north-east of Kalgoorlie, WA'],
  [-27.92, 120.7, 'In Leinster, WA'],
  [-32.75, 116.365, 'At Boddington Gold Mine, WA'],
  [-41.89, 145.34, 'In Zeehan, TAS'],
])('%d, %d is %s', (lat, lng, words) => {
  expect(placeInWords({ lat, lng }, namedPlaces())).toBe(words)
})

test('far from everything it is told in tens of kilometres', () => {
  expect(placeInWords({ lat: -24, lng: 126 }, namedPlaces())).toMatch(/^\d+0 km .* of .*, WA$/)
})

test('the sea and other countries lie near nothing', () => {
  expect(placeInWords({ lat: -35, lng: 100 }, namedPlaces())).toBeUndefined()
  expect(placeInWords({ lat: 48.2, lng: 16.4 }, namedPlaces())).toBeUndefined()
})

test('the eight winds are those that one sees from the place', () => {
  const town = { name: 'Cue', state: 'WA', kind: 'town', leastZoom: 6, isLarge: false } as const
  const around = [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
  ].map(([lat = 0, lng = 0]) => placeInWords({ lat, lng }, [{ ...town, lat: 0, lng: 0 }]))

  expect(around.map((words) => words?.split(' ')[2])).toEqual([
    'north',
    'north-east',
    'east',
    'south-east',
    'south',
    'south-west',
    'west',
    'north-west',
  ])
})
