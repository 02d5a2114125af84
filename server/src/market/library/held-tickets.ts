import { dayOf, productTimeZone } from '@headframe/wire'
import type { HeldTicket } from '@headframe/wire'
import { placeInList } from '../../resumes/facts/licences/names/known-licences.ts'
import type { DateOnTicket } from '../../resumes/resume-facts.ts'
import { dateText } from '../people/corrections/shown-facts.ts'
import { shortTicketName } from './short-ticket-name.ts'

/** A ticket as one of somebody's resumes tells it. */
export interface ToldTicket {
  readonly name: string
  readonly expiresOn: DateOnTicket | null
}

const soonMonths = 2

/** Each ticket once that holds today, as our list has them in order; of two dates the later one counts. */
export function heldTickets(told: readonly ToldTicket[], now: Date): HeldTicket[] {
  const today = dayOf(now, productTimeZone)
  return [...Map.groupBy(told, ({ name }) => name)]
    .flatMap(([name, each]) => {
      const [expires] = each
        .flatMap(({ expiresOn }) => (expiresOn ? dateText(expiresOn) : []))
        .toSorted((one, other) => lastDayOf(other).localeCompare(lastDayOf(one)))
      if (expires !== undefined && lastDayOf(expires) < today) return []
      const endsSoon = expires !== undefined && monthsTo(lastDayOf(expires), today) <= soonMonths
      return [{ name, short: shortTicketName(name), expires: expires ?? null, ends_soon: endsSoon }]
    })
    .toSorted((one, other) => placeInList(one.name) - placeInList(other.name))
}

/** A date is good to the end of what it names: its day, its month, or its year. */
function lastDayOf(date: string): string {
  const [year, month = '12', day = '31'] = date.split('-')
  return `${year}-${month}-${day}`
}

function monthsTo(day: string, today: string): number {
  const [then, now] = [day, today].map((one) => {
    const [year = 0, month = 0] = one.split('-').map(Number)
    return year * 12 + month
  })
  return (then ?? 0) - (now ?? 0)
}
