import { anyOf, pattern } from '../../../../text/any-of.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isDenied, withoutHopes } from './held.ts'

/** "Forklift: no, dogging: yes": what is said of one ticket ends where another begins. */
const parting = /[,;.|•](?=\s|$)|\s(?:but|although|however)\s/giu

const lacking = anyOf(
  /no|without|lacks|lacking|missing|needs?|never (?:had|held|got)/i,
  /(?:does|do|did|has|have|had)(?: not|n['’]?t) (?:(?:have|hold|had|held|got) )?/i,
)

/** "Has no", "doesn't hold a", "still needs his", up to the name. */
const lackedBefore = pattern`(?:^|\s)${lacking}(?:\s*(?:an?|any|the|his|her|their|my))?\s*$`
const lackedBehind =
  /^\W*(?:(?:tickets?|licen[cs]es?|cards?|cert\w*)\W*)?(?:yet|either|at all|(?:or|nor|and) [^,;]*)?\W*$/i
/** "Forklift no" */
const deniedBehind = /^\W*(?:(?:tickets?|licen[cs]es?|cards?)\W+)?(?:no|nope|none|nil)\W*$/i
/** "Dogging of suspended loads": what was not taken from anybody. */
const suspendedLoads = /\b(?:suspended|cancelled|revoked|ended)(?= \p{L})/giu

/**
 * A text in which blanks stand for the names of tickets that it says are not held: "Forklift: no", "hoping to
 * get dogging in March". Of the same length, so that what is found stands where it stood. What is read to be held
 * stays, whatever else is said of it.
 */
export function withoutNotHeld(text: string, held: readonly string[]): string {
  let looked = 0
  return text
    .split('\n')
    .map((line) => {
      if (line.length > longestLine || !mayDeny.test(line) || looked >= mostLines) return line
      looked += 1
      return withoutNotHeldIn(line, held)
    })
    .join('\n')
}

const wordsOfDenial = anyOf(
  /no|not|none|nope|nil|n\/a|n|never|missing|without|lack(?:s|ing)|needs?|held|yet/iu,
  /learn\w*|willing|hop(?:e|ing)|wish\w*|plan\w*|intend\w*|keen|prepared|looking/iu,
  /working|studying|training|enrolled|can|could|will|would|progress|under ?way/iu,
  /pending|booked|applied|await\w*|waiting|outstanding|goals?|wanted|sought|next|required/iu,
  /surrendered|relinquished|cancelled|suspended|revoked/iu,
)

/** Most lines deny nothing and hope for nothing, and to look for tickets costs more. */
const mayDeny = anyOf(pattern`(?<!\p{L})${wordsOfDenial}(?!\p{L})`, /n['’]t\b/iu, /[✗✘❌✖]/iu)
/** Nobody denies anything in longer lines, or in more of them; whoever does means to keep us busy. */
const longestLine = 400
const mostLines = 200
const mostTickets = 12

function withoutNotHeldIn(line: string, held: readonly string[]): string {
  const masked = ticketsIn(line)
    .slice(0, mostTickets)
    .filter(({ name }) => !held.includes(name))
    .filter((ticket) => isNotHeld(line, ticket))
  return masked.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    line,
  )
}

function ticketsIn(line: string): Named[] {
  return licencesIn(line, true).map(({ licence, at, end }) => ({
    name: licence.name,
    start: at,
    end,
  }))
}

function isNotHeld(line: string, { name, start, end }: Named): boolean {
  const { before, itself, behind } = partAround(line, start, end)
  const part = before + itself + behind
  if (lackedBefore.test(before) && lackedBehind.test(behind)) return true
  if (isDenied(part.replaceAll(suspendedLoads, '')) || deniedBehind.test(behind)) return true
  const rest = withoutHopes(part)
  if (rest === part) return false
  const isNamedIn = (some: string) => ticketsIn(some).some((ticket) => ticket.name === name)
  return isNamedIn(part) && !isNamedIn(rest)
}

interface Named {
  readonly name: string
  readonly start: number
  readonly end: number
}

function partAround(text: string, start: number, end: number) {
  const stops = Array.from(text.slice(Math.max(0, start - longestPart), start).matchAll(parting))
  const last = stops.at(-1)
  const from = Math.max(0, start - longestPart) + (last ? last.index + last[0].length : 0)
  const ahead = text.slice(end, end + longestPart)
  const next = ahead.search(parting)
  return {
    before: text.slice(from, start),
    itself: text.slice(start, end),
    behind: next < 0 ? ahead : ahead.slice(0, next),
  }
}

/** Nothing is said of a ticket from further away. */
const longestPart = 200
