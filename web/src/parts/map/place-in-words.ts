import * as L from 'leaflet'

import { inFigures } from '../../lib/figures.ts'
import type { NamedPlace } from './named-places.ts'
import type { Position } from './place.ts'

/** People know a great town before a small one, a hamlet before a site, and say what is much nearer. */
const farness = { largeTown: 0.8, town: 1, locality: 1.2, site: 2 } as const
/** Nearer than this one is there. */
const thereKm = 3
/** Beyond this nothing that is named says where it is: the sea, or abroad. */
const mostKm = 600

/** "12 km north-west of Leinster, WA"; nothing where nothing is near. */
export function placeInWords(at: Position, names: readonly NamedPlace[]): string | undefined {
  const nearest = nearestOf(at, names)
  if (!nearest || nearest.km > mostKm) return undefined
  const { km, place } = nearest
  const whole = `${place.name}, ${place.state}`
  if (km < thereKm) return `${place.kind === 'site' ? 'At' : 'In'} ${whole}`
  return `${inFigures(roundedKm(km))} km ${directionTo(at, place)} of ${whole}`
}

function nearestOf(at: Position, names: readonly NamedPlace[]) {
  let nearest: { place: NamedPlace; km: number; weight: number } | undefined
  for (const place of names) {
    const km = L.CRS.Earth.distance(L.latLng(at), L.latLng(place)) / 1000
    const weight = km * farness[place.isLarge ? 'largeTown' : place.kind]
    if (!nearest || weight < nearest.weight) nearest = { place, km, weight }
  }
  return nearest
}

/** Far away, one kilometre more or less says more than anybody knows. */
function roundedKm(km: number): number {
  return km < 100 ? Math.round(km) : Math.round(km / 10) * 10
}

const winds = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
] as const

/** Where it lies as one sees it from the named place. */
function directionTo(at: Position, from: Position): string {
  const east = (at.lng - from.lng) * Math.cos((at.lat * Math.PI) / 180)
  const angle = Math.atan2(east, at.lat - from.lat)
  const step = Math.round((angle / (2 * Math.PI)) * winds.length)
  return winds[(step + winds.length) % winds.length] ?? 'north'
}
