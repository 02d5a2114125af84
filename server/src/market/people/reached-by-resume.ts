import {
  isLocality,
  queensland,
  stateOf,
  statePattern,
} from '../../resumes/facts/places/known-places.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'

const place = new RegExp(
  `^(?<suburb>[^,\\d][^,]*?)(?:, (?<town>[^,\\d]+?))?,?\\s+(?<state>${statePattern}|${queensland})\\.?(?:,?\\s+(?<postCode>\\d{4}))?$`,
)

/** Where a resume says that somebody lives, in the columns of a contractor: "Boulder, Kalgoorlie W.A. 6432". */
export function homeIn({ location }: ResumeFacts) {
  const { suburb, town, state, postCode } = place.exec(location?.value ?? '')?.groups ?? {}
  if (!suburb || !state || (town && !isLocality(suburb))) return undefined
  return { suburb, state: stateOf(state) ?? 'QLD', post_code: postCode ?? null }
}

/** A number that is only as it was written may be of any country: nobody is asked to ring it. */
export function phoneIn({ phone }: ResumeFacts): string | undefined {
  return phone?.value.startsWith('+') ? phone.value : undefined
}
