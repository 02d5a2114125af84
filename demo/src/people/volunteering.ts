import { indexOf, monthAt, monthOf } from './month.ts'
import type { Volunteering } from './person.ts'
import type { Random } from './random.ts'

const posts = [
  ['Volunteer Firefighter', 'Eastern Hills Bush Fire Brigade'],
  ['Assistant Coach', 'Tramway Street Junior Football Club'],
  ['Volunteer', 'State Emergency Service Unit'],
  ['Treasurer', 'Prospect Hill Community Garden'],
  ['Surf Lifesaver', 'Headland Parade Surf Club'],
  ['Mentor', 'Women and Girls into Trades Network'],
] as const

/** A third of people give time to something, some of them still. */
export function volunteeringOf(now: Date, random: Random): Volunteering | undefined {
  if (!random.chance(0.34)) return undefined

  const [role, body] = random.pick(posts)
  const today = indexOf(monthOf(now))
  const start = today - random.whole(20, 110)
  const end = random.chance(0.5) ? undefined : monthAt(today - random.whole(3, 15))
  return { role, body, start: monthAt(start), end }
}
