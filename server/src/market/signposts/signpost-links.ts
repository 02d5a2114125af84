import type { SignpostLink } from '@headframe/wire'
import { mostSignposts } from '@headframe/wire'
import { kilometresBetween } from '../../domain/distance.ts'
import { nearness } from '../../occupations/nearness.ts'
import type { SignpostPlace } from './signpost-places.ts'
import { slugTo } from './signpost-slugs.ts'
import { anybody, anywhere } from './signposts.ts'
import type { Signposts } from './signposts.ts'

/** Roles with open jobs in a place, most first; anywhere, those that are near to one come first. */
export function linksToRoles(
  { jobs }: Signposts,
  place: SignpostPlace | undefined,
  besides: string | undefined,
): SignpostLink[] {
  const ofPlace = [...(jobs.get(place?.slug ?? anywhere) ?? [])]
  const isNear = besides !== undefined && place === undefined
  return ofPlace
    .filter(([occupation]) => occupation !== anybody && occupation !== besides)
    .map(([occupation, count]) => ({
      slug: slugTo({ occupation, place }),
      name: occupation,
      jobs: count,
      nearness: isNear ? nearness(occupation, besides) : 0,
    }))
    .toSorted((one, other) => other.nearness - one.nearness || byJobs(one, other))
    .slice(0, mostSignposts)
}

/** Places with open jobs for a role, most first; beside a place, the nearest to it come first. */
export function linksToPlaces(
  { places, jobs }: Signposts,
  occupation: string | undefined,
  beside: SignpostPlace | undefined,
): SignpostLink[] {
  return [...places.values()]
    .filter(({ slug, reach }) => slug !== beside?.slug && (beside ?? 'km' in reach))
    .map((place) => ({
      slug: slugTo({ occupation, place }),
      name: place.name,
      jobs: jobs.get(place.slug)?.get(occupation ?? anybody) ?? 0,
      km: beside ? kilometresBetween(beside.point, place.point) : 0,
    }))
    .filter((link) => link.jobs > 0)
    .toSorted((one, other) => one.km - other.km || byJobs(one, other))
    .slice(0, mostSignposts)
}

function byJobs(one: SignpostLink, other: SignpostLink): number {
  return other.jobs - one.jobs || (one.name < other.name ? -1 : 1)
}
