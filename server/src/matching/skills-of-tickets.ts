import { licenceCalled } from '../resumes/facts/licences/names/known-licences.ts'
import type { KeptSkill, Quote } from './gists.ts'
import { skillsIn } from './terms.ts'

interface Quoted {
  readonly name: string
  readonly quote: Quote
}

/** "LF, WP" on a card names no machine, and yet its holder may run one: what a ticket is called says which. */
export function skillsOfTickets(
  tickets: readonly (Quoted & { readonly lastDay?: string })[],
  known: readonly Quoted[],
): (KeptSkill & Quoted)[] {
  const each = new Map<string, KeptSkill & Quoted>()
  for (const { name: ticket, quote, ...end } of tickets) {
    for (const name of skillsCalledAfter(ticket)) {
      if (known.some((skill) => skill.name === name)) continue
      const found = each.get(name)
      if (!found || isNoEarlier(end, found))
        each.set(name, { name, isFromWork: false, ...end, quote })
    }
  }
  return [...each.values()]
}

interface End {
  readonly lastDay?: string
}

/** Of two tickets that say the same, the one that ends last, or never does. */
function isNoEarlier({ lastDay }: End, other: End): boolean {
  if (lastDay === undefined) return true
  return other.lastDay !== undefined && lastDay >= other.lastDay
}

const skillsOfKnown = new Map<string, readonly string[]>()

/** By the list of tickets, which is short: each is looked at once, and what people call theirs is not kept. */
function skillsCalledAfter(ticket: string): readonly string[] {
  if (!licenceCalled(ticket)) return []
  const known = skillsOfKnown.get(ticket) ?? skillsIn(ticket).map(({ name }) => name)
  skillsOfKnown.set(ticket, known)
  return known
}
