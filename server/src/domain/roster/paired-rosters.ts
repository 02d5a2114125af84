import { behindJoint, cyclesOfLegs } from './following-swings.ts'
import { panama } from './named-rosters.ts'
import { countAt, isNumeral, textAt, type Token } from './roster-tokens.ts'
import { shiftWords, unitLetters, unitWords, type Context } from './roster-words.ts'
import { mostStretches, type FoundRoster } from './roster.ts'
import type { Leg } from './weeks-or-days.ts'
import { isWorked } from './worked-pairs.ts'

const signs = new Set(': / - x & + and by'.split(' '))
const vehicleWords = new Set(
  'vehicle vehicles driving driver drive licence license ute utes course competency experience'.split(
    ' ',
  ),
)

/** Rosters of mere numbers: 2:1 · 8/6 · 2 & 1 · 4x4 · 2wk:1wk · 8:6/7:7 · 7/7/7 · 2-2-3. */
export function pairedRosterAt(
  tokens: readonly Token[],
  index: number,
  context: Context,
): FoundRoster | undefined {
  const isInside = signs.has(textAt(tokens, index - 1)) && isNumeral(tokens[index - 2])
  const isBehindWord = tokens[index]?.isGlued && tokens[index - 1]?.kind === 'word'
  const first = isInside || isBehindWord ? undefined : chainAt(tokens, index, context)
  if (!first) return undefined

  const legs = [...first.legs]
  let isToldInTurn = false
  let next = first.next
  while (legs.length < mostStretches) {
    const joint = behindJoint(tokens, next)
    const chain = chainAt(tokens, joint.next, context)
    if (!chain) break
    isToldInTurn ||= joint.saysThen
    legs.push(...chain.legs)
    next = chain.next
  }
  const [roster, ...others] = cyclesOfLegs(legs, { isToldInTurn, context })
  return roster && { roster, others, next }
}

interface Chain {
  readonly legs: readonly Leg[]
  readonly next: number
}

/** Numbers with one and the same sign between them. */
function chainAt(tokens: readonly Token[], index: number, context: Context): Chain | undefined {
  const sign = signAfter(tokens, index)
  const { numbers, next } = numbersFrom(tokens, index, sign)
  const isCut = textAt(tokens, next) === sign && isNumeral(tokens[next + 1])
  const isVehicle = sign === 'x' && vehicleWords.has(textAt(tokens, next))
  if (isCut || isVehicle || isPartOfWord(tokens, next)) return undefined
  const legs = numbers.length === 3 ? legsOfThree(numbers) : legsOfPairs(numbers, sign, context)
  return legs && { legs, next }
}

function numbersFrom(tokens: readonly Token[], index: number, sign: string) {
  const numbers: Leg[] = []
  let next = index
  while (numbers.length < mostStretches) {
    const place = numbers.length === 0 ? next : next + 1
    const count = countAt(tokens, place)
    if (count === undefined || (place > next && textAt(tokens, next) !== sign)) break
    const unitDays = unitAt(tokens, place + 1)
    numbers.push({ count, unitDays })
    next = unitDays ? place + 2 : place + 1
  }
  return { numbers, next }
}

function signAfter(tokens: readonly Token[], index: number): string {
  const next = unitAt(tokens, index + 1) ? index + 2 : index + 1
  const text = textAt(tokens, next)
  return signs.has(text) ? text : ''
}

function unitAt(tokens: readonly Token[], index: number): number | undefined {
  const token = tokens[index]
  const letter = token?.isGlued ? unitLetters.get(token.text) : undefined
  return unitWords.get(token?.text ?? '') ?? letter
}

/** As 4x4wd and 3/4t. */
function isPartOfWord(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index]
  const isLetters = token?.kind === 'word' && token.isGlued && isNumeral(tokens[index - 1])
  return isLetters && !shiftWords.has(token.text)
}

/** Units stand with all numbers or, for all of them, with the last; "2:1 days" is 2:1 on dayshift. */
function legsOfPairs(
  numbers: readonly Leg[],
  sign: string,
  context: Context,
): readonly Leg[] | undefined {
  const before = numbers.slice(0, -1)
  const last = numbers.at(-1)?.unitDays ?? 1
  const isInUnits = numbers.every(({ unitDays }) => unitDays)
  if (numbers.length % 2 > 0 || (!isInUnits && before.some(({ unitDays }) => unitDays)))
    return undefined

  const unitOfAll = last > 1 ? last : undefined
  const legs: Leg[] = []
  for (let index = 0; index < numbers.length; index += 2) {
    const [on, off] = numbers.slice(index, index + 2).map(({ count, unitDays }) => ({
      count,
      unitDays: isInUnits ? unitDays : unitOfAll,
    }))
    if (!on || !off || !isWorked(on, off, sign, context)) return undefined
    legs.push({ ...on, shift: 'on' }, { ...off, shift: 'off' })
  }
  return legs.length > 0 ? legs : undefined
}

/** 7/7/7 and 2/2/4 are days, nights and days off; 2-2-3 is the pattern that is also called Panama. */
function legsOfThree(numbers: readonly Leg[]): readonly Leg[] | undefined {
  const counts = numbers.map(({ count }) => count)
  const [days = 0, nights = 0, off = 0] = counts
  if (counts.join() === '2,2,3')
    return panama.map(({ shift, length }) => ({ count: length, unitDays: 1, shift }))
  const isDate = days <= 12 && off >= 20
  if (days !== nights || off > days + nights || isDate) return undefined
  return [
    { count: days, unitDays: 1, shift: 'days' },
    { count: nights, unitDays: 1, shift: 'nights' },
    { count: off, unitDays: 1, shift: 'off' },
  ]
}
