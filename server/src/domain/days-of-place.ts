import { dayOf, oncePerZone } from '@headframe/wire'

const dayMs = 24 * 3600 * 1000

/** The day so many days after another, both as `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** From one day to another, backwards below zero. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
}

/** The day of an instant at a place, for people to read. */
export function dayInWords(instant: Date, timeZone: string): string {
  return wordsOf(timeZone).format(instant)
}

/** "20 March 2027, Perth time": whoever is written to may read by another clock. */
export function lastDayInWords(lastSecond: Date, timeZone: string): string {
  return `${dayInWords(lastSecond, timeZone)}, ${timeZone.split('/').at(-1)} time`
}

const wordsOf = oncePerZone(
  (timeZone) => new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone }),
)

/** The last second of a day at a place. */
export function endOfDay(day: string, timeZone: string): Date {
  return momentAt(day, '23:59:59', timeZone)
}

/** When clocks at a place show this time of a day. */
export function momentAt(day: string, time: string, timeZone: string): Date {
  const asIfUtc = Date.parse(`${day}T${time}Z`)
  // Clocks may be changed on this very day, so what they show is looked at twice.
  const guess = asIfUtc - offsetMs(new Date(asIfUtc), timeZone)
  return new Date(asIfUtc - offsetMs(new Date(guess), timeZone))
}

/** How far the clocks of a place are ahead of UTC. */
function offsetMs(instant: Date, timeZone: string): number {
  const time = clockOf(timeZone).format(instant)
  return (
    Date.parse(`${dayOf(instant, timeZone)}T${time}Z`) - Math.floor(instant.getTime() / 1000) * 1000
  )
}

const clockOf = oncePerZone(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    }),
)
