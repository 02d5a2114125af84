import { placeCalled } from '../adapters/geocoder/place-names.ts'
import { kilometresBetween } from '../domain/distance.ts'
import type { Point } from '../domain/distance.ts'

/** By state, because other places have their names. */
export const capitals = {
  Adelaide: 'SA',
  Brisbane: 'QLD',
  Canberra: 'ACT',
  Darwin: 'NT',
  Hobart: 'TAS',
  Melbourne: 'VIC',
  Perth: 'WA',
  Sydney: 'NSW',
} as const

const suburbReachKm = 10
const townReachKm = 50
/** So far from the middle of a capital are its outskirts. */
const outskirtsKm = 40

/**
 * How far somebody means who types the name of a town and no more: its mines lie around it. Of a suburb of a
 * capital they mean that suburb.
 */
export function reachOfTown(town: Point, name: string): number {
  return isSuburb(town, name) ? suburbReachKm : townReachKm
}

export function isSuburb(town: Point, name: string): boolean {
  if (name in capitals) return false
  return Object.entries(capitals).some(([capital, state]) => {
    const middle = placeCalled(capital, state)?.place
    return middle !== undefined && kilometresBetween(town, middle) <= outskirtsKm
  })
}
