import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { DateOnTicket } from '../../../resume-facts.ts'
import { datePointAt } from '../../dates/date-points.ts'
import { dateTokens, hasNumber } from '../../dates/date-tokens.ts'
import { monthNumber, monthNumberOf } from '../../dates/months.ts'
import { isMonthOfYear } from './short-dates.ts'

export interface TicketDates {
  /** As printed. */
  readonly issued?: string
  readonly issuedOn?: DateOnTicket
  readonly expiry?: string
  readonly expiresOn?: DateOnTicket
}

/** A date as it is printed, and where. */
export interface PrintedDate {
  readonly printed: string
  readonly on: DateOnTicket
  readonly start: number
  readonly end: number
}

const wordsOfExpiry = anyOf(
  // "Expiry date", "exp."
  /exp(?:ir(?:y|e|es|ed|ing|ation))?\b\.?(?:\s*(?:date|on|in))?/i,
  /(?:valid|current|renewed|good|runs?)\s+(?:to|until|till?|thru|through)/i,
  /until|till?/i,
  // "White card to 2029", but not "2019 to 2021"
  /(?<!\b(?:\d\d?|(?:19|20)\d\d)\W{0,3})\bto/i,
  /renews?(?:\s+on)?|renewal(?:\s+(?:due|date))?|(?:renew|recurrent) by|(?:over)?due|next(?:\s+(?:one|due))?/i,
  /(?:r[ua]ns? out|lapse[sd]?|end(?:s|ed)?|finish(?:es)?|(?<!\b(?:went|make|set|start|pick|hook|charge|back|mark|line|mock|rig|tie|wash|clean|run|signed)[ -])up)(?:\s+(?:on|in))?/i,
  // In Portuguese, Spanish, German and French
  /validade|v[áa]lid[oa]s? (?:at[ée]|hasta)|vence|vencimiento/i,
  /g[üu]ltig bis|abgelaufen(?:\s+am)?|valable jusqu['’]?(?:au|en|à)?/i,
  // In Dutch, Danish, Norwegian, Swedish, Polish and Italian
  /geldig t(?:\/m|ot)|gyldig t?il|giltigt? t\.?o\.?m|wa[żz]ne do|scadenza|scade/i,
)

const expiryLabel = pattern`\b${wordsOfExpiry}\s*[:.–—-]?\s*$`
const wordsOfIssue = anyOf(
  /iss(?:ue[ds]?|d)?\b\.?(?:\s+(?:on|date))?|date of (?:issue|completion)/i,
  /(?:date )?(?:obtained|completed|finished|achieved|attained|awarded|gained|received|granted|renewed|refreshed)(?:\s+(?:on|in))?/i,
  // "Signed off Nov 2025", "abstract pulled Oct 2026"
  /(?:signed off|assessed|verified|sighted|tested|pulled|done|passed)(?:\s+(?:on|in))?/i,
  /since|dated|last(?:\s+one)?|recurrent/i,
  // In German, as of a certificate of conduct
  /vom|ausgestellt am|seit/i,
)

const issueLabel = pattern`\b${wordsOfIssue}\s*[:.–—-]?\s*$`

/** By what dates without a word are understood. */
export interface DateHabit {
  readonly asOf: Date
  /** Whether the dates of a list are ends, so that one which has passed is one, too. */
  readonly areEnds?: boolean
}

/** When a ticket was issued and when it ends: by the word before a date, or else by what comes first. */
export function ticketDatesIn(text: string, habit: DateHabit): TicketDates {
  const dates = printedDates(text)
  const labelled = dates.map((date) => ({ date, label: labelOf(text, date) }))
  const expires = labelled.find(({ label }) => label === 'expiry')?.date
  const issued = labelled.find(({ label }) => label === 'issue')?.date
  const bare = labelled.filter(({ label }) => label === undefined).map(({ date }) => date)
  const areEnds = habit.areEnds && !isOfOneDay.test(text) && !lasting.test(text)
  const known = told(issued, expires, isOfOneDay.test(text) ? lastOrAhead(bare, habit) : bare, {
    ...habit,
    areEnds,
  })
  return { ...known, ...(!known.expiresOn && known.issuedOn && endAfter(text, known.issuedOn)) }
}

/** Of several days that are past, a check was done on each, and ended on none. */
function lastOrAhead(dates: readonly PrintedDate[], { asOf }: DateHabit): readonly PrintedDate[] {
  return dates.some((date) => isAhead(date, asOf)) ? dates : dates.slice(-1)
}

const inWords: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5 }

const sayingSo = anyOf(
  // "12/2024, 2 years", "(2 yrs)", "2 yrs from Aug 2024"
  /[,;:(–—+\t-]\s*/i,
  /(?=[\w ]{2,12}\sfrom\s)/i,
  // "Valid for 3 years", "good for two years"
  /\b(?:valid(?:ity)?|current|good|lasts?|goes|expires|renewed|due|re-?cert\w*|refresh\w*)\s+(?:for |after |every |in )?/i,
)
const howLong = anyOf(
  /(?<count>\d{1,2}|one|two|three|four|five)[ -]?(?<unit>years?|yrs?|months?|mths?|yearly)/i,
  /annual(?:ly)?|yearly/i,
)

/** "12/2024 (2 yrs)", "2023, valid four years": for how long it lasts, told where its end is not. */
export const lasting = pattern`${sayingSo}(?<span>${howLong})\b(?!\s*(?:of|exp\w*|in|as|with)\b)`

function endAfter(text: string, issuedOn: DateOnTicket): TicketDates {
  const { span, count = '', unit = '' } = lasting.exec(text)?.groups ?? {}
  const length = count === '' ? 1 : (inWords[count.toLowerCase()] ?? Number(count))
  if (span === undefined || length === 0) return {}
  const months = /^m/i.test(unit) ? length : 12 * length
  const { year, month } = issuedOn
  // Of a year alone, months say nothing more.
  if (month === undefined && months % 12 > 0) return {}
  const last = year * 12 + (month ?? 1) - 1 + months
  const expiresOn = { year: Math.floor(last / 12), ...(month && { month: (last % 12) + 1 }) }
  return { expiry: span, expiresOn }
}

function told(
  issued: PrintedDate | undefined,
  expires: PrintedDate | undefined,
  bare: readonly PrintedDate[],
  { asOf, areEnds }: DateHabit,
): TicketDates {
  const inOrder = bare.toSorted((a, b) => monthNumber(a.on) - monthNumber(b.on))
  const [first, second] = inOrder
  const begins = issued ?? first
  const isBegun = begins && monthNumber(begins.on) <= monthNumberOf(asOf)
  // Nothing was issued in a time to come: under "Completed" stands its end.
  if (!expires && issued && isAhead(issued, asOf)) return asExpiry(issued)
  if (expires) return { ...(isBegun && asIssued(begins)), ...asExpiry(expires) }
  if (issued) return { ...asIssued(issued), ...asExpiry(first && isAfter(first, issued)) }
  const isToCome = first && isAhead(first, asOf)
  // Of two ends, as of two states, the one that is told first.
  if (isToCome || (first && !second && areEnds && mayBeEnd(first, asOf))) return asExpiry(bare[0])
  // "Mar 2024 - Mar 2027 (CPR Mar 2026 - Mar 2027)": the first that is still to come.
  const end = inOrder.find((date) => isAhead(date, asOf)) ?? second
  return { ...asIssued(first), ...(first && end && asExpiry(isAfter(end, first))) }
}

/** Checks say how somebody stood on a day; and some say that theirs is the day on which they were done. */
const isOfOneDay =
  /\bpolice\b|\bpre-?\s?(?:employment|start)\b|\bPEM\b|\bbaseline\b|\bdrug|\bD&A\b|\b(?:done|last|passed|sat|did|since|refresher|renewed|completed)\b/i

const longestPastMonths = 36

/** Nobody lists a ticket that ended long ago; a date so old is that of its issue. */
function mayBeEnd({ on }: PrintedDate, asOf: Date): boolean {
  return on.month !== undefined && monthNumber(on) > monthNumberOf(asOf) - longestPastMonths
}

/** Of a list of tickets: whether their dates without a word, one to each, are ends, as half of them and more are to come. */
export function areDatesEnds(texts: readonly string[], asOf: Date): boolean {
  const alone = texts
    .map((text) => ({ text, dates: printedDates(text) }))
    .filter(({ text, dates: [date, ...more] }) => {
      const isAlone = date?.on.month !== undefined && more.length === 0
      return isAlone && labelOf(text, date) === undefined && !isOfOneDay.test(text)
    })
  const ahead = alone.filter(({ dates }) => dates.some((date) => isAhead(date, asOf)))
  return ahead.length >= fewestAhead && ahead.length * 2 >= alone.length
}

const fewestAhead = 2

function isAhead({ on }: PrintedDate, asOf: Date): boolean {
  const months = monthNumber(on) - monthNumberOf(asOf)
  return months > 0 || (months === 0 && (on.day ?? 0) > asOf.getUTCDate())
}

function isAfter(later: PrintedDate, earlier: PrintedDate): PrintedDate | undefined {
  return monthNumber(later.on) > monthNumber(earlier.on) ? later : undefined
}

function asIssued(date: PrintedDate | undefined): TicketDates {
  return date ? { issued: date.printed, issuedOn: date.on } : {}
}

function asExpiry(date: PrintedDate | undefined): TicketDates {
  return date ? { expiry: date.printed, expiresOn: date.on } : {}
}

function labelOf(
  text: string,
  { printed, start, end }: PrintedDate,
): 'expiry' | 'issue' | undefined {
  const before = text.slice(Math.max(0, start - 40), start).replace(/(?:\bthe)?[\s(['’]+$/i, '')
  if (neverEnds.test(before)) return undefined
  if (expiryLabel.test(before)) return 'expiry'
  if (issueLabel.test(before)) return 'issue'
  // A year alone may be that in which it was done.
  if (issuedBehind.test(text.slice(end, end + 20))) return 'issue'
  const isYear = /^\d{4}$/.test(printed)
  return !isYear && endedBehind.test(text.slice(end, end + 20)) ? 'expiry' : undefined
}

/** "CPR 03/2026 (expired)", "First aid 06/26 due": unless a date of its own follows. */
const endedBehind =
  /^[)\s]{0,3}\(?(?:expired|abgelaufen|lapsed|overdue|due|out of date|to be renewed|needs renew\w+|needs? (?:a )?new one)\b(?!\W*(?:\p{L}+\W+)?\d)/iu

/** "Police check 11/26 issued" */
const issuedBehind = /^[)\s]{0,3}\(?(?:issued|done|completed|passed)\b(?!\W*(?:\p{L}+\W+)?\d)/iu

/** "Does not expire (2019)" */
const neverEnds = /(?:\b(?:not?|never)|n['’]t)\s+exp\w*\W*$/i

const label = /(\b(?:exp\w*\.?|to|until|till|due|valid|ends)\s*:?\s*)/gi
const dotted = pattern`${label}(0?[1-9]|1[0-2])\.((?:20)?\d\d)(?!\d|\.\d)`
const hyphened = pattern`${label}(0?[1-9]|1[0-2])-((?:20)?[2-4]\d)(?!\d|-\d| ?(?:m|mths?|months?|h|hrs?|hours?|days?|weeks?)\b)`
const apart = pattern`${label}(\d\d?) (0?[1-9]|1[0-2]) ((?:20)?\d\d)(?! ?\d)`

/** "exp 02.27", "exp 1-27", "exp 14 3 2027": where a word says that it is a date, as long as with slashes. */
function withSlashes(text: string): string {
  return text
    .replaceAll(dotted, '$1$2/$3')
    .replaceAll(hyphened, '$1$2/$3')
    .replaceAll(apart, '$1$2/$3/$4')
}

/** Each date of a text. Short ones (03/27, Mar 27) are dates where a word or a cell says so. */
export function printedDates(text: string, isOnlyDate = false): PrintedDate[] {
  if (!hasNumber(text)) return []
  const tokens = dateTokens(withSlashes(text))
  const dates: PrintedDate[] = []
  let index = 0
  while (index < tokens.length) {
    const point = datePointAt(tokens, index)
    const [first, last] = [tokens[index], tokens[(point?.next ?? 0) - 1]]
    const { year, month, day } = point ?? {}
    if (!point || !first || !last || year === undefined) {
      index += 1
      continue
    }
    const on = { year, ...(month !== undefined && { month }), ...(day !== undefined && { day }) }
    const { start } = first
    const date = { printed: text.slice(start, last.end), on, start, end: last.end }
    // PC2000 is a machine.
    const isOfWord = /\p{L}\d$/u.test(text.slice(Math.max(0, start - 1), start + 1))
    const isMeant =
      !point.isShort || isOnlyDate || isMonthOfYear(text, date) || labelOf(text, date) !== undefined
    const isSure = isMeant && !isOfWord
    if (isSure) dates.push(date)
    index = isSure ? point.next : index + 1
  }
  return dates
}
