import type { Term } from './gists.ts'
import { isOfMachine, skillsIn, ticketsIn } from './terms.ts'
import { qualificationsIn } from './qualifications.ts'

/** A place where a posting names something, by each name that its words have there. */
export interface Mention {
  readonly start: number
  readonly end: number
  readonly tickets: readonly string[]
  /** Machines that there is a ticket for: it is meant beside another one, and else the machine. */
  readonly machines: readonly string[]
  readonly skills: readonly string[]
}

type Kind = 'tickets' | 'machines' | 'skills'

/** All that a text names, in the order in which it stands: "dogging ticket" is a skill and a ticket, and one mention. */
export function mentionsIn(text: string): Mention[] {
  const tickets = [...ticketsIn(text), ...qualificationsIn(text)]
  const isMachine = (term: Term) => isOfMachine(term, text)
  const found = [
    ...ofKind('tickets', tickets, (term) => !isMachine(term)),
    ...ofKind('machines', tickets, isMachine),
    ...ofKind('skills', skillsIn(text)),
  ].toSorted((one, other) => one.start - other.start)
  const mentions: Mention[] = []
  for (const one of found) {
    const last = mentions.at(-1)
    if (last && one.start < last.end) mentions[mentions.length - 1] = bothOf(last, one)
    else mentions.push(one)
  }
  return mentions
}

function ofKind(
  kind: Kind,
  terms: readonly Term[],
  isOne: (term: Term) => boolean = () => true,
): Mention[] {
  return terms.filter(isOne).map(({ name, start, end }) => ({
    start,
    end,
    tickets: [],
    machines: [],
    skills: [],
    [kind]: [name],
  }))
}

function bothOf(one: Mention, other: Mention): Mention {
  const namesOf = (kind: Kind) => [...new Set([...one[kind], ...other[kind]])]
  return {
    start: one.start,
    end: Math.max(one.end, other.end),
    tickets: namesOf('tickets'),
    machines: namesOf('machines'),
    skills: namesOf('skills'),
  }
}

export type Link = 'or' | 'and' | 'comma'

const papers =
  /licen[cs]es?|tickets?|cards?|certificates?|certs?|class|rigid|driver['’]?s?|experience|skills?|knowledge|software|training|courses?/i
const before =
  /an?|the|your|any|current|valid|full|preferably|ideally|even|either|similar|high[ -]risk|class/i
const linking = new RegExp(
  String.raw`^(?:[ -](?:${papers.source}))*\)?(?:(?<or>,? (?:and\/)?or)|(?<and>,? (?:and|&))|,)(?: (?:${before.source}))* $`,
  'i',
)

/** How two neighbours are joined: "an HR licence, a forklift or a telehandler ticket". */
export function linkOf(text: string, one: Mention, other: Mention | undefined): Link | undefined {
  const found = other && linking.exec(text.slice(one.end, other.start))
  if (!found) return undefined
  if (found.groups?.['or']) return 'or'
  return found.groups?.['and'] ? 'and' : 'comma'
}
