import { areWeeksOfSwing, mostWeeksOfSwing } from '@headframe/wire'
import type { Context } from './roster-words.ts'
import type { Shift, Stretch } from './roster.ts'

/** A stretch as it is said: "2 weeks on", "7 nights", "1 off". */
export interface Leg {
  readonly count: number
  /** How many days one of them has, where that is said. */
  readonly unitDays?: number
  readonly shift?: Shift
}

/** At sea crews change by weeks: 4:4, 5:5 and 6:6 are weeks there, and shifts in a coal mine. */
export function areWeeks(on: number, off: number, { isAtSea }: Context): boolean {
  return areWeeksOfSwing(on, off) || (isAtSea && on === off && on <= mostWeeksOfSwing)
}

/** What was said, in days. */
export function stretchesOf(legs: readonly Leg[], context: Context): Stretch[] {
  const hasNights = legs.some(({ shift }) => shift === 'nights')
  const unit = unitsOf(legs, context)
  return legs.map(({ count, unitDays, shift }, index) => {
    const isByDay = hasNights && unitDays === 1 && (shift === 'on' || !shift)
    return { shift: isByDay ? 'days' : (shift ?? 'on'), length: count * (unit[index] ?? 1) }
  })
}

function unitsOf(legs: readonly Leg[], context: Context): number[] {
  const said = legs.map(({ unitDays, shift }) => unitDays ?? (shift === 'nights' ? 1 : undefined))
  if (said.every((unit) => unit === undefined)) return silentUnits(legs, context)
  return legs.map(({ count }, index) => {
    const nearby =
      said.slice(0, index + 1).findLast(Boolean) ?? said.slice(index).find(Boolean) ?? 1
    // "2 weeks on, 1 off" is a week off, "2 weeks on, 7 off" are seven days.
    return said[index] ?? (count <= mostWeeksOfSwing ? nearby : 1)
  })
}

function silentUnits(legs: readonly Leg[], context: Context): number[] {
  const total = legs.reduce((sum, { count }) => sum + count, 0)
  // Three swings that fill whole fortnights only together are a shift pattern: 2:2, 3:2, 2:3.
  const isPattern = legs.length >= 6 && total % 14 === 0
  return legs.map((leg, index) => {
    const [on, off] = leg.shift === 'off' ? [legs[index - 1], leg] : [leg, legs[index + 1]]
    const inWeeks = !isPattern && areWeeks(on?.count ?? 0, off?.count ?? 0, context)
    return inWeeks ? 7 : 1
  })
}
