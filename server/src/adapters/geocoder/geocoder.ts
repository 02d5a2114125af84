import type { Place } from '@headframe/wire'

export type { Place }

/** Finds where in Australia a text means, best first; an empty list when it means nothing. */
export interface Geocoder {
  search(query: string, limit: number): Promise<Place[]>
}
