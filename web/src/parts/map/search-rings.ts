import * as L from 'leaflet'
import { useEffect } from 'react'

import { inFigures } from '../../lib/figures.ts'
import type { Position } from './place.ts'

/** How far around a place was searched. */
export interface Ring extends Position {
  readonly km: number
}

export const noRings: readonly Ring[] = []

/** Room for "1,000 km", which no name of a place is to take. */
const wordsSize: L.PointTuple = [84, 30]

/** Draws quietly what was searched, with its kilometres at the northern end of each ring. */
export function useRings(map: L.Map | undefined, rings: readonly Ring[]): void {
  useEffect(() => {
    if (!map) return undefined
    const drawn = rings.map((ring) => L.layerGroup([circleOf(ring), wordsOf(ring)]).addTo(map))
    return () => {
      for (const layer of drawn) layer.remove()
    }
  }, [map, rings])
}

/** What the rings take of the map. */
export function boundsOfRings(rings: readonly Ring[]): L.LatLngBounds[] {
  return rings.map((ring) => L.latLng(ring).toBounds(2000 * ring.km))
}

/** The same for whoever does not see them. */
export function ringsInWords(rings: readonly Ring[]): string {
  const distances = rings.map(({ km }) => kilometres(km)).join(' and ')
  return rings.length === 1
    ? `The ring on the map is ${distances} around the place that was searched.`
    : `The rings on the map are ${distances} around the places that were searched.`
}

function kilometres(km: number): string {
  return `${inFigures(Math.round(km))} km`
}

function circleOf(ring: Ring): L.Circle {
  return L.circle(ring, { radius: ring.km * 1000, className: 'map-ring', interactive: false })
}

function wordsOf(ring: Ring): L.Marker {
  const words = document.createElement('span')
  words.textContent = kilometres(ring.km)
  const top = [boundsOfRings([ring])[0]?.getNorth() ?? ring.lat, ring.lng] as const
  return L.marker([...top], {
    interactive: false,
    keyboard: false,
    zIndexOffset: -5000,
    icon: L.divIcon({ className: 'map-ring-words', html: words, iconSize: wordsSize }),
  })
}
