import { apostrophes, dashes, isSign, touch, type Token } from './date-tokens.ts'

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

/** A year where it stands, and where it ends. */
export interface Year {
  readonly year: number
  readonly isShort: boolean
  readonly next: number
}

export function yearAt(tokens: readonly Token[], index: number): Year | undefined {
  if (tokens[index]?.text.length !== 4) return undefined
  const year = numberAt(tokens, index, 1950, 2049)
  return year === undefined ? undefined : { year, isShort: false, next: index + 1 }
}

export function shortYearAt(tokens: readonly Token[], index: number): Year | undefined {
  const hasApostrophe = isSign(tokens[index], apostrophes)
  const year = bareShortYearAt(tokens, hasApostrophe ? index + 1 : index)
  return year && { ...year, isShort: !hasApostrophe && !isSign(tokens[index - 1], apostrophes) }
}

export function bareShortYearAt(tokens: readonly Token[], index: number): Year | undefined {
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

export function yearPoint(year: Year | undefined): DatePoint | undefined {
  return year && { ...long(year.next), year: year.year }
}

export function long(next: number) {
  return { isShort: false, mayBeTwoYears: false, next }
}

export function numberAt(tokens: readonly Token[], index: number, from: number, to: number) {
  const token = tokens[index]
  if (token?.kind !== 'number' || token.text.length > 4) return undefined
  const value = Number(token.text)
  return value >= from && value <= to ? value : undefined
}

/** As in 10.1016/2019 or 9001:2015: the number before belongs to it. */
export function isTouchedByNumber(tokens: readonly Token[], index: number): boolean {
  const sign = tokens[index - 1]
  return (
    isSign(sign, './:') &&
    touch(sign, tokens[index]) &&
    touch(tokens[index - 2], sign) &&
    tokens[index - 2]?.kind === 'number'
  )
}

export function afterOrdinal(tokens: readonly Token[], index: number): number {
  return /^(?:st|nd|rd|th)$/i.test(tokens[index]?.text ?? '') ? index + 1 : index
}

/** Behind the signs that join a month and its year; a dash joins only what touches it. */
export function afterSigns(tokens: readonly Token[], index: number): number {
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

/** No month has a 31st of February: what stands there is a slip, and its month still counts. */
export function dayOf(day: number, month: number): { day?: number } {
  const most = month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31
  return day <= most ? { day } : {}
}
