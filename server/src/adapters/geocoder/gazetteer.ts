import type { Geocoder, FoundPlace } from './geocoder.ts'
import { packagedIndex } from './packaged-index.ts'
import { readPlaceQuery } from './place-query.ts'
import { waysToRead } from './ways-to-read.ts'

/** Australian localities, regions and mine sites, packaged with the product. It knows no streets. */
export function openGazetteer(): Geocoder {
  const index = packagedIndex()

  return {
    async search(query, limit) {
      const asked = readPlaceQuery(query)
      for (const read of waysToRead) {
        const places = read(index, asked)
        if (places.length > 0) return withoutRepeats(places).slice(0, limit)
      }
      return []
    },
  }
}

function withoutRepeats(places: readonly FoundPlace[]): FoundPlace[] {
  return [...new Map(places.map((place) => [place.label, place])).values()]
}
