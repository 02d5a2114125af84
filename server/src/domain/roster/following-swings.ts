import { textAt, type Token } from './roster-tokens.ts'
import type { Context } from './roster-words.ts'
import { cycleOf, daysOf, type Cycle, type Stretch } from './roster.ts'
import { stretchesOf, type Leg } from './weeks-or-days.ts'

/**
 * The cycles of what was said, each of which may be meant. Several swings are one roster when they are said
 * to follow each other, when they tell days from nights, when they are equally long (8:6/7:7), or when they
 * make whole weeks only together (2:2, 3:2, 2:3). Otherwise they are a choice, which stands or falls with
 * the first.
 */
export function cyclesOfLegs(
  legs: readonly Leg[],
  { isToldInTurn, context }: { isToldInTurn: boolean; context: Context },
): Cycle[] {
  const stretches = stretchesOf(legs, context)
  const swings = swingsOf(stretches)
  const lengths = swings.map(daysOf)
  const areAlike = lengths.every((days) => days === lengths[0])
  const fitTogether = lengths.every((days) => days % 7 > 0) && daysOf(stretches) % 7 === 0
  const hasNights = stretches.some(({ shift }) => shift === 'nights')
  const isOne =
    isToldInTurn ||
    context.alternates ||
    hasNights ||
    (!context.offersChoice && (areAlike || fitTogether))
  const cycles = (isOne ? [stretches] : swings).map(cycleOf)
  return cycles[0] ? cycles.filter((cycle) => cycle !== undefined) : []
}

/** Each swing ends with its days off. */
function swingsOf(stretches: readonly Stretch[]): Stretch[][] {
  const swings: Stretch[][] = []
  let swing: Stretch[] = []
  for (const stretch of stretches) {
    swing.push(stretch)
    if (stretch.shift === 'off') {
      swings.push(swing)
      swing = []
    }
  }
  return swings
}

const joints = new Set(
  ', ; / : . - | · • & + and then followed by plus with alternating'.split(' '),
)
const wordsOfTurn = new Set('then followed alternating'.split(' '))
const mostJoints = 4

/** Behind the few signs and words that lead from one stretch, or one swing, to the next. */
export function behindJoint(tokens: readonly Token[], index: number) {
  let next = index
  let saysThen = false
  while (next < index + mostJoints && joints.has(textAt(tokens, next))) {
    saysThen ||= wordsOfTurn.has(textAt(tokens, next))
    next += 1
  }
  return { next, saysThen }
}
