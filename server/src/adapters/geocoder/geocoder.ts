import type { Place } from '@headframe/wire'

export type { Place }

/** A place as it was found. Whoever names a region or a state means more than its middle. */
export interface FoundPlace extends Place {
  readonly reach?: Reach | undefined
}

export type Reach = { readonly km: number } | { readonly state: string }

/** Finds where in Australia a text means, best first; an empty list when it means nothing. */
export interface Geocoder {
  search(query: string, limit: number): Promise<FoundPlace[]>
}
