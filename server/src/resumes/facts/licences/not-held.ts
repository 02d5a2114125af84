import { licencesIn } from './find-licences.ts'
import { isDenied, withoutHopes } from './held.ts'

/** "Forklift: no, dogging: yes": what is said of one ticket ends where another begins. */
const parting = /[,;.|•](?=\s|$)|\s(?:but|although|however)\s/giu

/** "Has no", "doesn't hold a", "still needs his", up to the name. */
const lackedBefore =
  /(?:^|\s)(?:no|without|lacks|lacking|missing|needs?|never (?:had|held|got)|(?:does|do|did|has|have|had)(?: not|n['’]?t) (?:(?:have|hold|had|held|got) )?)(?:\s*(?:an?|any|the|his|her|their|my))?\s*$/i
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
  return text
    .split('\n')
    .map((line) => withoutNotHeldIn(line, held))
    .join('\n')
}

function withoutNotHeldIn(line: string, held: readonly string[]): string {
  const masked = ticketsIn(line)
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
  const isNamedIn = (some: string) => ticketsIn(some).some((ticket) => ticket.name === name)
  return isNamedIn(part) && !isNamedIn(withoutHopes(part))
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
