import { openGazetteer } from './gazetteer.ts'
import type { Geocoder } from './geocoder.ts'
import { openHttpGeocoder } from './http-geocoder.ts'

/** The packaged gazetteer first; an outside geocoder, where there is one, for what it does not know. */
export function openGeocoder(url: string | undefined, clock: () => Date): Geocoder {
  const gazetteer = openGazetteer()
  if (!url) return gazetteer
  const outside = openHttpGeocoder(url, clock)

  return {
    async search(query, limit, leave) {
      const places = await gazetteer.search(query, limit)
      return places.length > 0 ? places : outside.search(query, limit, leave)
    },
  }
}
