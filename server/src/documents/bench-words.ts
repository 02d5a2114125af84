import {
  dayFreeFrom,
  dollarsOf,
  monthsInWords,
  phoneText,
  productTimeZone,
  stateIn,
} from '@headframe/wire'
import type { StaffProfile } from '@headframe/wire'

/** What a client is shown of somebody. Whoever asks for the document decides about contact data. */
export type BenchPerson = Pick<
  StaffProfile,
  | 'full_name'
  | 'current_role'
  | 'current_company'
  | 'location'
  | 'availability'
  | 'availability_date'
  | 'salary'
  | 'rate'
  | 'visa'
  | 'updated_total_experience'
  | 'updated_experience_company'
  | 'loyalty'
  | 'total_companies'
  | 'tags'
  | 'tickets'
> & {
  readonly companies: readonly string[]
  /** Nothing where it is not to be shown. */
  readonly contact: Pick<StaffProfile, 'email' | 'phone' | 'linkedin_url'> | undefined
}

export interface BenchFacts {
  readonly name: string
  readonly description: string
  readonly madeAt: Date
  readonly people: readonly BenchPerson[]
}

/** On a ground of its own; on a louder one where it needs to be seen. */
export interface Marked {
  readonly text: string
  readonly isMarked: boolean
}

export type Fact = readonly [name: string, value: string]

/** What is known; what nobody knows is not mentioned to a client. */
export function factsAbout(person: BenchPerson, now: Date): Fact[] {
  const { salary, rate, visa, updated_total_experience: total } = person
  const { updated_experience_company: here, loyalty, total_companies: companies } = person
  return known([
    ['Availability', availabilityOf(person, now)],
    ['Hourly rate', rate === null ? null : `${dollars(rate)} an hour`],
    ['Desired salary', salary === null ? null : `${dollars(salary)} a year`],
    ['Work rights', visa],
    ['Total experience', total === null ? null : monthsInWords(total)],
    ['With the present employer', here === null ? null : monthsInWords(here)],
    ['On average with an employer', loyalty === null ? null : monthsInWords(loyalty)],
    ['Employers', companies === 0 ? null : String(companies)],
  ])
}

export function contactOf({ contact }: BenchPerson): Fact[] {
  if (!contact) return []
  return known([
    ['Email', contact.email],
    ['Phone', contact.phone && phoneText(contact.phone)],
    ['LinkedIn', contact.linkedin_url],
  ])
}

export function standingOf({ current_role, current_company }: BenchPerson): string {
  return [current_role, current_company].filter(Boolean).join(', ')
}

const mostTickets = 12

/**
 * Those that hold, as people on site call them, with the end of each: so many on grounds of their own, and the
 * others in a line. What has ended is between the recruiter and the person, and nothing that a client is handed.
 */
export function ticketsOf({ tickets }: BenchPerson): { tags: Marked[]; others: string } {
  const told = tickets.filter(({ has_ended: hasEnded }) => !hasEnded).map(ticketInWords)
  const others = told.slice(mostTickets).map(({ text }) => text)
  return { tags: told.slice(0, mostTickets), others: others.join(' · ') }
}

function ticketInWords(ticket: BenchPerson['tickets'][number]): Marked {
  const { short, machine, expires, ends_soon: isMarked } = ticket
  const end = expires && `${isMarked ? 'ends' : 'to'} ${dateInWords(expires)}`
  const name = machine ? `${short}: ${machine}` : short
  return { text: [name, end].filter(Boolean).join(', '), isMarked }
}

/** Skills, without the tickets that stand above them. */
export function skillsOf({ tags, tickets }: BenchPerson): Marked[] {
  return tags
    .filter(({ tag }) => !tickets.some(({ name }) => name === tag))
    .map(({ tag: text }) => ({ text, isMarked: false }))
}

/** "9 March 2027", "March 2027" or "2027". */
function dateInWords(date: string): string {
  const [year = 0, month, day = 1] = date.split('-').map(Number)
  if (month === undefined) return String(year)
  const parts = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  const isDay = date.length === 'YYYY-MM-DD'.length
  const words = new Intl.DateTimeFormat('en-AU', isDay ? { ...parts, day: 'numeric' } : parts)
  return words.format(Date.UTC(year, month - 1, day))
}

const mostEmployers = 12

export function employersOf({ companies }: BenchPerson): string {
  const others = companies.length - mostEmployers
  const named = companies.slice(0, mostEmployers).join(' · ')
  return others > 0 ? `${named} and ${others} more` : named
}

export function countedPeople(count: number): string {
  return count === 1 ? 'One person' : `${count} people`
}

export function dayOf(instant: Date, timeZone: string = productTimeZone): string {
  return new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }).format(instant)
}

function availabilityOf(person: BenchPerson, now: Date) {
  const { availability, availability_date: saidAt, location } = person
  if (availability === 0) return null
  const state = stateIn(location ?? '')
  const day = dayFreeFrom({ availability, availability_date: saidAt ?? 0, state }, now)
  return day === undefined ? 'Now' : `From ${dayOf(new Date(day), 'UTC')}`
}

function dollars(amount: number): string {
  return dollarsOf(Math.round(amount * 100)).replace(/\.00$/, '')
}

function known(facts: readonly (readonly [string, string | null])[]): Fact[] {
  return facts.flatMap(([name, value]) => (value ? [[name, value] as const] : []))
}
