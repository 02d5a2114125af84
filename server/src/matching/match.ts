import type { Match, ShortMatch } from '@headframe/wire'
import { checkLocation } from './checks/location.ts'
import { checkRate } from './checks/rate.ts'
import { checkRoster } from './checks/roster.ts'
import { checkStartDate } from './checks/start-date.ts'
import type { CheckKey, Finding, OpeningTerms, PersonTerms, Reader } from './checks/terms.ts'
import { checkWorkRights } from './checks/work-rights.ts'
import { checkWorkType } from './checks/work-type.ts'
import { explain } from './explain.ts'
import type { KeptGist, OpeningGist, Read } from './gists.ts'
import { onDayOf } from './on-day.ts'

export interface OpeningToMatch {
  readonly read: Read<OpeningGist>
  readonly terms: OpeningTerms
}

export interface PersonToMatch {
  readonly read: Read<KeptGist>
  readonly terms: PersonTerms
}

/**
 * How well a person and an opening fit, and why: the same facts for both sides, wishes for the person alone,
 * and a rate that is not shown for the company alone.
 */
export function matchOf(
  opening: OpeningToMatch,
  person: PersonToMatch,
  { now, reader }: { readonly now: Date; readonly reader: Reader },
): Match {
  const brought = { ...person.read, gist: onDayOf(now, person.read.gist) }
  const { score, lacking, reasons, missing, improve } = explain(opening.read, brought)
  const found = findingsOf(opening.terms, person.terms, now, reader)
  return {
    score,
    lacking,
    checks: found.map(([key, finding]) => toldOf(key, finding, reader)),
    reasons,
    missing,
    improve: reader === 'person' ? [...improve.slice(0, 3), ...waysToTell(found)] : [],
  }
}

/** Never more than the whole says. */
export function shortOf(match: Match | undefined): ShortMatch | null {
  if (!match) return null
  const { score, lacking, checks, reasons } = match
  return {
    score,
    lacking,
    failed: checks.flatMap(({ key, result }) => (result === 'fail' ? [key] : [])),
    reason: reasons[0]?.text ?? null,
  }
}

type Found = readonly (readonly [CheckKey, Finding])[]

function findingsOf(opening: OpeningTerms, person: PersonTerms, now: Date, reader: Reader): Found {
  return [
    ['work_rights', checkWorkRights(opening, person)],
    ['start_date', checkStartDate(opening, person, now)],
    ['rate', checkRate(opening, person, reader)],
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

const saysWishes = 'Say what you wish of your next job, and it is compared with every job.'
const saysOfOneself: Partial<Record<CheckKey, string>> = {
  work_rights: 'Say what right to work you have.',
  start_date: 'Say when you could begin.',
  rate: 'Say which rate you ask for.',
  location: 'Check your suburb: distances count from there.',
}

/** What nobody can tell as long as it is not said, each once. */
function waysToTell(found: Found): string[] {
  const ways = found.flatMap(([key, { result, mend }]) => {
    if (result !== 'unknown' || !mend) return []
    return (mend === 'wishes' ? saysWishes : saysOfOneself[key]) ?? []
  })
  return [...new Set(ways)]
}
