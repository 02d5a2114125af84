import type {
  MonthOfYear,
  ReadLicence,
  ResumeFacts,
} from '@headframe/server/src/resumes/resume-facts.ts'
import type { HonestTicket, HonestTruth } from './documents.ts'
import { sameCompany, sameName, samePhone, samePlace, sameRole } from './likeness.ts'
import { samePeriod } from './months.ts'
import { isOptional, sameExpiry, sameTicket } from './tickets.ts'
import { pairUp } from '../pairing.ts'

/** How one field of one document was read: what was read besides and what was missed, in words. */
export interface Outcome {
  readonly right: number
  readonly extra: readonly string[]
  readonly missed: readonly string[]
}

export interface Field {
  readonly name: string
  /** One of the six that a profile cannot do without. */
  readonly isCore: boolean
  /** Nothing was read from a document without facts. */
  compare(facts: ResumeFacts | undefined, truth: HonestTruth): Outcome
}

export const fields: readonly Field[] = [
  core(
    'name',
    ({ fullName }) => fullName?.value,
    (truth) => truth.full_name,
    sameName,
  ),
  core(
    'e-mail',
    ({ email }) => email?.value,
    ({ email }) => email,
    (read, real) => read.toLowerCase() === real.toLowerCase(),
  ),
  core(
    'phone',
    ({ phone }) => phone?.value,
    ({ phone }) => phone,
    samePhone,
  ),
  core(
    'location',
    ({ location }) => location?.value,
    ({ location }) => location,
    samePlace,
  ),
  core(
    'current role',
    ({ currentRole }) => currentRole?.value,
    (truth) => truth.current_role,
    sameRole,
  ),
  core(
    'current company',
    ({ currentCompany }) => currentCompany?.value,
    (truth) => truth.current_company,
    sameCompany,
  ),
  field('companies', {
    read: ({ companies }) => companies,
    real: ({ jobs }) => distinctCompanies(jobs.map(({ company }) => company)),
    isSame: sameCompany,
  }),
  field('roles with dates', {
    read: ({ jobs }) => jobs,
    real: ({ jobs }) => jobs,
    isSame: (read, real) =>
      read.title !== null && sameRole(read.title, real.title) && samePeriod(read, real),
    told: ({ title, start, end }) => `${title} ${JSON.stringify({ start, end })}`,
  }),
  field('tickets', {
    read: ({ licences }) => licences,
    real: ({ tickets }) => tickets.filter(({ optional }) => optional !== true),
    isSame: sameTicket,
    isForgiven: (read, { tickets }) => isOptional(read, tickets),
    told: printedName,
  }),
  field('expiry dates', {
    read: ({ licences }) => licences.filter(({ expiresOn }) => expiresOn !== undefined),
    real: ({ tickets }) =>
      tickets.filter(({ expires, optional }) => expires !== undefined && optional !== true),
    isSame: sameExpiry,
    isForgiven: (read, { tickets }) => isOptional(read, tickets),
    told: (ticket) => `${printedName(ticket)} ${JSON.stringify(expiryOf(ticket))}`,
  }),
]

function core(
  name: string,
  read: (facts: ResumeFacts) => string | undefined,
  real: (truth: HonestTruth) => string | null,
  isSame: (read: string, real: string) => boolean,
): Field {
  const single = field(name, {
    read: (facts) => listed(read(facts)),
    real: (truth) => listed(real(truth)),
    isSame,
  })
  return { ...single, isCore: true }
}

interface Reading<Read, Real> {
  read(facts: ResumeFacts): readonly Read[]
  real(truth: HonestTruth): readonly Real[]
  isSame(read: Read, real: Real): boolean
  /** What was read besides and may be. */
  isForgiven?(read: Read, truth: HonestTruth): boolean
  told?(item: Read | Real): string
}

function field<Read, Real>(
  name: string,
  { read, real, isSame, isForgiven = () => false, told = String }: Reading<Read, Real>,
): Field {
  return {
    name,
    isCore: false,
    compare(facts, truth) {
      const readItems = facts === undefined ? [] : read(facts)
      const { right, extra, missed } = pairUp(readItems, real(truth), isSame)
      const wrong = extra.filter((item) => !isForgiven(item, truth))
      return { right, extra: wrong.map(told), missed: missed.map(told) }
    },
  }
}

function printedName(ticket: ReadLicence | HonestTicket): string {
  return ('printed' in ticket ? ticket.printed : undefined) ?? ticket.name
}

function expiryOf(ticket: ReadLicence | HonestTicket): MonthOfYear | string | undefined {
  return 'code' in ticket ? ticket.expiresOn : ticket.expires
}

function listed(value: string | null | undefined): string[] {
  return value ? [value] : []
}

function distinctCompanies(companies: readonly string[]): string[] {
  return companies.filter(
    (company, index) => companies.findIndex((other) => sameCompany(other, company)) === index,
  )
}
