import { contractorJobs, type PlaceSought } from '@headframe/wire'

import { useGlance } from '../../../../calls/use-read.ts'
import type { JobsSearch } from '../jobs-search.ts'
import { hasPlace } from '../jobs-wish.ts'

/** What is asked where a search looks; nothing where it names no place and no words that may be one. */
export function placesSoughtBy(search: JobsSearch) {
  const { search: typed, place, lat, lng, radius } = search
  return typed || hasPlace(search) ? { search: typed, place, lat, lng, radius } : undefined
}

/** Around which places these jobs were looked for, once that is known. */
export function usePlacesSought(search: JobsSearch): readonly PlaceSought[] {
  const wish = placesSoughtBy(search)
  return useGlance(contractorJobs.placesSought, wish ?? {}, wish !== undefined) ?? none
}

const none: readonly PlaceSought[] = []
