/** A day of the calendar as the wire spells it, such as "2026-02-28"; it has no time and no zone. */
export type Day = string

export interface DayLimits {
  min?: Day
  max?: Day
}

/** Reads "1/2/2026", "01-02-2026", "1.2.26", "01022026" and "2026-02-01"; 31/02 is no day. */
export function readDay(text: string): Day | undefined {
  const typed = text.trim()
  const [, date, month, year] = australian(typed) ?? []
  if (year !== undefined) return dayOf(yearIn(year), Number(month), Number(date))

  const wire = /^(\d{4})-(\d{2})-(\d{2})$/u.exec(typed)
  return wire ? dayOf(Number(wire[1]), Number(wire[2]), Number(wire[3])) : undefined
}

/**
 * A day as it is typed here, in its three parts. Two figures are a year as well, but for the 20 that every year
 * of the century begins with: whoever is still typing has named no day yet.
 */
const australian = (typed: string) =>
  /^(\d{1,2})[/.\s-](\d{1,2})[/.\s-](\d{4}|(?!20)\d{2})$/u.exec(typed) ??
  /^(\d{2})(\d{2})(\d{4}|(?!20)\d{2})$/u.exec(typed)

/** What is asked for here is to come: nobody means the last century. */
const yearIn = (typed: string) => (typed.length === 2 ? 2000 : 0) + Number(typed)

/** DD/MM/YYYY; what is no day stays as it was typed. */
export function writeDay(day: string): string {
  const [year, month, date] = day.split('-')
  return isDay(day) ? `${date}/${month}/${year}` : day
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/u.test(text) && readDay(text) === text
}

/** Says what is wrong with a date and how to mend it; nothing when it is empty or right. */
export function dayProblem(value: string, { min, max }: DayLimits = {}): string | undefined {
  if (value === '') return undefined
  if (!isDay(value)) {
    return australian(value.trim())
      ? 'There is no such day. Check the day and the month.'
      : 'We cannot read this date. Enter it as DD/MM/YYYY.'
  }
  if (min && value < min) return `Choose ${writeDay(min)} or a later date.`
  if (max && value > max) return `Choose ${writeDay(max)} or an earlier date.`
  return undefined
}

/** Of several dates, what was typed and is none: nobody is told that it is missing. */
export function unreadableDays(typed: Readonly<Record<string, string>>): Record<string, string> {
  const told = Object.entries(typed).map(([name, text]) => [name, dayProblem(text)] as const)
  return Object.fromEntries(told.filter((one): one is [string, string] => one[1] !== undefined))
}

/** Noon, so that no zone and no summer time moves it to a neighbouring day. */
export function dateFromDay(day: Day): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

export function dayFromDate(date: Date): Day {
  return spell(date.getFullYear(), date.getMonth() + 1, date.getDate())
}

function dayOf(year: number, month: number, date: number): Day | undefined {
  const found = new Date(Date.UTC(year, month - 1, date))
  const isReal = year >= 1000 && found.getUTCMonth() === month - 1 && found.getUTCDate() === date
  return isReal ? spell(year, month, date) : undefined
}

function spell(year: number, month: number, date: number): Day {
  return [String(year).padStart(4, '0'), twoDigits(month), twoDigits(date)].join('-')
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}
