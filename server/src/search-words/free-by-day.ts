import { dayOf, productTimeZone } from '@headframe/wire'
import { dayAfter, endOfDay } from '../domain/days-of-place.ts'
import { weekdays } from '../domain/roster/roster.ts'
import type { FoundMeaning } from './found-meaning.ts'
import { indexOfMonth, month } from './starts-in.ts'

const weekday = weekdays.map((name) => `${name}|${name.slice(0, 3)}`).join('|')
const few = ['one', 'two', 'three', 'four', 'five', 'six']
const soon = String.raw`(?<nextWeek>next week)|(?<tomorrow>tomorrow)|in (?<count>\d{1,2}|an?|${few.join('|')}) (?<unit>day|week|month)s?`
const date = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?(?: of)? (?<month>${month}|sept)(?: (?<year>20\d\d))?`
const isFree = String.raw`(?:available|free|ready|(?:can )?start(?:s|ing)?)(?: to (?:start|go|work))?`
const nextDay = String.raw`${soon}|${date}|(?<weekday>${weekday}|tues|weds|thur|thurs)`
const free = new RegExp(
  String.raw`(?<![\p{L}\p{N}]|\bnot )${isFree}(?: (?:on|by|from|before|this|next|the))* (?:${nextDay})(?![\p{L}\p{N}])`,
  'giu',
)

/** "Available Monday", "free in two weeks", "start 7 December": by the end of that day. */
export function freeByDay(text: string, now: Date): FoundMeaning[] {
  return Array.from(text.matchAll(free)).flatMap((match) => {
    const day = dayMeant(match.groups ?? {}, dayOf(now, productTimeZone))
    if (day === undefined) return []
    const [year, at, dayOfMonth] = day.split('-').map(Number)
    const named = new Date(Date.UTC(year ?? 0, (at ?? 1) - 1, dayOfMonth))
    const said = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long', timeZone: 'UTC' })
    return [
      {
        kind: 'start',
        latest: Math.floor(endOfDay(day, productTimeZone).getTime() / 1000),
        label: `Available by ${said.format(named)}`,
        start: match.index,
        end: match.index + match[0].length,
      },
    ]
  })
}

type Said = Readonly<Record<string, string | undefined>>

function dayMeant(said: Said, today: string): string | undefined {
  if (said['tomorrow']) return dayAfter(today, 1)
  // Monday begins a week.
  if (said['nextWeek']) return dayAfter(today, 7 + 4 - weekdayOf(today))
  if (said['unit']) return dayAfter(today, countOf(said['count']) * daysOf(said['unit']))
  if (said['weekday']) return nextWeekday(said['weekday'], today)
  return dateMeant(said, today)
}

function nextWeekday(name: string, today: string): string {
  const wanted = weekdays.findIndex((one) =>
    one.toLowerCase().startsWith(name.toLowerCase().slice(0, 3)),
  )
  return dayAfter(today, (wanted - weekdayOf(today) + 7) % 7)
}

/** From Monday, which is 0. */
function weekdayOf(day: string): number {
  return (new Date(day).getUTCDay() + 6) % 7
}

function countOf(word = ''): number {
  const named = few.indexOf(word.toLowerCase()) + 1
  return Number(word) || named || 1
}

function daysOf(unit: string): number {
  return { day: 1, week: 7, month: 30 }[unit.toLowerCase()] ?? 1
}

/** The next such day, or nothing where the month has none. */
function dateMeant({ day, month: named = '', year }: Said, today: string): string | undefined {
  const at = indexOfMonth(named)
  const inYear = (some: number) => new Date(Date.UTC(some, at, Number(day)))
  const thisYear = inYear(Number(today.slice(0, 4)))
  const isPast = thisYear.toISOString().slice(0, 10) < today
  const meant = inYear(Number(year ?? thisYear.getUTCFullYear() + (isPast ? 1 : 0)))
  return meant.getUTCMonth() === at ? meant.toISOString().slice(0, 10) : undefined
}
