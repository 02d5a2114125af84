import { indexOf, monthAt, monthOf } from './month.ts'
import type { Ticket } from './person.ts'
import type { Random } from './random.ts'

const neverExpires = /White Card|Underground Mine|RIIMPO|Certificate|Induction|4WD/

/** The cards that somebody holds, some with their number and their last month. */
export function ticketsOf(names: readonly string[], now: Date, random: Random): Ticket[] {
  const held = random.some(names, random.whole(Math.min(3, names.length), names.length))
  return held.map((name) => ({
    name,
    number: random.chance(0.18)
      ? `${random.pick(['WA', 'QL', 'NH'])}${random.whole(100_000, 999_999)}`
      : undefined,
    expires:
      neverExpires.test(name) || random.chance(0.35)
        ? undefined
        : monthAt(indexOf(monthOf(now)) + random.whole(1, 44)),
  }))
}
