import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from './ticket-dates.ts'
import { isTold } from './told-of-tickets.ts'

const mostWords = 5

const noNames = anyOf(
  /and|or|but|with|without|from|to|for|in|on|at|of|by|via|through|until|till|since|as|per/iu,
  /is|are|was|were|has|have|had|can|will|would|could|may|must|do|does|did|got|get|seen|sighted|given|taken/iu,
  /no|not|never|none|nil|yes|also|plus|incl\w*|etc|ie|eg|then|when|where|while|if|so|see|ask/iu,
  /the|an?|my|own|i|we|it|this|that|which|who|neither|either|nor|these|those|they|all|both|each|any|some|most/iu,
  /due|done|issued|renewed|expir\w+|lapsed|valid|current(?:ly)?|clean|available|willing|happy|keen|able|ready/iu,
  /years?|months?|hours?|yrs?|hrs?|approx\w*|about|over|under|just|only|still|now|nearly|soon|please/iu,
  /held|booked|planned|studying|working towards?|training in progress|pending|same|as above/iu,
)

/** "through Kelvin", "no expiry", "and own tools": what is said of a ticket, and begins the name of none. */
const saysMore = pattern`^\W*${noNames}(?!\p{L})`

const article = /^\s*(?:an?|my|current|valid)\s+(?!to\b|until\b)/u

/**
 * "kibble winder", "slag handling lvl 2 (2027)": a few words that no list knows, and that may be a name. One alone is
 * rather something that is done: "classify, install, inspect".
 */
export function maybeNameInSmall(text: string): boolean {
  const name = text.replace(article, '')
  const count = wordsOf(name)
  return (
    /^\s*(?:\p{Ll}{2}|\p{Ll}\/\p{Ll}\b)/u.test(name) &&
    !saysMore.test(name) &&
    count > 1 &&
    count <= mostWords
  )
}

function wordsOf(text: string): number {
  const [date] = printedDates(text, true)
  const name = text.slice(0, date?.start).replaceAll(/\([^()]*\)?/g, ' ')
  return name.trim().split(/\s+/).length
}

/** Whether somebody has their tickets in small letters, each on a line: "- white card", "heights exp 2027". */
export function areInSmallLetters(lines: readonly Line[]): boolean {
  const small = lines.filter(({ text }) => /^\W*\p{Ll}{2}/u.test(text))
  const named = small.filter(({ text }) => (licencesIn(text, true)[0]?.at ?? 9) < 4)
  const others = lines.filter(({ text }) => /^\W*\p{Lu}\p{Ll}/u.test(text) && !isTold(text))
  return named.length > 0 ? small.length > 1 : small.length > 1 && others.length === 0
}

/**
 * "HR licence; slag handling to 2027; kibble pass", "Patente B; addetto antincendio (2024)": beside a ticket,
 * what is set apart as it is, or has a date of its own, is one in small letters, too.
 */
export function withCapitals(parts: readonly string[]): string[] {
  const isList = parts.length > 1 && parts.some((part) => licencesIn(part, true).length > 0)
  const areSeveral = parts.length > 2
  return parts.map((part) => {
    const name = part.trim()
    const isDated = /\(.*\)$/.test(name) && printedDates(name).length > 0
    const isOne = isList && (isDated || (areSeveral && maybeNameInSmall(name)))
    return isOne ? capitalised(name) : part
  })
}

export function capitalised(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1)
}
