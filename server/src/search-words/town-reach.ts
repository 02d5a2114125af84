import { placeCalled } from '../adapters/geocoder/place-names.ts'
import { kilometresBetween } from '../domain/distance.ts'
import type { Point } from '../domain/distance.ts'

const capitals = [
  'Adelaide SA',
  'Brisbane QLD',
  'Canberra ACT',
  'Darwin NT',
  'Hobart TAS',
  'Melbourne VIC',
  'Perth WA',
  'Sydney NSW',
]
const suburbReachKm = 10
const townReachKm = 50
/** So far from the middle of a capital is its outskirts. */
const outskirtsKm = 40

/**
 * How far somebody means who types the name of a town and no more: its mines lie around it. Of a suburb of a
 * capital they mean that suburb.
 */
export function reachOfTown(town: Point, name: string): number {
  const isCapital = capitals.some((capital) => capital.startsWith(`${name} `))
  const isOutskirts = capitals.some((capital) => isWithin(town, capital))
  return isOutskirts && !isCapital ? suburbReachKm : townReachKm
}

function isWithin(town: Point, capital: string): boolean {
  const [, name = '', state] = /^(.+) (\w+)$/.exec(capital) ?? []
  const middle = placeCalled(name, state)?.place
  return middle !== undefined && kilometresBetween(town, middle) <= outskirtsKm
}
