import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import { printedDates } from './ticket-dates.ts'

const card = /licen[cs]e|lic|card|cert\w*|ticket|reg\w*/iu
const wordsTold = anyOf(
  /exp\w*|valid|current|good (?:to|until|till)|iss(?:d|ue\w*)?|obtained|completed|verified|assessed|granted|ends/iu,
  /missing|not uploaded|lapsed|(?:in)?active|suspended/iu,
  // "No end date", "last done 2023", "First issued", "doesn't expire"
  /no (?:end )?date|last (?:done|passed)|(?:first|originally) issued|does(?: not|n['’]t) expire/iu,
  /(?:lifetime|forever|permanent|ongoing|indefinite|perpetual)(?=\W*$)|life(?=\W*$)/iu,
  /paid up|renew\w*|refresh\w*|provider|rto|dated?|state/iu,
  // "Next due 6/2027", "Competent, annual sign off 9/2026", "Competency signed by RN"
  /next(?= due| on|\W*\d)|competent(?=\W*$|,)|competency(?=,|\W+signed)|signed off/iu,
  // "Unit RIIBLA202", "not appointed"
  /units? [A-Z]{3,8}\d{3}[A-Z]?|not (?!held|yet)\p{L}+(?=\W*$)/iu,
  // "No 4711", "Lic. number 0338165"
  /no|none|number|ref/iu,
  pattern`${card}\W*(?:no|number)`,
)
const toldFirst = anyOf(
  pattern`${wordsTold}(?!\p{L})`,
  // "Lic # 4711", "card: 4711", "4711"
  pattern`${card}\W*[#:]`,
  /#|\d+(?![\p{L}\d])/iu,
)

const told = pattern`^\W*${toldFirst}`

const announced = /^\W*(?:to|until|till?|due|by|in|from)?(?:\W*the)?\W*$/i

/** What is told of a ticket: its number, its dates, who issued it. */
export function isTold(text: string): boolean {
  const [date] = printedDates(text)
  return told.test(text) || (date !== undefined && announced.test(text.slice(0, date.start)))
}

/** "As above", and nothing else */
export function isNothingButSame(text: string): boolean {
  return /^\W*(?:(?:same )?as above|same card|ditto)\W*$/i.test(text)
}

/** "Forklift (LF) – same card", "WP, as above" */
export function isOnSameCard(text: string): boolean {
  return /\b(?:same (?:card|licen[cs]e|date|expiry)|as above)\b/i.test(text)
}

const labels = anyOf(
  /exp\w*|valid|current|until|to|ends|of|from|in|does|not/gi,
  /annual(?:ly)?|paid|up|member|last|first(?= issued)|originally|done|life(?:time)?/gi,
  /iss(?:d|ued?)?|verified|assessed|granted|lapsed|clear(?:ed)?|passed|lodged|on|by|obtained|completed/gi,
  /renew\w*|re-?cert\w*|refreshed|next|due|date|state|no|number|licen[cs]e|lic|card|cert|certificate|ticket/gi,
  /it|this(?: one)?|that|they|these|those|which|is|are|was|were|all|both|also|again/gi,
  /runs?|ran|out|good|till?|forever|n\/?a/gi,
  /wa|qld|nsw|vic|sa|nt|tas|act|hrwl?/gi,
)

const labelOrSign = pattern`\b${labels}\b`
const whoTold = /^\W*(?:issued by|issuer|provider|rto|completed (?:with|through|at))\b/i

/** "Code: RIIWHS204E" */
const codeOfUnit = /^\W*(?:unit(?: code)?|code)\W+[A-Z]{3,8}\d{3,5}[A-Z]?\b/i

/** A line of its own with nothing but a number, a date or an issuer: of the ticket above. */
export function isMoreOfLatest(part: string): boolean {
  if (whoTold.test(part)) return true
  const undated = printedDates(part, true).reduce(
    (rest, { start, end }) => rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    part,
  )
  const rest = undated
    .replace(codeOfUnit, ' ')
    // "1127xx"
    .replaceAll(/\b\d{3,}[xX*]{2,}/g, ' ')
    .replaceAll(/\b(?:[A-Z]{2,5} (?=\d{3}))?[A-Z]{0,5}-?\d[A-Z/-]*\d[\dA-Z/-]*\b/g, ' ')
    .replaceAll(labelOrSign, ' ')
  return !/\p{L}/u.test(rest)
}

/** A remark in smaller or lighter letters below a ticket: "DEMIRS · issued Mar 2024 · expires Mar 2029". */
export function isNoteBelow(line: Line, above: Line | undefined): boolean {
  if (!above || above.page !== line.page || above.column !== line.column) return false
  const isSmaller = line.size < 0.95 * above.size
  const isLighter = above.isBold && !line.isBold
  return (isSmaller || isLighter) && saysWhen.test(line.text)
}

const saysWhen = /\b(?:issued|expir\w+|exp|valid|completed|renewed|obtained)\b/i

/** Who issued a ticket is named before when, where a divider stands between them. */
export function issuerInNote(text: string): string | undefined {
  const [first = '', ...others] = text.split(/\s*[·•|]\s*/)
  const isName = /^\p{Lu}[\p{L}&.'’ ]{1,40}$/u.test(first.trim()) && !isTold(first)
  return others.length > 0 && isName ? first.trim() : undefined
}
