import type { Context } from './roster-words.ts'
import { areWeeks, type Leg } from './weeks-or-days.ts'

/** Between other signs and words, a smaller number before a larger one is a range: 2-3, 8 & 10. */
const signsOfAnyOrder = new Set([':', '/'])
const clockHours = new Set('5-3 5-4 5-5 6-2 6-3 6-4 6-5 6-6 8-4 9-5 10-4 10-5 12-6'.split(' '))
/** 2:5, which is a weekend at work, has the most days off for each day on. */
const mostOffForEachOn = 2.5
const mostDays = 84

/**
 * Whether people work so. Where the text does not speak of a roster, a pair that might as well be a date, a
 * time or a ratio has to make whole weeks, be even, be two to one, or be short: 12/11 is none, 12/9 is one.
 * With a dash, the hours of offices and shifts are none either: 9-5, but 9/5 is one.
 */
export function isWorked(on: Leg, off: Leg, sign: string, context: Context): boolean {
  const isRange = !signsOfAnyOrder.has(sign) && off.count > on.count
  const isTooLong = on.count + off.count > mostDays || off.count > on.count * mostOffForEachOn
  if (isRange || isTooLong) return false
  if (context.namesRoster || on.unitDays) return true
  if (sign === '-' && clockHours.has(`${on.count}-${off.count}`)) return false
  return isUsual(on.count, off.count, sign, context)
}

function isUsual(on: number, off: number, sign: string, context: Context): boolean {
  if ((on + off) % 7 === 0) return true
  if (off > on) return false
  const isShort = on <= 6 || areWeeks(on, off, context)
  // Minutes would have two digits.
  const isNoTime = sign === ':' && off < 10
  return on === off || on === off * 2 || isShort || isNoTime
}
