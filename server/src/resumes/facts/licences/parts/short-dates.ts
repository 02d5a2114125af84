import { anyOf, pattern } from '../../../../text/any-of.ts'

interface Printed {
  readonly printed: string
  readonly start: number
  readonly end: number
}

/** "03/27", "Mar 27", "Mar. 27", "Mar-27" as spreadsheets write it, "Mar '27", "March27"; and "'27" */
const monthAndYear = anyOf(/(?:0?[1-9]|1[0-2])\//u, /\p{L}{3,9}(?:\. ?|[ /-]|(?=['’\d]))['’]?/u)
const short = pattern`^(?:${monthAndYear}|['’])[1-4]\d$`

/** "07.27" may be anything, but alone in its cell */
const dotted = /^(?:0[1-9]|1[0-2])\.[1-4]\d$/

const from = anyOf(/[-–—,:=~@>→*·•|]\s*|->\s*/u, /\b(?:to|until|till?)\s+/u)
/** Behind a name or another date, with no more than a sign between. */
const behindName = pattern`^\W*$|[\p{L}\d)]\s+$|[\p{L}\d)'’]\s*${from}$|\t$`
const opened = /[([{<]\s*$/
/** Before nothing else, or before the date at which it ends. */
const beforeNothing = /^[\s\])}>*]*(?:\([^()]*\))?[\s.,;*]*$/
const closed = /^\s*[)\]}>]/
const beforeDate = pattern`^\s*${from}?\s*[([]?${monthAndYear}[1-4]\d(?!\d)`

/** "Mar-26, 1 yr", "11/25 good for 2 yrs" */
const beforeLength =
  /^\s*(?:[,(–—-]\s*(?:for )?|[,(–—-]?\s*(?:good|valid|current|lasts?) (?:for )?)(?:\d{1,2}|one|two|three|four|five)[ -]?(?:years?|yrs?|months?|mths?)\b/i

/** Two figures behind a month are a year where they end what is told: in a list of tickets no day stands so. */
export function isMonthOfYear(text: string, { printed, start, end }: Printed): boolean {
  const [before, behind] = [text.slice(0, start), text.slice(end)]
  if (dotted.test(printed)) return /\t\s*$/.test(before) && behind.trim() === ''
  if (!short.test(printed)) return false
  const isOpened = opened.test(before)
  if (isOpened && closed.test(behind)) return true
  const isLast = [beforeNothing, beforeDate, beforeLength].some((sign) => sign.test(behind))
  return isLast && (isOpened || behindName.test(before))
}
