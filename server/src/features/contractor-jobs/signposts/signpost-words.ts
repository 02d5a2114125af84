import type { SignpostPlace } from '../../../market/signposts/signpost-places.ts'

interface Said {
  readonly occupation: string | undefined
  readonly place: SignpostPlace | undefined
}

/** "Diesel Fitter jobs in Kalgoorlie". */
export function titleOf({ occupation, place }: Said): string {
  const jobs = occupation === undefined ? 'Jobs' : `${occupation} jobs`
  return place ? `${jobs} ${whereIs(place)}` : jobs
}

/** One sentence for search engines, with how many there are and how far around. */
export function sentenceOf({ occupation, place, jobs }: Said & { jobs: number }): string {
  const role = occupation === undefined ? '' : ` ${occupation}`
  const count = `${jobs.toLocaleString('en-AU')}${role} ${jobs === 1 ? 'job' : 'jobs'} open now`
  const facts = place ? 'roster, rate and start' : 'roster, rate, place and start'
  return `${count} ${whereIn(place)}, by ${facts}. Apply to companies directly.`
}

function whereIn(place: SignpostPlace | undefined): string {
  if (!place) return 'in Australian mining and resources'
  if (place.radiusKm === undefined) return whereIs(place)
  return `within ${place.radiusKm} km of ${place.label}`
}

/** Said without "the" as people say them: whatever else is a region has it. */
const withoutArticle =
  /Queensland$|Tasmania$|^(?:Arnhem Land|Bass Strait|Central Australia|Gippsland|New England|Orana|Peel|Wide Bay)$/
const statesWithArticle = /Territory$/

/** "in the Pilbara", "in Kalgoorlie", "at Super Pit". */
export function whereIs({ name, sort }: SignpostPlace): string {
  if (sort === 'site') return `at ${name}`
  const hasArticle =
    sort === 'region'
      ? !withoutArticle.test(name)
      : sort === 'state' && statesWithArticle.test(name)
  return hasArticle ? `in the ${name}` : `in ${name}`
}
