import { readPackagedPlaces } from './packaged-places.ts'
import { PlaceIndex } from './place-index.ts'

let index: PlaceIndex | undefined

/** The names of the packaged places, put in order once for all who look something up. */
export function packagedIndex(): PlaceIndex {
  index ??= new PlaceIndex(readPackagedPlaces())
  return index
}
