import type { SavedWish } from '@headframe/wire'
import type { FoundPlace } from '../../../adapters/geocoder/geocoder.ts'
import type { World } from '../../../kit/world.ts'
import { readJobSearch } from '../search/job-search.ts'
import type { JobSearch } from '../search/job-search.ts'

/** Reads wishes as the list of jobs reads its address; a place is looked up once, however many name it. */
export function wishReader(now: Date, { geocoder }: Pick<World, 'geocoder'>) {
  const places = new Map<string, Promise<FoundPlace[]>>()
  const findPlaces = (name: string, most: number) => {
    const known = places.get(name) ?? geocoder.search(name, most)
    places.set(name, known)
    return known
  }
  return (wish: SavedWish): Promise<JobSearch> =>
    readJobSearch(wish, { now, contractorId: undefined, findPlaces })
}
