import { indexOf } from '../people/month.ts'
import type { Month } from '../people/month.ts'

/** A way in which people write how long something went. */
export interface DateStyle {
  readonly isYearsOnly?: boolean
  range(start: Month, end: Month | undefined, now: Month): string
}

const shortNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const longNames =
  'January February March April May June July August September October November December'.split(' ')

const short = ({ month }: Month): string => shortNames[month - 1] ?? ''
const long = ({ month }: Month): string => longNames[month - 1] ?? ''
const two = (number: number): string => String(number).padStart(2, '0')
const numeric = ({ year, month }: Month): string => `${two(month)}/${year}`
const isoLike = ({ year, month }: Month): string => `${year}-${two(month)}`
const fullShort = (month: Month): string => `${short(month)} ${month.year}`
const fullLong = (month: Month): string => `${long(month)} ${month.year}`
const clipped = (month: Month): string => `${short(month)} '${two(month.year % 100)}`
const curled = (month: Month): string => `${short(month)} ’${two(month.year % 100)}`
const dotted = (month: Month): string =>
  `${short(month)}${month.month === 5 ? '' : month.month === 9 ? 't.' : '.'} ${month.year}`

const between =
  (write: (month: Month) => string, dash: string, open: string) =>
  (start: Month, end: Month | undefined): string =>
    `${write(start)}${dash}${end ? write(end) : open}`

export const dateStyles = {
  short: { range: between(fullShort, ' – ', 'Present') },
  plainDash: { range: between(fullShort, ' - ', 'Current') },
  brief: { range: briefly },
  numeric: { range: between(numeric, ' - ', 'Current') },
  numericTo: { range: between(numeric, ' to ', 'now') },
  iso: { range: between(isoLike, ' — ', 'present') },
  long: { range: between(fullLong, ' to ', 'date') },
  longDash: { range: between(fullLong, ' – ', 'Present') },
  since: { range: sinceOrBetween },
  clipped: { range: between(clipped, ' – ', 'Present') },
  curled: { range: between(curled, ' - ', 'Now') },
  dotted: { range: between(dotted, ' — ', 'Now') },
  capitals: {
    range: (start, end) => between(fullShort, ' – ', 'Present')(start, end).toUpperCase(),
  },
  days: { range: betweenDays },
  spelledDays: { range: betweenSpelledDays },
  counted: { range: counted },
  years: { isYearsOnly: true, range: between(({ year }) => String(year), '–', 'Present') },
  yearsTo: { isYearsOnly: true, range: between(({ year }) => String(year), ' - ', 'Current') },
} as const satisfies Readonly<Record<string, DateStyle>>

export type DateStyleName = keyof typeof dateStyles

/** Within one year the year is said once. */
function briefly(start: Month, end: Month | undefined): string {
  return end && end.year === start.year
    ? `${short(start)} – ${fullShort(end)}`
    : between(fullShort, ' – ', 'Present')(start, end)
}

function sinceOrBetween(start: Month, end: Month | undefined): string {
  return end ? `${fullLong(start)} – ${fullLong(end)}` : `Since ${fullLong(start)}`
}

function lastDay({ year, month }: Month): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate()
}

function betweenDays(start: Month, end: Month | undefined): string {
  const close = end ? `${lastDay(end)}/${numeric(end)}` : 'Present'
  return `01/${numeric(start)} – ${close}`
}

function betweenSpelledDays(start: Month, end: Month | undefined): string {
  const close = end ? `${lastDay(end)} ${fullLong(end)}` : 'Present'
  return `1 ${fullLong(start)} - ${close}`
}

/** As the export of a social network has it. */
function counted(start: Month, end: Month | undefined, now: Month): string {
  const months = indexOf(end ?? now) - indexOf(start) + 1
  const parts = [part(Math.floor(months / 12), 'year'), part(months % 12, 'month')]
  const length = parts.filter((words) => words !== '').join(' ')
  return `${between(fullLong, ' - ', 'Present')(start, end)} (${length})`
}

function part(count: number, unit: string): string {
  if (count === 0) return ''
  return count === 1 ? `1 ${unit}` : `${count} ${unit}s`
}
