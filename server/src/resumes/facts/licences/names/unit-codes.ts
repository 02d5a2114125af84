import { isTold } from '../parts/told-of-tickets.ts'

/**
 * A unit of competency of the national register: the letters of its package and of its field, three
 * digits or four, and the letter of its version; those of transport are shorter.
 */
export const unitShape = String.raw`\b(?:[A-Z]{6,8}\d{3,4}|[A-Z]{3}\d{5}|TLI[A-Z]\d{4})[A-Z]?\b`

const unit = new RegExp(unitShape)

export function namesUnit(text: string): boolean {
  return unit.test(text)
}

const nothingElse = new RegExp(`^${unitShape}$`)

export function isUnitCode(text: string): boolean {
  return nothingElse.test(text)
}

/** "SIG-0041": what a company calls a course in its own lists. */
export const courseCode = /^\s*[A-Z]{2,5}-\d{2,5}\s*$/

/** Of which paper it is, and which number that has, a unit may have its own cell: "SOA 18/6/2019", "KW-58210". */
const isOfPaper =
  /^(?:soa|statement of attainment)(?=\W*(?:[a-z]{3,9} )?\d|\W*$)|^(?:course|training|refresher)\b|^[A-Z]{1,4}[ -]?\d{3,}\W*$/i

/** What is done with permits; "Issue date" tells when. */
const doesIssue = /^Issue (?!dates?\b|no\b|number\b)\p{Ll}/u

/** In the next cell its name stands only where none stands before it: "Tyre fitting AURKTJ011 | Acme RTO". */
const joint = String.raw`(?:[ :–—-]{1,3}|(?<=(?:^|\t)\W*${unitShape})\s[\s:–—-]{0,2})`

const named = new RegExp(
  String.raw`(?<code>${unitShape})${joint}(?<name>\p{L}[^\t,;(]*?(?:(?:, \p{Ll}+){1,4} (?:and|or) \p{Ll}[^\t,;(]*?)?)?\s*(?:$|[\t,;(]|\s[–—-]\s)`,
  'u',
)

/** "RIIBLA205E Store, handle and transport explosives", "RIIWHS201E Work safely and follow procedures" out of all that is told of it. */
export function nameWithUnit(text: string): string | undefined {
  const { code, name } = named.exec(text)?.groups ?? {}
  const isName = name && (doesIssue.test(name) || !isTold(name)) && !isOfPaper.test(name)
  return code && isName ? `${code} ${name.replace(/(?<=\p{L}{3})\.$/u, '')}` : undefined
}
