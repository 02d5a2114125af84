import type { Day } from './day-text.ts'

const hour = 3600 * 1000
const standardOffset = 10 * hour
const summerOffset = 11 * hour

/**
 * The day in the product's own zone, which is Sydney's, by the rule that holds there since 2008:
 * summer time from the first Sunday of October to the first Sunday of April. The first use of Intl
 * costs a phone more than a tenth of a second, and every list of jobs shows such days.
 */
export function productDay(seconds: number): Day {
  const instant = seconds * 1000
  const isSummer = isSummerAt(instant + standardOffset)
  const there = new Date(instant + (isSummer ? summerOffset : standardOffset))
  return there.toISOString().slice(0, 10)
}

/**
 * The last day of a posting, which ends with a day where the work is: from the Cocos Islands to Norfolk
 * Island, the last second of a day falls on that same day by the clock of the world.
 */
export function lastDay(deadlineSeconds: number): Day {
  return new Date(deadlineSeconds * 1000).toISOString().slice(0, 10)
}

/** Both changes come when it is two o'clock of standard time. */
function isSummerAt(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear()
  return standard < firstSunday(year, 3) + 2 * hour || standard >= firstSunday(year, 9) + 2 * hour
}

function firstSunday(year: number, month: number): number {
  const weekday = new Date(Date.UTC(year, month, 1)).getUTCDay()
  return Date.UTC(year, month, 1 + ((7 - weekday) % 7))
}
