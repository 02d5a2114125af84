import {
  descriptionDeclined,
  dollarsOf,
  freeFrom,
  productTimeZone,
  rateTypes,
  stateSaid,
  visaInWords,
} from '@headframe/wire'
import { identityOf, phraseOf } from '../../anonymous/identity.ts'
import type { Identity } from '../../anonymous/identity.ts'
import { withoutIdentity } from '../../anonymous/without-identity.ts'
import type { HiddenPerson, HiddenStep } from '../../documents/hidden-profiles.ts'
import { monthsToday } from '../../domain/tenure.ts'
import type { MonthOfYear, ResumeFacts } from '../../resumes/resume-facts.ts'
import type { ExportedRow } from './queries.ts'

interface Beside {
  readonly answers: readonly { readonly question: string; readonly response: string }[]
  /** Employers whose names give nobody away. */
  readonly shared: ReadonlySet<string>
  readonly now: Date
}

/** Somebody without who they are. */
export function hidePerson(row: ExportedRow, { answers, shared, now }: Beside): HiddenPerson {
  const identity = identityOf(knownOf(row, shared))
  const said = (text: string | null) => (text ? withoutIdentity(text, identity) || null : null)
  const facts = factsOf(row)
  return {
    code: row.code,
    role: row.role,
    industry: row.industry,
    idealRole: row.ideal_role && withoutIdentity(row.ideal_role, identity, 'title'),
    state: row.state && stateSaid(row.state),
    availability: availabilityOf(row, now),
    rate: rateOf(row),
    // What somebody wrote of a visa of another kind is left out whole.
    visa: row.visa_status && visaInWords(row.visa_status),
    contractType: row.contract_type,
    months: monthsToday(row.total_months, {
      readAt: row.read_at ?? now,
      now,
      goesOn: row.is_employed ?? false,
    }),
    description: row.ai_description === descriptionDeclined ? null : said(row.ai_description),
    career: (facts?.jobs ?? []).flatMap((job) => stepOf(job, identity, shared)),
    tags: tagsOf(facts).filter((tag) => isNobodys(tag, identity)),
    answers: answers.flatMap(({ question, response }) => {
      const hidden = said(response)
      return hidden ? [{ question, response: hidden }] : []
    }),
  }
}

/** Everybody that somebody has worked for, as their resume names them. */
export function employersOf(row: ExportedRow): string[] {
  const jobs = factsOf(row)?.jobs ?? []
  const named = jobs.flatMap(({ employer, client }) => [employer, client])
  return [...(row.companies ?? []), row.current_company, ...named].filter((name) => name !== null)
}

function knownOf(row: ExportedRow, shared: ReadonlySet<string>) {
  const places = (factsOf(row)?.jobs ?? []).flatMap(({ place }) => place ?? [])
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    address: row.address,
    suburb: row.suburb,
    postCode: row.post_code,
    rare: [...employersOf(row).filter((name) => !shared.has(name)), ...places],
  }
}

/** Written by our own reader, in the shape of its facts. */
const factsOf = (row: ExportedRow) => row.facts as ResumeFacts | null

function stepOf(
  { title, employer, start, end, isCurrent }: ResumeFacts['jobs'][number],
  identity: Identity,
  shared: ReadonlySet<string>,
): HiddenStep[] {
  const hidden = title ? withoutIdentity(title, identity, 'title') : ''
  if (!hidden) return []
  const isTold = employer !== null && shared.has(employer) && isNobodys(employer, identity)
  const company = isTold ? employer : null
  return [{ title: hidden, company, years: yearsOf(start, isCurrent ? 'today' : end) }]
}

function yearsOf(start: MonthOfYear | null, end: MonthOfYear | 'today' | null): string {
  const to = end === 'today' ? 'today' : end?.year
  const years = [start?.year, to].filter((one) => one !== undefined)
  return [...new Set(years)].join(' to ')
}

function tagsOf(facts: ResumeFacts | null): string[] {
  // What somebody has typed themselves may be anything.
  const tags = (facts?.tags ?? []).filter(({ isSaid }) => !isSaid).map(({ tag }) => tag)
  const known = (facts?.licences ?? []).filter(({ isAsWritten }) => !isAsWritten)
  return [...new Set([...tags, ...known.map(({ name }) => name)])]
}

/** From our own lists, and still: somebody called Crane is not to be found by what they drive. */
function isNobodys(tag: string, { words }: Identity): boolean {
  return phraseOf(tag)
    .split(' ')
    .every((word) => !words.has(word))
}

function availabilityOf(row: ExportedRow, now: Date): string | null {
  const { availability, availability_said_at: saidAt } = row
  if (!availability || !saidAt) return null
  const free = freeFrom(availability, saidAt)
  if (free <= now) return 'Now'
  return `From ${new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: productTimeZone }).format(free)}`
}

function rateOf({ rate, rate_type }: ExportedRow): string | null {
  if (rate === null) return null
  const amount = dollarsOf(Math.round(Number(rate) * 100)).replace(/\.00$/, '')
  return `${amount} ${rate_type === rateTypes[1] ? 'a day' : 'an hour'}`
}
