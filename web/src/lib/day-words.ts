import { dayFromDate, isDay, type Day } from './day-text.ts'

/** Dates as Australians write them, spelled out by hand for the reason that figures.ts has. */

const months =
  'January February March April May June July August September October November December'.split(' ')
const shortMonths = 'Jan Feb Mar Apr May June July Aug Sept Oct Nov Dec'.split(' ')
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** "Mar 2019" of "2019-03"; a year alone stays as it is. */
export function monthInShort(month: string): string {
  return named(month, shortMonths)
}

/** "March 2019" of "2019-03". */
export function monthInWords(month: string): string {
  return named(month, months)
}

/** "9 Mar 2019". */
export function dayInShort(day: Day): string {
  return `${dateOf(day)} ${monthInShort(day.slice(0, 7))}`
}

/** "9 March 2019". */
export function dayInWords(day: Day): string {
  return `${dateOf(day)} ${monthInWords(day.slice(0, 7))}`
}

/** As much as a card or a resume tells: "9 Mar 2019", "Mar 2019", "2019". */
export function dateInShort(date: string): string {
  return isDay(date) ? dayInShort(date) : monthInShort(date)
}

/** "March 9, 2019", as the screens of talent communities tell their days. */
export function dayInLongForm(day: Day): string {
  const [month, year] = monthInWords(day.slice(0, 7)).split(' ')
  return `${month} ${dateOf(day)}, ${year}`
}

/** "Saturday, 9 March 2019", where the reader is. */
export function wholeDayInWords(date: Date): string {
  return `${weekdays[date.getDay()]}, ${dayInWords(dayFromDate(date))}`
}

/** "10:29 am", where the reader is. */
export function timeInWords(date: Date): string {
  const hours = date.getHours()
  const minutes = String(date.getMinutes()).padStart(2, '0')
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`
}

function named(month: string, names: readonly string[]): string {
  const [year, number] = month.split('-')
  const name = names[Number(number) - 1]
  return year && name ? `${name} ${year}` : month
}

function dateOf(day: Day): number {
  return Number(day.slice(8))
}
