import { productTimeZone } from '../options.ts'

/** What day it is depends on where one stands: these are for rules that say "today". */

const zoneOfState: Readonly<Record<string, string>> = {
  NSW: 'Australia/Sydney',
  ACT: 'Australia/Sydney',
  VIC: 'Australia/Melbourne',
  TAS: 'Australia/Hobart',
  QLD: 'Australia/Brisbane',
  SA: 'Australia/Adelaide',
  NT: 'Australia/Darwin',
  WA: 'Australia/Perth',
}

/** Without a state that is known, the product's own time zone. */
export function timeZoneOf(state: string | null | undefined): string {
  return zoneOfState[state?.trim().toUpperCase() ?? ''] ?? productTimeZone
}

/** The day of an instant as `YYYY-MM-DD`, which sorts and compares as text. */
export function dayOf(instant: Date, timeZone: string): string {
  const known = calendars.get(timeZone)
  const calendar = known ?? calendarOf(timeZone)
  if (!known) calendars.set(timeZone, calendar)
  return calendar.format(instant)
}

/** Making one takes a hundred times as long as asking it, and lists ask for each of their rows. */
const calendars = new Map<string, Intl.DateTimeFormat>()

function calendarOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
}
