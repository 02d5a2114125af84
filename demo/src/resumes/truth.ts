import { indexOf, monthAt, monthOf } from '../people/month.ts'
import type { PastJob, Person } from '../people/person.ts'
import { contentOf } from './layout.ts'
import type { Layout } from './layout.ts'

/** What a perfect reader would find in a resume of this layout. */
export interface ResumeTruth {
  readonly fullName: string
  readonly email: string
  /** In international form. */
  readonly phone: string
  readonly suburb: string
  readonly state: string
  readonly linkedin: string | undefined
  readonly currentRole: string | undefined
  readonly currentCompany: string | undefined
  /** Distinct, newest first. */
  readonly companies: readonly string[]
  readonly jobs: readonly TrueJob[]
  readonly totalMonths: number
  readonly currentCompanyMonths: number | undefined
  readonly loyaltyMonths: number
  readonly tags: readonly string[]
}

export interface TrueJob {
  readonly title: string
  readonly employer: string
  readonly start: PrintedMonth
  readonly end: PrintedMonth | undefined
}

/** Without a month where only years are printed. */
interface PrintedMonth {
  readonly year: number
  readonly month: number | undefined
}

export function truthOf(person: Person, layout: Layout, asOf: Date): ResumeTruth {
  const { jobs, dates } = contentOf(person, layout, asOf)
  const isYearsOnly = dates.isYearsOnly ?? false
  const stints = jobs.map((job) => stintOf(job, isYearsOnly, asOf))
  const current = jobs.find(({ end }) => end === undefined)
  const companies = [...new Set(jobs.map(({ employer }) => employer))]
  const monthsAt = (company: string): number =>
    monthsTogether(stints.filter(({ employer }) => employer === company))

  return {
    fullName: `${person.firstName} ${person.lastName}`,
    email: person.email,
    phone: person.phone,
    suburb: person.home.suburb,
    state: person.home.state,
    linkedin: layout.leavesOut?.includes('linkedin') ? undefined : person.linkedin,
    currentRole: current?.title,
    currentCompany: current?.employer,
    companies,
    jobs: jobs.map((job) => trueJob(job, isYearsOnly)),
    totalMonths: monthsTogether(stints),
    currentCompanyMonths: current && monthsAt(current.employer),
    loyaltyMonths:
      companies.reduce((sum, company) => sum + monthsAt(company), 0) / companies.length,
    tags: layout.leavesOut?.includes('skills') ? [] : person.skills,
  }
}

function trueJob({ title, employer, start, end }: PastJob, isYearsOnly: boolean): TrueJob {
  const printed = ({ year, month }: NonNullable<typeof end>): PrintedMonth => ({
    year,
    month: isYearsOnly ? undefined : month,
  })
  return { title, employer, start: printed(start), end: end && printed(end) }
}

interface Stint {
  readonly employer: string
  readonly first: number
  readonly last: number
}

/** A year without a month counts from its January to its December. */
function stintOf({ employer, start, end }: PastJob, isYearsOnly: boolean, asOf: Date): Stint {
  const from = isYearsOnly ? { year: start.year, month: 1 } : start
  const today = indexOf(monthOf(asOf))
  const until = isYearsOnly && end ? { year: end.year, month: 12 } : (end ?? monthAt(today))
  return { employer, first: indexOf(from), last: Math.min(indexOf(until), today) }
}

/** Months that lie in any of the stints, overlaps once. */
function monthsTogether(stints: readonly Stint[]): number {
  const months = new Set<number>()
  for (const { first, last } of stints) {
    for (let month = first; month <= last; month += 1) months.add(month)
  }
  return months.size
}
