import { plain } from '../../../text/plain.ts'
import {
  type DatePoint,
  yearAt,
  shortYearAt,
  bareShortYearAt,
  yearPoint,
  long,
  numberAt,
  isTouchedByNumber,
  afterOrdinal,
  afterSigns,
  fullYear,
  dayOf,
} from './date-parts.ts'
import { apostrophes, dashes, isSign, touch, type Token } from './date-tokens.ts'
import { monthOf } from './month-words.ts'
import { stateOf } from '../places/known-places.ts'

const vagueWords = new Set(
  'early mid late summer autumn fall winter spring end beginning start harvest xmas christmas easter'.split(
    ' ',
  ),
)
const isOfClimate = new Set('dry wet ski harvest shearing summer winter'.split(' '))
const terms = new Set('term semester trimester'.split(' '))
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
      fromYearAndMonthWord(tokens, index) ??
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
  const month = word && (monthOf(word.text) ?? september(tokens, index))
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

/** "Set/2012": elsewhere what is set is no month. */
function september(tokens: readonly Token[], index: number): number | undefined {
  const isShort = /^set$/i.test(tokens[index]?.text ?? '')
  return isShort && isSign(tokens[index + 1], '/') && yearAt(tokens, index + 2) ? 9 : undefined
}

/** Early 2018 · Summer 2012 · late ’16 · Q1 2024: only the year counts, but for Christmas 2024. */
function fromVagueWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  if (isQuarter(tokens, index)) return yearPoint(yearAt(tokens, index + 2))
  if (isTerm(tokens, index)) return yearPoint(yearAt(tokens, afterSigns(tokens, index + 2)))
  if (isOfClimate.has(plain(tokens[index]?.text ?? '')) && isSeason(tokens[index + 1]))
    return yearPoint(yearAt(tokens, index + 2))
  if (!vagueWords.has(plain(tokens[index]?.text ?? ''))) return undefined
  const after = isSign(tokens[index + 1], dashes) ? index + 2 : index + 1
  const isOf = plain(tokens[after]?.text ?? '') === 'of'
  const year = yearPoint(yearAt(tokens, isOf ? after + 1 : after))
  const isChristmas = /^(?:xmas|christmas)$/i.test(tokens[index]?.text ?? '')
  return year && (isChristmas ? { ...year, month: 12 } : year)
}

/** "Term 1, 2021" */
function isTerm(tokens: readonly Token[], index: number): boolean {
  const isNumbered = numberAt(tokens, index + 1, 1, 4) !== undefined
  return terms.has(plain(tokens[index]?.text ?? '')) && isNumbered
}

/** "Dry season 2023" */
function isSeason(token: Token | undefined): boolean {
  return plain(token?.text ?? '') === 'season'
}

function isQuarter(tokens: readonly Token[], index: number): boolean {
  const [letter, number] = [tokens[index], tokens[index + 1]]
  return letter?.text === 'Q' && /^[1-4]$/.test(number?.text ?? '') && touch(letter, number)
}

/** 10th October 2003 · 16 Jan’15 · 1-Mar-2018. */
function fromDayAndMonthWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  const day = numberAt(tokens, index, 1, 31)
  // "Feb 26 | Feb 28": the year of one cell is no day of the next.
  if (day === undefined || tokens[index]?.isLastOfCell) return undefined
  // The 20 of a team "U20 – Jan 2017" is no day.
  if (tokens[index - 1]?.kind === 'word' && touch(tokens[index - 1], tokens[index]))
    return undefined
  let next = afterOrdinal(tokens, index + 1)
  // "Level 3 / Oct 2015"
  if (isSign(tokens[next], '/') && !touch(tokens[next - 1], tokens[next])) return undefined
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

/** 2021 Feb · 2029 Mar 14, and no "2019, May 2020". */
function fromYearAndMonthWord(tokens: readonly Token[], index: number): DatePoint | undefined {
  const year = yearAt(tokens, index)
  const word = tokens[index + 1]
  const month = year && word?.kind === 'word' ? monthOf(word.text) : undefined
  // In other languages "Out" and "Set" are months, too.
  const isSure = englishMonth.test(word?.text ?? '')
  if (!year || !month || !isSure || yearAt(tokens, afterSigns(tokens, index + 2))) return undefined
  const day = numberAt(tokens, index + 2, 1, 31)
  const isDay = day !== undefined && !isSign(tokens[index + 3], `${dashes}/.:`)
  return isDay
    ? { ...long(index + 3), ...dayOf(day, month), month, year: year.year }
    : { ...long(index + 2), month, year: year.year }
}

const englishMonth = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/

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

  // "03.24 – present": with a dot, both are written in two figures, as in no sum.
  const isDotted = sign.text === '.' && first?.text.length === 2 && !isSum(tokens[index - 1])
  if (!isTight || !(sign.text === '/' || isDotted) || second.text.length !== 2) return undefined
  return { ...long(index + 3), month, year: fullYear(Number(second.text)), isShort: true }
}

function isSum(before: Token | undefined): boolean {
  return isSign(before, '$€£@')
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
  if (before && touch(before, tokens[index]) && ofModel.test(before.text)) return undefined
  return yearPoint(yearAt(tokens, index))
}

/** "PC2000" is a machine, "FY2019" a year. */
const ofModel = /^(?!FY|CY)[A-Z]{1,3}$/

/** ’16, a year only beside another one. */
function fromShortYear(tokens: readonly Token[], index: number): DatePoint | undefined {
  if (!isSign(tokens[index], apostrophes)) return undefined
  const year = shortYearAt(tokens, index)
  return year && { ...long(year.next), year: year.year, isShort: true }
}
