import type { ResumeFacts } from '../../resumes/resume-facts.ts'

const place =
  /^(?<suburb>[^,\d][^,]*?),?\s+(?<state>NSW|VIC|QLD|WA|SA|TAS|ACT|NT)(?:,?\s+(?<postCode>\d{4}))?$/

/** Where a resume says that somebody lives, in the columns of a contractor. */
export function homeIn({ location }: ResumeFacts) {
  const home = place.exec(location?.value ?? '')?.groups
  return (
    home && {
      suburb: home['suburb'] ?? null,
      state: home['state'] ?? null,
      post_code: home['postCode'] ?? null,
    }
  )
}

/** A number that is only as it was written may be of any country: nobody is asked to ring it. */
export function phoneIn({ phone }: ResumeFacts): string | undefined {
  return phone?.value.startsWith('+') ? phone.value : undefined
}
