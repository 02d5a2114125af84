import type { FoundPlace } from '../../adapters/geocoder/geocoder.ts'
import { packagedPlaces } from '../../adapters/geocoder/packaged-index.ts'
import { boxAround, kilometresBetween } from '../../domain/distance.ts'
import type { Point } from '../../domain/distance.ts'
import { around } from '../near.ts'

/** Degrees of the squares that places are gathered in, so that a wide circle is asked for in few words. */
const squares = [4, 1, 0.25] as const

/** What is kept of where somebody lives among their words: the state, or also the place and the squares around it. */
export function signsOfHome({ label, state, lat, lng, reach }: FoundPlace): string[] {
  const inState = state ? [signOfState(state)] : []
  // Of a region nobody knows where in it they live.
  if (reach) return 'state' in reach ? inState : [...inState, signOfRegion(label)]
  const point = { lat, lng }
  return [...inState, ...squares.map((size) => signOfSquare(point, size)), signOfPoint(point)]
}

/** Of these signs has one whoever lives within a place: exactly, since homes stand where the gazetteer has places. */
export function signsWithin(place: FoundPlace, radiusKm: number | undefined): string[] {
  const near = around(place, radiusKm)
  if (near === 'nowhere') return []
  if ('state' in near) return [signOfState(near.state)]
  const { south, north, west, east } = boxAround(near.point, near.radiusKm)
  const within = knownPoints().filter(
    (point) =>
      point.lat >= south &&
      point.lat <= north &&
      point.lng >= west &&
      point.lng <= east &&
      kilometresBetween(near.point, point) <= near.radiusKm,
  )
  const signs = signsOf(within, squares)
  return near.isRegion ? [signOfRegion(place.label), ...signs] : signs
}

/** A square of which every place is within stands for all of them. */
function signsOf(points: readonly Point[], [size, ...smaller]: readonly number[]): string[] {
  if (size === undefined) return points.map(signOfPoint)
  const inSquares = Map.groupBy(points, (point) => signOfSquare(point, size))
  return [...inSquares].flatMap(([sign, some]) =>
    some.length === placesInSquares().get(sign) ? [sign] : signsOf(some, smaller),
  )
}

let points: readonly Point[] | undefined
let inSquares: ReadonlyMap<string, number> | undefined

function knownPoints(): readonly Point[] {
  points ??= [
    ...new Map(
      packagedPlaces()
        .filter(({ reach }) => !reach)
        .map(({ lat, lng }) => [signOfPoint({ lat, lng }), { lat, lng }]),
    ).values(),
  ]
  return points
}

function placesInSquares(): ReadonlyMap<string, number> {
  inSquares ??= new Map(
    squares.flatMap((size) =>
      [...Map.groupBy(knownPoints(), (point) => signOfSquare(point, size))].map(
        ([sign, some]) => [sign, some.length] as const,
      ),
    ),
  )
  return inSquares
}

const signOfState = (state: string) => `@in ${state}`
const signOfRegion = (label: string) => `@in ${label.replaceAll(/['\\]/g, '')}`
const signOfPoint = ({ lat, lng }: Point) => `@at ${lat} ${lng}`
const signOfSquare = ({ lat, lng }: Point, size: number) =>
  `@${size} ${Math.floor(lat / size)} ${Math.floor(lng / size)}`
