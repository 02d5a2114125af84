import { dayFromDate, writeDay } from './day-text.ts'
import { dayInWords, timeInWords, wholeDayInWords } from './day-words.ts'
import { counted } from './figures.ts'
import { lastDay, productDay } from './product-day.ts'

const hourSeconds = 3600

/** How long ago something happened, in hours under a day and in days from then on. */
export function postedAgo(eventSeconds: number, nowSeconds: number): string {
  const hours = Math.floor(Math.max(0, nowSeconds - eventSeconds) / hourSeconds)
  if (hours === 0) return 'Posted less than an hour ago'
  return hours < 24
    ? `Posted ${counted(hours, 'hour')} ago`
    : `Posted ${counted(Math.floor(hours / 24), 'day')} ago`
}

const justNow = 'Just now'

/** The same in short, for a card: minutes, hours, days, and after a week the date. */
export function elapsedInShort(eventSeconds: number, nowSeconds: number): string {
  const minutes = Math.floor(Math.max(0, nowSeconds - eventSeconds) / 60)
  if (minutes === 0) return justNow
  if (minutes < 60) return `${counted(minutes, 'minute')} ago`
  if (minutes < 24 * 60) return `${counted(Math.floor(minutes / 60), 'hour')} ago`
  if (minutes < 7 * 24 * 60) return `${counted(Math.floor(minutes / 60 / 24), 'day')} ago`
  return writeDay(productDay(eventSeconds))
}

/** The same beside other dates: "Posted 3 days ago", "Posted 03/11/2026". */
export function postedInShort(eventSeconds: number, nowSeconds: number): string {
  const elapsed = elapsedInShort(eventSeconds, nowSeconds)
  return `Posted ${elapsed === justNow ? elapsed.toLowerCase() : elapsed}`
}

/** "40 seconds", "3 minutes", "5 hours", "2 days": how long something has taken so far. */
export function spanInWords(seconds: number): string {
  if (seconds < 60) return counted(Math.round(seconds), 'second')
  if (seconds < hourSeconds) return counted(Math.floor(seconds / 60), 'minute')
  if (seconds < 48 * hourSeconds) return counted(Math.floor(seconds / hourSeconds), 'hour')
  return counted(Math.floor(seconds / hourSeconds / 24), 'day')
}

/** "3 minutes ago", "2 days ago". What is shown knows the present minute alone, and no seconds. */
export function agoInWords(seconds: number): string {
  return seconds < 60 ? justNow : `${spanInWords(seconds)} ago`
}

/** "24 November 2026, 10:29 am", by the reader's own clock. */
export function momentInWords(seconds: number): string {
  const date = new Date(seconds * 1000)
  return `${dayInWords(dayFromDate(date))}, ${timeInWords(date)}`
}

/** The exact moment in Australian form, by the reader's own clock, which is said: it may be on another day. */
export function exactMoment(seconds: number): string {
  const date = new Date(seconds * 1000)
  return `${wholeDayInWords(date)} at ${timeInWords(date)}, your time`
}

/** "21 November 2026": when something happened, on the one day that mails and receipts tell as well. */
export function dateInWords(seconds: number): string {
  return dayInWords(productDay(seconds))
}

/** "21 November 2026": the last day of a posting, as its mails tell it. */
export function lastDayInWords(deadlineSeconds: number): string {
  return dayInWords(lastDay(deadlineSeconds))
}
