import type { Choice } from '../../kit/search-choices.ts'
import { searchTerms } from '../../kit/search.ts'
import { ticketsIn } from '../../matching/terms.ts'

/** They lead from one thing to the next, and nobody is called so: "citizens with HR". */
const links = new Set(['with', 'and', 'who', 'has', 'have', 'having', 'holds', 'holding'])

/** Longer names of tickets are not typed. */
const longestName = 6

/**
 * What a search asks for among people. A ticket is met by any name that it goes by, whether its words were
 * understood as somebody's occupation or not at all.
 */
export function soughtAmongPeople(choices: readonly Choice[]): Choice[] {
  const understood = choices.filter(({ isUnderstood }) => isUnderstood)
  const words = choices.filter(({ isUnderstood }) => !isUnderstood)
  const telling = words.filter(({ ways }) => !links.has(ways.flat().join(' ')))
  const isTold = understood.length + telling.length > 0
  return [...understood.map(orTicket), ...withTickets(isTold ? telling : words)]
}

/** Whoever is looked for by what they do may hold a ticket for it: a dogger, a dogging ticket. */
function orTicket(choice: Choice): Choice {
  // A place is where somebody lives, whatever else it is the name of.
  if (choice.places.length > 0) return choice
  return { ...choice, ways: [...choice.ways, ...choice.ways.flatMap(ticketsCalled)] }
}

/** Words that stand beside each other and name a ticket are one choice, met by them or by the ticket. */
function withTickets(words: readonly Choice[]): Choice[] {
  const [first, ...rest] = words
  if (!first) return []
  for (let count = Math.min(longestName, words.length); count > 0; count -= 1) {
    const terms = words.slice(0, count).flatMap(({ ways }) => ways.flat())
    const tickets = terms.some(isPhrase) ? [] : ticketsCalled(terms)
    if (tickets.length === 0) continue
    const ways = [terms, ...tickets]
    return [{ ...first, isUnderstood: true, ways }, ...withTickets(words.slice(count))]
  }
  return [first, ...withTickets(rest)]
}

/** What was typed in quotation marks is meant as it is. */
function isPhrase(term: string): boolean {
  return term.includes(' ')
}

/** The tickets that these words are a name of, all of them and nothing but them. */
function ticketsCalled(terms: readonly string[]): string[][] {
  const called = terms.join(' ').trim()
  // Nobody minds capitals in a search, and some names count only with them.
  const capitals = called.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())
  const names = [called, capitals]
    .flatMap((text) => ticketsIn(text, true))
    .filter(({ start, end }) => start === 0 && end === called.length)
    .map(({ name }) => name.replace(inShort, ''))
  return [...new Set(names)].map((name) => searchTerms(`"${name}"`))
}

/** "Elevating Work Platform (EWP)" is called so without its letters as well. */
const inShort = / \([A-Z]{2,}\)$/
