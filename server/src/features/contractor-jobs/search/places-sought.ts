import type { contractorJobs, PlaceSought } from '@headframe/wire'
import { findPlacesNamed } from '../../../kit/places.ts'
import type { UseCase } from '../../../kit/use-case.ts'
import type { Nearness } from '../../../market/near.ts'
import { readJobSearch } from './job-search.ts'
import type { JobSearch } from './job-search.ts'
import type { Alternative } from './sought.ts'

/** Where a map draws what was searched, read by the same code as the list. */
export const tellPlacesSought: UseCase<typeof contractorJobs.placesSought> = async (
  context,
  wish,
) => {
  const { actor, now } = context
  const search = await readJobSearch(wish, {
    now,
    contractorId: actor?.contractorId,
    findPlaces: (name, most) => findPlacesNamed(context, name, most),
  })
  return nearnessesOf(search).flatMap(placeOf)
}

function nearnessesOf({ near, sought }: JobSearch): Nearness[] {
  const typed = sought.flat().filter(isNear)
  return [...(near ? [near] : []), ...typed.map((place) => place.near)]
}

function isNear(alternative: Alternative): alternative is Extract<Alternative, { near: Nearness }> {
  return 'near' in alternative
}

function placeOf(near: Nearness): PlaceSought[] {
  if (near === 'nowhere' || 'state' in near) return []
  return [{ ...near.point, km: near.radiusKm }]
}
