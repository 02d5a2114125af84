import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { dayOf, productTimeZone } from '@headframe/wire'
import type { TicketToday } from '@headframe/wire'
import { lastDayOf } from '../../domain/last-day-of.ts'
import { nextEnd } from '../../matching/on-day.ts'
import { licencesIn } from '../../resumes/facts/licences/names/find-licences.ts'
import { placeInList } from '../../resumes/facts/licences/names/known-licences.ts'
import type { DateOnTicket } from '../../resumes/resume-facts.ts'
import { dateText } from './corrections/shown-facts.ts'
import { shortTicketName } from './short-ticket-name.ts'

/** A ticket as one of somebody's resumes tells it. */
export interface ToldTicket {
  readonly name: string
  /** What it lets somebody run: a verification of competency is for one machine. */
  readonly machine?: string | null
  readonly expiresOn: DateOnTicket | null
}

/** Of a `ticket` among the facts that were read from a resume. */
export const toldTicket = sql<ToldTicket>`jsonb_build_object(
  'name', ticket -> 'name', 'machine', ticket -> 'machine', 'expiresOn', ticket -> 'expiresOn'
)`

/** Those of the facts that were read from a resume; the rest of them is long and stays where it is. */
export function toldTickets(facts: RawBuilder<unknown>): RawBuilder<readonly ToldTicket[]> {
  return sql`to_jsonb(array(
    select ${toldTicket} from jsonb_array_elements(${facts} -> 'licences') as ticket
  ))`
}

const soonMonths = 2
const lateMonths = 12

/**
 * Each ticket once, as it stands today; of two dates the later one counts. What ends soon or has ended of late
 * comes first, by the day of its end: nobody is sent to site before it is renewed. The others follow as our list
 * has them, and at the end what ended long ago.
 */
export function ticketsToday(told: readonly ToldTicket[], now: Date): TicketToday[] {
  const today = dayOf(now, productTimeZone)
  return [...Map.groupBy(told, ({ name, machine }) => JSON.stringify([name, machine ?? null]))]
    .flatMap(([, [first, ...others]]) => (first ? standingOf(first, others, today) : []))
    .toSorted(
      (one, other) =>
        one.renewedBy.localeCompare(other.renewedBy) ||
        placeInList(one.ticket.name) - placeInList(other.ticket.name),
    )
    .map(({ ticket }) => ticket)
}

/** Behind every day that is near. */
const notSoon = '9999-12-31'
const longAgo = '9999-12-32'

function standingOf(first: ToldTicket, others: readonly ToldTicket[], today: string) {
  const { name, machine = null } = first
  const [latest] = [first, ...others]
    .flatMap(({ expiresOn }) => expiresOn ?? [])
    .toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))
  const lastDay = latest && lastDayOf(latest)
  const hasEnded = lastDay !== undefined && lastDay < today
  const months = lastDay === undefined ? Infinity : monthsTo(lastDay, today)
  const endsSoon = !hasEnded && months <= soonMonths
  const ticket: TicketToday = {
    name,
    short: shortTicketName(name),
    machine,
    expires: latest ? dateText(latest) : null,
    ends_soon: endsSoon,
    has_ended: hasEnded,
  }
  if (months < -lateMonths) return { ticket, renewedBy: longAgo }
  return { ticket, renewedBy: lastDay !== undefined && (hasEnded || endsSoon) ? lastDay : notSoon }
}

/** The names of those that hold today, as our list has them in order. */
export function namesHeld(told: readonly ToldTicket[], now: Date): string[] {
  const held = ticketsToday(told, now).filter(({ has_ended: hasEnded }) => !hasEnded)
  return [...new Set(held.map(({ name }) => name))].toSorted(
    (one, other) => placeInList(one) - placeInList(other),
  )
}

/** The first day to come on which one of them ends. */
export function nextEndOf(told: readonly ToldTicket[], now: Date): string | null {
  const ends = told.flatMap(({ expiresOn }) => (expiresOn ? { lastDay: lastDayOf(expiresOn) } : []))
  return nextEnd(now, { tickets: ends })
}

/** Skills, without those that are the name of a ticket which has lapsed: "Confined Space" is Confined Space Entry. */
export function withoutLapsed(
  skills: readonly string[],
  told: readonly ToldTicket[],
  now: Date,
): string[] {
  const held = new Set(namesHeld(told, now))
  const lapsed = new Set(told.map(({ name }) => name).filter((name) => !held.has(name)))
  const isLapsed = (skill: string) =>
    licencesIn(skill, true).some(({ licence }) => lapsed.has(licence.name))
  return skills.filter((skill) => lapsed.size === 0 || !isLapsed(skill))
}

function monthsTo(day: string, today: string): number {
  const [then, now] = [day, today].map((one) => {
    const [year = 0, month = 0] = one.split('-').map(Number)
    return year * 12 + month
  })
  return (then ?? 0) - (now ?? 0)
}
