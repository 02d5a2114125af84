import type { contractorJobs } from '@headframe/wire'
import { Refusal } from '@headframe/wire'
import type { UseCase } from '../../../kit/use-case.ts'
import { linksToPlaces, linksToRoles } from '../../../market/signposts/signpost-links.ts'
import { directionOf, slugTo } from '../../../market/signposts/signpost-slugs.ts'
import { findSignposts } from '../../../market/signposts/signposts.ts'
import { sentenceOf, titleOf, whereIs } from './signpost-words.ts'

/** An address for a role, a place, or both, as long as there are open jobs at it. */
export const showSignpost: UseCase<typeof contractorJobs.signpost> = async (
  { db, now, world },
  { slug },
) => {
  const signposts = await findSignposts(db, now, world)
  const direction = directionOf(slug, signposts)
  if (!direction) throw new Refusal('NOT_FOUND')

  const { occupation, place, jobs } = direction
  return {
    slug: slugTo(direction),
    title: titleOf(direction),
    says: sentenceOf(direction),
    role: occupation === undefined ? null : { slug: slugTo({ occupation }), name: occupation },
    place: place ? { slug: slugTo({ place }), name: place.name, where: whereIs(place) } : null,
    wish: {
      ...(occupation !== undefined && { occupation: [occupation] }),
      ...(place && { place: place.label }),
      ...(place?.radiusKm !== undefined && { radius: place.radiusKm }),
    },
    jobs,
    roles: linksToRoles(signposts, place, occupation),
    places: linksToPlaces(signposts, occupation, place),
  }
}
