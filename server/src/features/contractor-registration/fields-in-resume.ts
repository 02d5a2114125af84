import type { ProposedFields } from '@headframe/wire'
import { phoneText } from '@headframe/wire'
import { homeIn, phoneIn } from '../../market/people/reached-by-resume.ts'
import { occupationsIn } from '../../occupations/occupations-in.ts'
import type { ResumeFacts } from '../../resumes/resume-facts.ts'

/** What a resume says of a registration's fields. What it leaves open is absent, so that nobody has to clear it. */
export function fieldsIn(facts: ResumeFacts, now: Date): ProposedFields {
  const phone = phoneIn(facts)
  const home = homeIn(facts)
  const fields = {
    email: facts.email?.value,
    ...namesIn(facts),
    phone: phone && phoneText(phone),
    suburb: home?.suburb,
    state: home?.state,
    post_code: home?.post_code,
    visa_status: visaIn(facts),
    availability: startIn(facts, now),
  }
  const said = Object.entries(fields).filter(([, value]) => value != null)
  return Object.fromEntries(said)
}

interface Role {
  readonly id: number
  readonly industry_id: number
  readonly name: string
}

/** The role of the newest job that one of the list is. What is only near is not guessed. */
export function roleIn({ currentRole, jobs }: ResumeFacts, roles: readonly Role[]) {
  const known = new Map(
    roles.flatMap((role) => occupationsIn(role.name).map(({ occupation }) => [occupation, role])),
  )
  return [currentRole?.value, ...jobs.map(({ title }) => title)]
    .flatMap((title) => occupationsIn(title ?? ''))
    .map(({ occupation }) => known.get(occupation))
    .find((role) => role !== undefined)
}

/** Tamika "Tam" O'Rourke: what friends call somebody is no part of the name that the form asks for. */
const nickname = /(?<=\s)(?:["“][^"”]{1,20}["”]|‘[^’]{1,20}’|'[^']{1,20}'|\([^)]{1,20}\))(?=\s)/gu

function namesIn({ fullName }: ResumeFacts) {
  const name = (fullName?.value ?? '').replaceAll(nickname, '')
  const [first_name, ...others] = name.split(' ').filter(Boolean)
  return { first_name, last_name: others.join(' ') || undefined }
}

/** A status is only taken from words that mean one and no other. */
function visaIn({ workRights }: ResumeFacts): ProposedFields['visa_status'] {
  switch (workRights?.value) {
    case 'Australian citizen':
    case 'Citizen':
      return 'Citizen'
    case 'Permanent resident':
      return 'Permanent Resident'
    default:
      return undefined
  }
}

/** Now, or a day that is still to come, as the form keeps it. */
function startIn({ availableFrom }: ResumeFacts, now: Date): number | undefined {
  if (!availableFrom) return undefined
  if (availableFrom.value === 'now') return 0.1
  // Two in the morning of UTC falls on the same day everywhere in Australia.
  const start = new Date(`${availableFrom.value}T02:00:00Z`)
  return start > now ? start.getTime() / 1000 : undefined
}
