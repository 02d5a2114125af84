import type { Place } from '@headframe/wire'
import type { Leave } from '../remembered-answers.ts'

export type { Place }

/** A place as it was found. Whoever names a region or a state means more than its middle. */
export interface FoundPlace extends Place {
  readonly reach?: Reach | undefined
}

export type Reach = { readonly km: number } | { readonly state: string }

/** Finds where in Australia a text means, best first; an empty list when it means nothing. */
export interface Geocoder {
  /** Leave is asked for before anybody outside is. */
  search(query: string, limit: number, leave?: Leave): Promise<FoundPlace[]>
}
