import { productTimeZone } from '../options.ts'
import { stateSaid } from './state-in.ts'

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
  return zoneOfState[stateSaid(state?.trim() ?? '')] ?? productTimeZone
}

/** The day of an instant as `YYYY-MM-DD`, which sorts and compares as text. */
export function dayOf(instant: Date, timeZone: string): string {
  return calendarOf(timeZone).format(instant)
}

const calendarOf = oncePerZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

/** Making one takes a hundred times as long as asking it, and lists ask for each of their rows. */
export function oncePerZone(
  make: (timeZone: string) => Intl.DateTimeFormat,
): (timeZone: string) => Intl.DateTimeFormat {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (timeZone) => {
    const calendar = made.get(timeZone) ?? make(timeZone)
    made.set(timeZone, calendar)
    return calendar
  }
}
