import { licenceCalled } from '../resumes/facts/licences/names/known-licences.ts'
import type { Quote } from './gists.ts'
import { skillsIn } from './terms.ts'

interface Quoted {
  readonly name: string
  readonly quote: Quote
}

/** "LF, WP" on a card names no machine, and yet its holder may run one: what a ticket is called says which. */
export function skillsOfTickets(
  tickets: readonly (Quoted & { readonly hasExpired: boolean })[],
  known: readonly Quoted[],
) {
  const each = new Map<string, Quoted & { readonly isFromWork: boolean }>()
  for (const { name: ticket, hasExpired, quote } of tickets) {
    for (const name of hasExpired ? [] : skillsCalledAfter(ticket)) {
      if (!known.some((skill) => skill.name === name)) {
        each.set(name, { name, isFromWork: false, quote })
      }
    }
  }
  return [...each.values()]
}

const skillsOfKnown = new Map<string, readonly string[]>()

/** By the list of tickets, which is short: each is looked at once, and what people call theirs is not kept. */
function skillsCalledAfter(ticket: string): readonly string[] {
  if (!licenceCalled(ticket)) return []
  const known = skillsOfKnown.get(ticket) ?? skillsIn(ticket).map(({ name }) => name)
  skillsOfKnown.set(ticket, known)
  return known
}
