import type { MonthOfYear } from '../../resume-facts.ts'
import { plain } from '../../../text/plain.ts'
import type { DatePoint } from './date-parts.ts'
import { datePointAt } from './date-points.ts'
import { dashes, dateTokens, hasNumber, isSign, type Token } from './date-tokens.ts'
import { found, isJoiningWord, type DateRange, type Found } from './found-range.ts'
import { monthNumber } from './months.ts'
import { fromSeasons, fromYearOfMonths } from './seasons.ts'

const presentPhrases = new Set(
  [
    'present presently presant pres current curent curr currently now ongoing onwards onward today continuing heden nu actual',
    'laufend actuel actuellement nadal hoy actualmente actualidad presente aujourdhui heute derzeit jetzt atual atualmente attuale',
    'oggi obecnie teraz nuvaerende pagaende nuvarande idag tuttora ahora momento dzis dzisiaj kasalukuyan sekarang nuværende naværende fortsat fortsatt 至今 现在 сеичас',
  ].flatMap((words) => words.split(' ')),
)
const presentPairs = new Set(
  [
    'to date|till date|this day|until now|still going|still employed|still working|still there|still here',
    'until date|to present|to now|till now',
    'en cours|ce jour|til dato|la fecha|la actualidad|do teraz|i dag|dags dato|in corso|en curso|do chwili',
    'ate hoje|bis dato|o momento|saat ini|data attuale|alla data|по настоящее|настоящее время|по сеичас',
  ].flatMap((pairs) => pairs.split('|')),
)
const labelWords = new Set('end ended ending finish finished ceased date up the'.split(' '))
const sinceWords = new Set(
  'since depuis desde seit sinds siden sedan dal od from commenced commencing started vanaf'.split(
    ' ',
  ),
)

/** Many readers ask for the dates of the same line, one after the other. */
const readLately = new Map<string, readonly DateRange[]>()
const mostLines = 500

/** All dates of a line, in linear time: ranges where two belong together, single dates else. */
export function dateRangesIn(line: string): readonly DateRange[] {
  if (!hasNumber(line)) return []
  const known = readLately.get(line)
  if (known) return known
  if (readLately.size >= mostLines) readLately.clear()
  const ranges = readDates(line)
  readLately.set(line, ranges)
  return ranges
}

function readDates(line: string): DateRange[] {
  const tokens = dateTokens(line)
  const ranges: DateRange[] = []
  let index = 0
  while (index < tokens.length) {
    const here = rangeAt(tokens, index)
    if (here) ranges.push(here.range)
    index = here?.next ?? index + 1
  }
  return ranges
}

function rangeAt(tokens: readonly Token[], index: number): Found | undefined {
  const outright =
    fromPresentBackwards(tokens, index) ??
    fromSeasons(tokens, index) ??
    fromYearOfMonths(tokens, index)
  if (outright) return outright

  const left = datePointAt(tokens, index)
  if (!left) return undefined
  const joint = jointBetween(tokens, index, left.next) ?? jointAt(tokens, left.next)

  if (joint.isPresent) return found(tokens, index, joint.next, openRange(left, 'range'))
  if (joint.isStrong) {
    const right = datePointAt(tokens, joint.next) ?? restOfYears(tokens, left, joint.next)
    const range = right && joined(left, right)
    if (range) return found(tokens, index, right.next, range)
  }
  return ofTwoCells(tokens, index, left) ?? alone(tokens, index, left)
}

/** "Jan-20 | Feb-24": a month and two figures alone in a cell, and in the next another, begin and end. */
function ofTwoCells(tokens: readonly Token[], index: number, left: DatePoint): Found | undefined {
  if (!isShortMonth(left) || !isOneOfCells(tokens, index, left)) return undefined
  const right = datePointAt(tokens, left.next)
  if (!right || !isShortMonth(right) || !isOneOfCells(tokens, left.next, right)) return undefined
  const range = joined(left, right)
  return range && found(tokens, index, right.next, range)
}

/** "Sep 26 | Acme": a cell beside others, and nothing else in it. */
function isOneOfCells(tokens: readonly Token[], from: number, { next }: DatePoint): boolean {
  const isFirst = from === 0
  const isLast = next === tokens.length
  return (
    !(isFirst && isLast) &&
    (isFirst || tokens[from - 1]?.isLastOfCell === true) &&
    (isLast || tokens[next - 1]?.isLastOfCell === true)
  )
}

function isShortMonth({ isShort, year, month }: DatePoint): boolean {
  return isShort && year !== undefined && month !== undefined
}

/** A date with no other one beside it. */
function alone(tokens: readonly Token[], index: number, left: DatePoint): Found | undefined {
  const before = plain(tokens[index - 1]?.text ?? '')
  // "Since June 22" tells a year.
  const isSince = sinceWords.has(before) && before !== 'from' && left.month !== undefined
  // So does "Aug 23 –" at the end of a line or a cell.
  const isOpen = left.month !== undefined && isHanging(tokens, left.next)
  const isToldOfYear =
    isSince || isOpen || (isShortMonth(left) && isOneOfCells(tokens, index, left))
  if (left.year === undefined || (left.isShort && !isToldOfYear)) return undefined
  if (left.mayBeTwoYears && left.month !== undefined) {
    const end = { year: Math.floor(left.year / 100) * 100 + left.month }
    return found(tokens, index, left.next, { start: { year: left.year }, end, form: 'range' })
  }
  const isLast = tokens[left.next] === undefined
  if (sinceWords.has(before) && (before !== 'from' || isLast)) {
    return found(tokens, index - 1, left.next, openRange(left, 'since'))
  }
  if (isHanging(tokens, left.next))
    return found(tokens, index, left.next + 1, openRange(left, 'hanging'))
  const day = monthOfPoint(left)
  return day && found(tokens, index, left.next, { start: day, end: day, form: 'single' })
}

function openRange(left: DatePoint, form: DateRange['form']) {
  const start = monthOfPoint(left)
  return start && { start, end: null, form }
}

interface Joint {
  readonly next: number
  readonly isStrong: boolean
  readonly isPresent: boolean
}

/** "Between 2019 and early 2021" */
function jointBetween(tokens: readonly Token[], begin: number, end: number): Joint | undefined {
  const [before, behind] = [tokens[begin - 1], tokens[end]].map((token) => plain(token?.text ?? ''))
  return before === 'between' && behind === 'and'
    ? { next: end + 1, isStrong: true, isPresent: false }
    : undefined
}

/** What stands between two dates: a dash, a word, labels such as "End date:". */
function jointAt(tokens: readonly Token[], from: number): Joint {
  let isStrong = false
  for (let next = from; next < from + 6; next++) {
    const token = tokens[next]
    const present = afterPresent(tokens, next)
    if (present && (isStrong || next > from || token?.kind === 'word')) {
      return { next: present, isStrong, isPresent: true }
    }
    if (!token || token.kind === 'number') return { next, isStrong, isPresent: false }
    if (
      isStrong &&
      plain(token.text) === 'date' &&
      !datePointAt(tokens, afterSign(tokens, next + 1))
    )
      return { next: next + 1, isStrong, isPresent: true }
    // "To end of 2018"
    if (isStrong && plain(token.text) === 'end' && plain(tokens[next + 1]?.text ?? '') === 'of')
      return { next: next + 2, isStrong, isPresent: false }
    const isMeant = isSign(token, `${dashes}→~>»`) || token.text === '->' || isJoiningWord(token)
    // "From July 2023 and still there"
    const isAndStill =
      plain(token.text) === 'and' && plain(tokens[next + 1]?.text ?? '') === 'still'
    const isLabel = isAndStill || labelWords.has(plain(token.text)) || isSign(token, ':,;|.()')
    const isYears = token.text === '/' && next === from
    if (!isMeant && !isLabel && !isYears) return { next, isStrong, isPresent: false }
    isStrong ||= isMeant || isYears || /^(?:end|ceas|finish)/.test(plain(token.text))
  }
  return { next: from, isStrong: false, isPresent: false }
}

/** "2019 – date: Driller" goes on; "2019, end date: 2021" does not. */
function afterSign(tokens: readonly Token[], index: number): number {
  return isSign(tokens[index], ':') ? index + 1 : index
}

/** The index behind "present", "to date" and the like. */
function afterPresent(tokens: readonly Token[], index: number): number | undefined {
  const [first, second, third] = tokens.slice(index, index + 3)
  if (!first) return undefined
  if (presentPairs.has(`${plain(first.text)} ${plain(second?.text ?? '')}`)) return index + 2
  if (presentPhrases.has(plain(first.text))) {
    return /^present$/i.test(first.text) && /^day$/i.test(second?.text ?? '')
      ? index + 2
      : index + 1
  }
  const words = [first, second, third].map((token) => plain(token?.text ?? '')).join(' ')
  // Norwegian writes d.d.; its “nå” without the ring would be n/a.
  if (first.text.toLowerCase() === 'nå') return index + 1
  return words === 'd . d' || /^aujourd . hui$/.test(words) ? index + 3 : undefined
}

/** Present – March 2019, newest first. */
function fromPresentBackwards(tokens: readonly Token[], index: number): Found | undefined {
  const present = afterPresent(tokens, index)
  if (!present) return undefined
  const joint = jointAt(tokens, present)
  const point = joint.isStrong && !joint.isPresent ? datePointAt(tokens, joint.next) : undefined
  return point && found(tokens, index, point.next, openRange(point, 'range'))
}

/** The second half of 2015-16, 2015/18 or 2015/2018. */
function restOfYears(
  tokens: readonly Token[],
  left: DatePoint,
  index: number,
): DatePoint | undefined {
  const token = tokens[index]
  if (left.year === undefined || left.month !== undefined || token?.kind !== 'number')
    return undefined
  const [sign, more] = tokens.slice(index + 1, index + 3)
  // "2015-18-03" goes on, and "2015 to 18 - Fitter" does not.
  const goesOn = sign?.start === token.end && isSign(sign, `${dashes}/:`) && more?.kind === 'number'
  if (goesOn || ![2, 4].includes(token.text.length)) return undefined
  const century = token.text.length === 2 ? Math.floor(left.year / 100) * 100 : 0
  const year = century + Number(token.text)
  if (year <= left.year || year > 2049) return undefined
  return { year, isShort: false, mayBeTwoYears: false, next: index + 1 }
}

/** Two dates as one stretch: a missing year comes from the other one, a wrong order is turned. */
function joined(left: DatePoint, right: DatePoint): Omit<DateRange, 'at'> | undefined {
  const start = withYear(left, right, -1)
  const end = withYear(right, left, 1)
  if (!start || !end) return undefined
  const lastOfEnd = monthNumber({ year: end.year, month: end.month ?? 12 })
  if (monthNumber(start) <= lastOfEnd) return { start, end, form: 'range' }
  return { start: end, end: start, form: 'range' }
}

function withYear(point: DatePoint, other: DatePoint, direction: 1 | -1): MonthOfYear | undefined {
  if (point.year !== undefined) return monthOfPoint(point)
  if (point.month === undefined || other.year === undefined || other.month === undefined)
    return undefined
  const crossesNewYear = (other.month - point.month) * direction > 0
  return { year: other.year + (crossesNewYear ? direction : 0), month: point.month }
}

function monthOfPoint({ year, month }: DatePoint): MonthOfYear | undefined {
  if (year === undefined) return undefined
  return month === undefined ? { year } : { year, month }
}

/** Nothing but a dash behind the date. */
function isHanging(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index]
  const after = tokens[index + 1]
  if (!sign || !(isSign(sign, `${dashes}→`) || isJoiningWord(sign))) return false
  return after === undefined || sign.isLastOfCell || isSign(after, ')]|')
}

/** A line of its own: "APRIL 2023 - PRESENT". */
export function isNothingButDates(text: string): boolean {
  const [range] = text.length > 60 ? [] : dateRangesIn(text)
  return range?.form === 'range' && text.length - (range.at.end - range.at.start) < 4
}
