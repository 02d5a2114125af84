// @vitest-environment jsdom
import * as L from 'leaflet'
import { beforeAll, expect, test } from 'vitest'

import { learnLocalities, namedPlaces } from './named-places.ts'
import { aim, keepNamesInView, nearestZoom } from './names-in-view.ts'
import { deepestGroundZoom, type Position } from './place.ts'

beforeAll(learnLocalities)

const size = { x: 360, y: 320 }
const sydney = { lat: -33.867, lng: 151.205 }
const desert = { lat: -24.5, lng: 126 }

function namesIn(centre: Position, zoom: number): number {
  const pixelOf = (place: Position) => L.CRS.EPSG3857.latLngToPoint(L.latLng(place), zoom)
  const middle = pixelOf(centre)
  return namedPlaces().filter((place) => {
    const { x, y } = pixelOf(place).subtract(middle)
    return Math.abs(x) < size.x / 2 && Math.abs(y) < size.y / 2
  }).length
}

test('wherever one looks, two names are in view at the nearest that one may come', () => {
  for (let lat = -38; lat < -14; lat += 3) {
    for (let lng = 116; lng < 150; lng += 3) {
      const nearest = nearestZoom({ lat, lng }, size, namedPlaces())
      expect(namesIn({ lat, lng }, nearest)).toBeGreaterThanOrEqual(2)
    }
  }
})

test('between many names one may come as near as the ground says anything', () => {
  expect(nearestZoom(sydney, { x: 900, y: 600 }, namedPlaces())).toBeGreaterThan(11)
  expect(nearestZoom(sydney, size, namedPlaces())).toBeLessThanOrEqual(deepestGroundZoom)
  expect(nearestZoom(desert, size, namedPlaces())).toBeLessThan(7)
})

test('a place with the name of another right beside it is no second name', () => {
  const town = { name: 'Cue', state: 'WA', kind: 'town', leastZoom: 6, isLarge: false } as const
  const names = [0, 0.0001, 1].map((lng) => ({ ...town, lat: 0, lng }))

  const nearest = nearestZoom({ lat: 0, lng: 0 }, size, names)

  expect(nearest).toBeLessThan(8)
})

/** jsdom has no sizes: the map is told its own. */
function aMap(centre: Position): L.Map {
  const element = document.createElement('div')
  Object.defineProperties(element, { clientWidth: { value: 900 }, clientHeight: { value: 600 } })
  return L.map(element, { zoomAnimation: false, zoomSnap: 0.25 }).setView(centre, 6)
}

test('who leaves the towns for the desert is taken farther out, and may come near again', () => {
  const map = aMap(sydney)
  const letGo = keepNamesInView(map)
  map.setZoom(11)
  expect(map.getZoom()).toBe(11)

  map.panTo(desert, { animate: false })
  expect(map.getZoom()).toBeLessThan(8)

  map.panTo(sydney, { animate: false })
  map.setZoom(11)
  expect(map.getZoom()).toBe(11)

  letGo()
  map.remove()
})

test('where pins lie over the names, the map steps back until two have room', () => {
  const map = aMap(sydney)
  const letGo = keepNamesInView(map)
  map.setZoom(11)

  map.fire('blank').fire('blank')
  expect(map.getZoom()).toBeLessThan(11)

  map.setMinZoom(3).setZoom(3)
  let moves = 0
  map.on('moveend', () => moves++)
  map.fire('blank')
  expect({ moves, zoom: map.getZoom() }).toEqual({ moves: 0, zoom: 3 })
  letGo()
  map.remove()
})

test('a map that goes somewhere by itself comes no nearer there than names are', () => {
  const map = aMap(sydney)
  const letGo = keepNamesInView(map)

  aim(map, desert)
  map.fitBounds(L.latLng(desert).toBounds(1000), { maxZoom: 14, animate: false })

  expect(map.getZoom()).toBeLessThan(8)
  letGo()
  map.remove()
})
