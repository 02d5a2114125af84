import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { dayOf, productTimeZone } from '@headframe/wire'
import type { HeldTicket } from '@headframe/wire'
import { lastDayOf } from '../../domain/last-day-of.ts'
import { licencesIn } from '../../resumes/facts/licences/names/find-licences.ts'
import { placeInList } from '../../resumes/facts/licences/names/known-licences.ts'
import type { DateOnTicket } from '../../resumes/resume-facts.ts'
import { dateText } from './corrections/shown-facts.ts'
import { shortTicketName } from './short-ticket-name.ts'

/** A ticket as one of somebody's resumes tells it. */
export interface ToldTicket {
  readonly name: string
  readonly expiresOn: DateOnTicket | null
}

/** Those of the facts that were read from a resume; the rest of them is long and stays where it is. */
export function toldTickets(facts: RawBuilder<unknown>): RawBuilder<readonly ToldTicket[]> {
  return sql`to_jsonb(array(
    select jsonb_build_object('name', ticket -> 'name', 'expiresOn', ticket -> 'expiresOn')
    from jsonb_array_elements(${facts} -> 'licences') as ticket
  ))`
}

const soonMonths = 2

/** Each ticket once that holds today, as our list has them in order; of two dates the later one counts. */
export function heldTickets(told: readonly ToldTicket[], now: Date): HeldTicket[] {
  const today = dayOf(now, productTimeZone)
  return [...Map.groupBy(told, ({ name }) => name)]
    .flatMap(([name, each]) => {
      const [latest] = each
        .flatMap(({ expiresOn }) => expiresOn ?? [])
        .toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))
      const lastDay = latest && lastDayOf(latest)
      if (lastDay !== undefined && lastDay < today) return []
      const expires = latest ? dateText(latest) : null
      const endsSoon = lastDay !== undefined && monthsTo(lastDay, today) <= soonMonths
      return [{ name, short: shortTicketName(name), expires, ends_soon: endsSoon }]
    })
    .toSorted((one, other) => placeInList(one.name) - placeInList(other.name))
}

/** Skills, without those that are the name of a ticket which has lapsed: "Confined Space" is Confined Space Entry. */
export function withoutLapsed(
  skills: readonly string[],
  told: readonly ToldTicket[],
  now: Date,
): string[] {
  const held = new Set(heldTickets(told, now).map(({ name }) => name))
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
