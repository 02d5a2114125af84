import { foldName } from '../../adapters/geocoder/folding.ts'
import { occupationOfSlug, slugOfOccupation } from './occupation-slugs.ts'
import { placeNamed } from './signpost-places.ts'
import type { SignpostPlace } from './signpost-places.ts'
import type { Signposts } from './signposts.ts'
import { anybody, anywhere } from './signposts.ts'

/** A role, a place, or a role in a place. */
export interface Direction {
  readonly occupation?: string | undefined
  readonly place?: Pick<SignpostPlace, 'slug'> | undefined
}

/** `diesel-fitter-jobs-in-kalgoorlie`, `diesel-fitter-jobs` and `jobs-in-kalgoorlie`. */
export function slugTo({ occupation, place }: Direction): string {
  const role = occupation === undefined ? '' : `${slugOfOccupation(occupation)}-`
  return `${role}jobs${place ? `-in-${place.slug}` : ''}`
}

const forms = /^(?:(?<role>.+?)-)?jobs(?:-in-(?<place>.+))?$/

/** Where a slug leads, by whatever it calls the role and the place; nowhere without any open job. */
export function directionOf(slug: string, { places, jobs }: Signposts) {
  const { role, place: placeSlug } = forms.exec(slug.toLowerCase())?.groups ?? {}
  if (role === undefined && placeSlug === undefined) return undefined

  const occupation = role === undefined ? undefined : occupationOfSlug(role)
  const place = placeSlug === undefined ? undefined : placeOfSlug(placeSlug, places)
  const isUnderstood = (role === undefined) === (occupation === undefined)
  const count = jobs.get(place?.slug ?? anywhere)?.get(occupation ?? anybody)
  if (!isUnderstood || count === undefined || (placeSlug !== undefined && !place)) return undefined
  return { occupation, place, jobs: count }
}

function placeOfSlug(slug: string, places: Signposts['places']): SignpostPlace | undefined {
  return places.get(slug) ?? places.get(placeNamed(foldName(slug))?.slug ?? slug)
}

/** Every direction in which a job is open, in one order. */
export function allSlugs({ places, jobs }: Signposts): string[] {
  return Array.from(jobs, ([placeSlug, ofPlace]) =>
    Array.from(ofPlace.keys(), (occupation) => ({
      occupation: occupation === anybody ? undefined : occupation,
      place: places.get(placeSlug),
    })),
  )
    .flat()
    .filter(({ occupation, place }) => occupation !== undefined || place !== undefined)
    .map(slugTo)
    .toSorted()
}
