import type { MonthOfYear } from '../../resume-facts.ts'

/** Months as numbers in a row, so that they can be compared and subtracted. Both ends belong to it. */
export interface Stretch {
  readonly first: number
  readonly last: number
}

export function monthNumber({ year, month = 1 }: MonthOfYear): number {
  return year * 12 + month - 1
}

export function monthNumberOf(day: Date): number {
  return day.getUTCFullYear() * 12 + day.getUTCMonth()
}

/** A year alone runs from January to December; an open end runs to the given day. */
export function stretchOf(start: MonthOfYear, end: MonthOfYear | null, asOf: Date): Stretch {
  const today = monthNumberOf(asOf)
  const last = end ? monthNumber({ year: end.year, month: end.month ?? 12 }) : today
  return { first: monthNumber(start), last: Math.min(last, today) }
}

export function lengthOf({ first, last }: Stretch): number {
  return Math.max(0, last - first + 1)
}

/** How many months are covered by at least one of them. */
export function monthsCovered(stretches: readonly Stretch[]): number {
  let months = 0
  let coveredTo = -Infinity
  for (const { first, last } of stretches.toSorted((a, b) => a.first - b.first)) {
    months += Math.max(0, last - Math.max(first, coveredTo + 1) + 1)
    coveredTo = Math.max(coveredTo, last)
  }
  return months
}
