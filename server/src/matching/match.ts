import type { Match, ShortMatch } from '@headframe/wire'
import { checkLocation } from './checks/location.ts'
import { checkRate } from './checks/rate.ts'
import { checkRoster } from './checks/roster.ts'
import { checkStartDate } from './checks/start-date.ts'
import type { CheckKey, Finding, OpeningTerms, PersonTerms } from './checks/terms.ts'
import { checkWorkRights } from './checks/work-rights.ts'
import { checkWorkType } from './checks/work-type.ts'
import { explain } from './explain.ts'
import type { OpeningGist, PersonGist, Read } from './gists.ts'

export interface OpeningToMatch {
  readonly read: Read<OpeningGist>
  readonly terms: OpeningTerms
}

export interface PersonToMatch {
  readonly read: Read<PersonGist>
  readonly terms: PersonTerms
}

export type Reader = 'person' | 'company'

/** How well a person and an opening fit, and why: the same facts for both sides, wishes for the person alone. */
export function matchOf(
  opening: OpeningToMatch,
  person: PersonToMatch,
  { now, reader }: { readonly now: Date; readonly reader: Reader },
): Match {
  const { score, reasons, missing, improve } = explain(opening.read, person.read)
  const found = findingsOf(opening.terms, person.terms, now)
  return {
    score,
    checks: found.map(([key, finding]) => toldOf(key, finding, reader)),
    reasons,
    missing,
    improve: reader === 'person' ? [...improve.slice(0, 3), ...waysToTell(found)] : [],
  }
}

/** Never more than the whole says. */
export function shortOf(match: Match | undefined): ShortMatch | null {
  if (!match) return null
  const { score, checks, reasons } = match
  return {
    score,
    failed: checks.flatMap(({ key, result }) => (result === 'fail' ? [key] : [])),
    reason: reasons[0]?.text ?? null,
  }
}

type Found = readonly (readonly [CheckKey, Finding])[]

function findingsOf(opening: OpeningTerms, person: PersonTerms, now: Date): Found {
  return [
    ['work_rights', checkWorkRights(opening, person)],
    ['start_date', checkStartDate(opening, person, now)],
    ['rate', checkRate(opening, person)],
    ['roster', checkRoster(opening, person)],
    ['location', checkLocation(opening, person)],
    ['work_type', checkWorkType(opening, person)],
  ]
}

function toldOf(key: CheckKey, finding: Finding, reader: Reader): Match['checks'][number] {
  const { result, text, forCompany = text, job, person, isWish, mend = null } = finding
  const isOwn = reader === 'person'
  return {
    key,
    result,
    text: isOwn ? text : forCompany,
    evidence: job ?? (isOwn || !isWish ? (person ?? null) : null),
    person: isOwn || !isWish ? (person ?? null) : null,
    mend: isOwn ? mend : null,
  }
}

const howToMend = {
  wishes: 'Say what you wish of your next job, and it is compared with every job.',
  profile: 'Complete your profile: right to work, rate and suburb.',
  availability: 'Say when you could begin.',
} as const

/** What nobody can tell as long as it is not said, each once. */
function waysToTell(found: Found): string[] {
  const ways = found.flatMap(([, { result, mend }]) =>
    result === 'unknown' && mend && mend !== 'resume' ? [howToMend[mend]] : [],
  )
  return [...new Set(ways)]
}
