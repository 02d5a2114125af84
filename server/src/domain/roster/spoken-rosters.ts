import { behindJoint, cyclesOfLegs } from './following-swings.ts'
import { breakToken, countAt, textAt, type Token } from './roster-tokens.ts'
import {
  fillers,
  shiftLetters,
  shiftWords,
  unitLetters,
  unitWords,
  type Context,
} from './roster-words.ts'
import { mostStretches, type FoundRoster, type Shift } from './roster.ts'
import type { Leg } from './weeks-or-days.ts'

const mostWordsBeforeOff = 6
const endsRemark = new Set(['or', breakToken.text])

/**
 * Rosters that say what is on and what is off: 14 days on, 7 days off · 2 weeks on 1 week off · week on
 * week off · 2 days 2 nights 4 off · 7D7X7N7X.
 */
export function spokenRosterAt(
  tokens: readonly Token[],
  index: number,
  context: Context,
): FoundRoster | undefined {
  const { legs, next, isToldInTurn } = legsFrom(tokens, index)
  const lastOff = legs.findLastIndex(({ shift }) => shift === 'off')
  if (lastOff < 1) return undefined

  const [roster, ...others] = cyclesOfLegs(legs.slice(0, lastOff + 1), { isToldInTurn, context })
  return roster && { roster, others, next }
}

function legsFrom(tokens: readonly Token[], index: number) {
  const legs: Leg[] = []
  let next = index
  let isToldInTurn = false
  while (legs.length < mostStretches) {
    const before = legs.at(-1)
    const joint = before ? behindJoint(tokens, next) : { next: index, saysThen: false }
    const found = legAt(tokens, joint.next) ?? offLegAfterRemark(tokens, joint.next, before)
    if (!found || (found.leg.shift === 'off' && (!before || before.shift === 'off'))) break

    if (before?.shift === 'off' && joint.saysThen) isToldInTurn = true
    legs.push(found.leg)
    next = found.next
    if (found.leg.shift === 'on' && saysOffToo(tokens, next)) {
      legs.push({ ...found.leg, shift: 'off' })
      next += 2
    }
  }
  return { legs, next, isToldInTurn }
}

interface FoundLeg {
  readonly leg: Leg
  readonly next: number
}

/** 14 days on · 7-day off · 7 off · 2 weeks of nights · 7N · a week on · fortnight off. */
function legAt(tokens: readonly Token[], index: number): FoundLeg | undefined {
  const counted = countedAt(tokens, index)
  if (!counted) return undefined

  const start = behindLink(tokens, counted.next)
  const letter = tokens[start]?.isGlued ? textAt(tokens, start) : ''
  const unitDays = unitWords.get(textAt(tokens, start)) ?? unitLetters.get(letter)
  const letterShift = shiftLetters.get(letter)
  const { shift, next } = shiftFrom(tokens, unitDays || letterShift ? start + 1 : start)
  if (!unitDays && !letterShift && !shift) return undefined
  return { leg: { count: counted.count, unitDays, shift: shift ?? letterShift }, next }
}

/** "A week" and, before "on" and "off", "week" alone are one week. */
function countedAt(tokens: readonly Token[], index: number) {
  const count = countAt(tokens, index)
  if (count !== undefined) return { count, next: index + 1 }

  const isA = textAt(tokens, index) === 'a' && unitWords.has(textAt(tokens, index + 1))
  if (isA) return { count: 1, next: index + 1 }
  const unitDays = unitWords.get(textAt(tokens, index)) ?? 1
  return unitDays > 1 && shiftWords.has(textAt(tokens, index + 1))
    ? { count: 1, next: index }
    : undefined
}

/** As in 7-day, 4-on and 7 x nights. */
function behindLink(tokens: readonly Token[], index: number): number {
  const isLink = textAt(tokens, index) === '-' || textAt(tokens, index) === 'x'
  const word = textAt(tokens, index + 1)
  return isLink && (unitWords.has(word) || shiftWords.has(word)) ? index + 1 : index
}

const mostWordsOfShift = 4
const stronger: readonly (Shift | undefined)[] = [undefined, 'on', 'days', 'nights', 'off']

/** The strongest word wins: "7 nights off" are off, "2 weeks on nights" are nights. */
function shiftFrom(tokens: readonly Token[], index: number) {
  let shift: Shift | undefined
  let next = index
  while (next < index + mostWordsOfShift) {
    const place = behindLink(tokens, next)
    const word = textAt(tokens, place)
    const isDayShift = /^days?$/.test(word) && tokens[place - 1]?.kind === 'word'
    const said = isDayShift ? 'days' : shiftWords.get(word)
    if (!said && !fillers.has(word)) break
    if (stronger.indexOf(said) > stronger.indexOf(shift)) shift = said
    next = place + 1
  }
  return { shift, next }
}

/** "14 days on in the Pilbara, then enjoy 7 off": only words may stand between. */
function offLegAfterRemark(tokens: readonly Token[], index: number, before: Leg | undefined) {
  if (!before?.shift || before.shift === 'off') return undefined
  for (let next = index; next <= index + mostWordsBeforeOff; next += 1) {
    const found = legAt(tokens, next)
    if (found?.leg.shift === 'off') return found
    const token = tokens[next]
    if (found || !token || token.kind === 'count' || endsRemark.has(token.text)) return undefined
  }
  return undefined
}

/** "2 weeks on/off". */
function saysOffToo(tokens: readonly Token[], index: number): boolean {
  return (
    ['/', '-', '&', 'and'].includes(textAt(tokens, index)) && textAt(tokens, index + 1) === 'off'
  )
}
