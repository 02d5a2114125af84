import { plain } from '../../../text/plain.ts'
import { apostrophes, dashes, isSign, touch, type Token } from './date-tokens.ts'
import { monthOf } from './month-words.ts'
import { stateOf } from '../places/known-places.ts'

/** One date as printed: at least a year or a month of it. */
export interface DatePoint {
  readonly year?: number
  readonly month?: number
  readonly day?: number
  /** So short (`'16`, `03/18`, `Oct 16`) that it is a date only beside another one. */
  readonly isShort: boolean
  /** Written as year and month with a dash, which may also be two years: 2010-12. */
  readonly mayBeTwoYears: boolean
  /** The index behind its last token. */
  readonly next: number
}

const vagueWords = new Set(
  'early mid late summer autumn fall winter spring end beginning start'.split(' '),
)
const beforeOtherNumbers = new Set(
  'as nzs iso iec en ansi asme nsw act po box no number model'.split(' '),
)

export function datePointAt(tokens: readonly Token[], index: number): DatePoint | undefined {
  const token = tokens[index]
  if (!token) return undefined
  if (token.kind === 'word') return fromMonthWord(tokens, index) ?? fromVagueWord(tokens, index)
  if (token.kind === 'number') {
    return (
      fromDayAndMonthWord(tokens, index) ??
      fromYearAndMonthSigns(tokens, index) ??
      fromYearFirst(tokens, index) ??
      fromNumbers(tokens, index) ??
      fromYear(tokens, index)
    )
  }
  return fromShortYear(tokens, index)
}

/** September 2019 · Sep. 2023 · Oct ’16 · July’2016 · March 3, 2019 · and only June. */
function fromMonthWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  const word = tokens[index]
  const month = word && monthOf(word.text)
  if (!month) return undefined

  const next = afterSigns(tokens, index + 1)
  const day = numberAt(tokens, next, 1, 31)
  if (day !== undefined) {
    const year = yearAt(tokens, afterSigns(tokens, afterOrdinal(tokens, next + 1)))
    if (year) return { ...long(year.next), ...dayOf(day, month), month, year: year.year }
  }
  const year = yearAt(tokens, next) ?? shortYearAt(tokens, next)
  if (year) return { ...long(year.next), month, year: year.year, isShort: year.isShort }

  const isName = word.text[0] !== word.text[0]?.toLowerCase()
  return isName ? { ...long(index + 1), month, isShort: true } : undefined
}

/** Early 2018 · Summer 2012 · late ’16: only the year counts. */
function fromVagueWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  if (!vagueWords.has(plain(tokens[index]?.text ?? ''))) return undefined
  const after = isSign(tokens[index + 1], dashes) ? index + 2 : index + 1
  const isOf = plain(tokens[after]?.text ?? '') === 'of'
  return yearPoint(yearAt(tokens, isOf ? after + 1 : after))
}

/** 10th October 2003 · 16 Jan’15 · 1-Mar-2018. */
function fromDayAndMonthWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  const day = numberAt(tokens, index, 1, 31)
  if (day === undefined) return undefined
  // The 20 of a team "U20 – Jan 2017" is no day.
  if (tokens[index - 1]?.kind === 'word' && touch(tokens[index - 1], tokens[index]))
    return undefined
  let next = afterOrdinal(tokens, index + 1)
  if (isSign(tokens[next], `${dashes}/.`)) next++
  if (plain(tokens[next]?.text ?? '') === 'of') next++

  const month = tokens[next]?.kind === 'word' ? monthOf(tokens[next]?.text ?? '') : undefined
  if (!month) return undefined
  const year = yearAt(tokens, afterSigns(tokens, next + 1))
  const short = year ?? shortYearAt(tokens, afterSigns(tokens, next + 1))
  return short ? { ...long(short.next), ...dayOf(day, month), month, year: short.year } : undefined
}

/** 2019年3月, and beside another date only 2019年. */
function fromYearAndMonthSigns(tokens: readonly Token[], index: number): DatePoint | undefined {
  const year = yearAt(tokens, index)
  if (!year || tokens[index + 1]?.text !== '年') return undefined
  const month = numberAt(tokens, index + 2, 1, 12)
  if (month === undefined) return { ...long(index + 2), year: year.year, isShort: true }
  const isSigned = tokens[index + 3]?.text === '月'
  return { ...long(isSigned ? index + 4 : index + 3), year: year.year, month }
}

/** 2022/10 · 2008-05 · 2011 / 11 · 2022-10-05. */
function fromYearFirst(tokens: readonly Token[], index: number): DatePoint | undefined {
  const year = yearAt(tokens, index)
  const sign = tokens[index + 1]
  if (!year || !sign || !isSign(sign, `${dashes}/.`) || isTouchedByNumber(tokens, index))
    return undefined
  const isTight = touch(tokens[index], sign) && touch(sign, tokens[index + 2])
  if (!isTight && sign.text !== '/') return undefined

  const month = numberAt(tokens, index + 2, 1, 12)
  if (month === undefined || tokens[index + 2]?.text.length !== 2) return undefined
  const isFollowed =
    tokens[index + 3]?.text === sign.text && touch(tokens[index + 2], tokens[index + 3])
  const day = isFollowed ? numberAt(tokens, index + 4, 1, 31) : undefined
  if (day !== undefined) return { ...long(index + 5), ...dayOf(day, month), year: year.year, month }
  const mayBeTwoYears = month > year.year % 100
  return { ...long(index + 3), year: year.year, month, mayBeTwoYears }
}

/** 12/05/2003, where the day comes first as in Australia · 07/2022 · 07.2022 · 03/18 · 3/18. */
function fromNumbers(tokens: readonly Token[], index: number): DatePoint | undefined {
  const [first, sign, second, again] = tokens.slice(index, index + 4)
  if (!sign || !isSign(sign, `${dashes}/.`) || second?.kind !== 'number') return undefined
  if (isTouchedByNumber(tokens, index)) return undefined
  const isTight = touch(first, sign) && touch(sign, second)

  if (isTight && again?.text === sign.text && touch(second, again)) {
    return fromThreeNumbers(tokens, index)
  }
  const month = numberAt(tokens, index, 1, 12)
  if (month === undefined) return undefined
  const year = yearAt(tokens, index + 2)
  if (year && (isTight || sign.text === '/')) return { ...long(year.next), year: year.year, month }

  if (!isTight || sign.text !== '/' || second.text.length !== 2) return undefined
  return { ...long(index + 3), month, year: fullYear(Number(second.text)), isShort: true }
}

function fromThreeNumbers(tokens: readonly Token[], index: number): DatePoint | undefined {
  const first = numberAt(tokens, index, 1, 31)
  const second = numberAt(tokens, index + 2, 1, 31)
  const year = yearAt(tokens, index + 4) ?? bareShortYearAt(tokens, index + 4)
  if (first === undefined || second === undefined || !year) return undefined
  const [day, month] = second <= 12 ? [first, second] : [second, first]
  if (month > 12) return undefined
  return { ...long(year.next), ...dayOf(day, month), year: year.year, month }
}

/** No month has a 31st of February: what stands there is a slip, and its month still counts. */
function dayOf(day: number, month: number): { day?: number } {
  const most = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= most ? { day } : {}
}

/** "Newcastle NSW 2014 – 2017": behind a state, from a year to a later one, and no postcode. */
function isFromYear(tokens: readonly Token[], index: number): boolean {
  if (stateOf(tokens[index - 1]?.text ?? '') === undefined) return false
  const [from, joint, to, next] = tokens.slice(index, index + 4)
  const isJoint = joint !== undefined && /^(?:[-–—]|to)$/.test(joint.text)
  const isLater = isYear(to) && Number(from?.text) <= Number(to?.text)
  const isRange = isJoint && isYear(from) && (isLater || goesOn.test(to?.text ?? ''))
  return isRange && !(next && /^(?:[-–—]|to)$/.test(next.text))
}

const goesOn = /^(?:present|current|now|ongoing|date|today)$/i

function isYear(token: Token | undefined): boolean {
  return token !== undefined && /^(?:19[5-9]|20[0-4])\d$/.test(token.text)
}

/** 2019, unless it is part of a standard, a postcode, a sum or a longer number. */
function fromYear(tokens: readonly Token[], index: number): DatePoint | undefined {
  const before = tokens[index - 1]
  const after = tokens[index + 1]
  // Only the postcodes of Sydney read like years.
  const mayBeNumber = beforeOtherNumbers.has(plain(before?.text ?? '')) && !before?.isLastOfCell
  if (mayBeNumber && !isFromYear(tokens, index)) return undefined
  const ofYear = /^(?:semester|term|trimester|quarter|session)$/i.test(
    tokens[index - 2]?.text ?? '',
  )
  // "HLTAID011 2024": behind the code of a unit stands a year.
  const ofCode =
    touch(tokens[index - 2], before) && /^[A-Z]{3,}$/.test(tokens[index - 2]?.text ?? '')
  const isOfOthers = before?.kind === 'number' && !before.isLastOfCell && !ofYear && !ofCode
  if (isOfOthers && !touch(before, tokens[index])) return undefined
  if (isTouchedByNumber(tokens, index) || isSign(before, '$#€£+=@_')) return undefined
  if (isSign(after, '%') || (after?.kind === 'number' && after.text.length !== 4)) return undefined
  if (after?.kind === 'word' && touch(tokens[index], after)) return undefined
  return yearPoint(yearAt(tokens, index))
}

/** ’16, a year only beside another one. */
function fromShortYear(tokens: readonly Token[], index: number): DatePoint | undefined {
  if (!isSign(tokens[index], apostrophes)) return undefined
  const year = shortYearAt(tokens, index)
  return year && { ...long(year.next), year: year.year, isShort: true }
}

interface Year {
  readonly year: number
  readonly isShort: boolean
  readonly next: number
}

function yearAt(tokens: readonly Token[], index: number): Year | undefined {
  if (tokens[index]?.text.length !== 4) return undefined
  const year = numberAt(tokens, index, 1950, 2049)
  return year === undefined ? undefined : { year, isShort: false, next: index + 1 }
}

function shortYearAt(tokens: readonly Token[], index: number): Year | undefined {
  const hasApostrophe = isSign(tokens[index], apostrophes)
  const year = bareShortYearAt(tokens, hasApostrophe ? index + 1 : index)
  return year && { ...year, isShort: !hasApostrophe && !isSign(tokens[index - 1], apostrophes) }
}

function bareShortYearAt(tokens: readonly Token[], index: number): Year | undefined {
  if (tokens[index]?.text.length !== 2) return undefined
  const after = tokens[index + 1]
  const next = tokens[index + 2]
  // "23:30", "23/5", "23 %"; a colon or a stop behind the year goes on with something else.
  const isMore =
    touch(tokens[index], after) &&
    (isSign(after, '%') || (isSign(after, ':/.') && next?.kind === 'number' && touch(after, next)))
  const year = numberAt(tokens, index, 0, 99)
  if (year === undefined || isMore) return undefined
  return { year: fullYear(year), isShort: true, next: index + 1 }
}

/** 26 and 98 as people mean them. */
export function fullYear(twoDigits: number): number {
  return twoDigits < 50 ? 2000 + twoDigits : 1900 + twoDigits
}

function yearPoint(year: Year | undefined): DatePoint | undefined {
  return year && { ...long(year.next), year: year.year }
}

function long(next: number) {
  return { isShort: false, mayBeTwoYears: false, next }
}

function numberAt(tokens: readonly Token[], index: number, from: number, to: number) {
  const token = tokens[index]
  if (token?.kind !== 'number' || token.text.length > 4) return undefined
  const value = Number(token.text)
  return value >= from && value <= to ? value : undefined
}

/** As in 10.1016/2019 or 9001:2015: the number before belongs to it. */
function isTouchedByNumber(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index - 1]
  return (
    isSign(sign, './:') &&
    touch(sign, tokens[index]) &&
    touch(tokens[index - 2], sign) &&
    tokens[index - 2]?.kind === 'number'
  )
}

function afterOrdinal(tokens: readonly Token[], index: number): number {
  return /^(?:st|nd|rd|th)$/i.test(tokens[index]?.text ?? '') ? index + 1 : index
}

/** Behind the signs that join a month and its year; a dash joins only what touches it. */
function afterSigns(tokens: readonly Token[], index: number): number {
  let next = index
  while (next < index + 2) {
    const sign = tokens[next]
    const isJoint = isSign(sign, `.,/${apostrophes}`)
    const isDash =
      isSign(sign, dashes) && touch(tokens[next - 1], sign) && touch(sign, tokens[next + 1])
    const isDe = sign?.kind === 'word' && /^(?:de|of)$/i.test(sign.text)
    if (!isJoint && !isDash && !isDe) break
    next++
  }
  return next
}
