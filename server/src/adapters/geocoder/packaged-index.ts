import { readPackagedPlaces } from './packaged-places.ts'
import type { PackagedPlace } from './packaged-places.ts'
import { PlaceIndex } from './place-index.ts'

let places: readonly PackagedPlace[] | undefined
let index: PlaceIndex | undefined

/** The names of the packaged places, put in order once for all who look something up. */
export function packagedIndex(): PlaceIndex {
  index ??= new PlaceIndex(packagedPlaces())
  return index
}

/** All of them, read once. */
export function packagedPlaces(): readonly PackagedPlace[] {
  places ??= readPackagedPlaces()
  return places
}

const workplaceSorts = new Set(['mine', 'plant', 'energy'])
let workplaces: ReadonlySet<string> | undefined

/** Whether people work there and nobody lives, by its label. */
export function isWorkplace(label: string): boolean {
  workplaces ??= new Set(
    packagedPlaces().flatMap((place) => (workplaceSorts.has(place.sort) ? [place.label] : [])),
  )
  return workplaces.has(label)
}
