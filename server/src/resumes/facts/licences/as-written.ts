import { printedDates } from './ticket-dates.ts'
import { isTold } from './told-of-tickets.ts'
import { nameWithUnit } from './unit-codes.ts'

const mostWords = 10
const mostLetters = 80

/** What is no name of a ticket, although it stands where tickets are named. */
const noName =
  /^(?:(?:issued|expir\w+|valid|obtained)(?: (?:on|by|to|from|until))?\W*$|available|references?|refer|see|please|copies|further|details|various|all|other|as (?:above|required)|on request|n\/?a|nil|none|yes|no|tbc|current|expired|valid|completed|page \d+|i\b|my\b|own\b|the\b)|@|https?:|www\.|\b(?:available (?:up)?on request|responsible|responsibilities|worked|working for|curriculum vitae|r[eé]sum[eé])\b|^(?:holder|licen[cs]es?|tickets?|certificates?|certifications?|training|courses?|inductions?|medicals?|vocs?)$|^\W*(?:\d+|[A-Z]{0,4}-?\d{4,})\W*$|^(?:wa|sa|nt|qld|nsw|vic|tas|act)$|^(?:licen[cs]e|lic|card|cert\w*|ticket)?\W*(?:no|number)\b/i

/** Schools and degrees often stand under one heading with tickets, and are none. */
const isStudy =
  /\b(?:bachelors?|masters? (?:of|in)|doctor(?:ate)?|ph\.?d|diploma|degree|english|universit\w+|tafe|college|(?:high|secondary|primary|grammar|state) school|institute of|senior (?:secondary )?certificate|year 1[0-2]|h\.?s\.?c\b|certificate (?:i|ii|iii|iv|v|[1-5])\b|b\.? ?(?:sc|eng|e|a|com|ed|tech)\b)/i

/** A ticket that no list knows, as it is written; nothing where it reads as a sentence or as a remark. */
export function asWritten(text: string): string | undefined {
  const name = nameWithUnit(text) ?? withoutDetails(text)
  const words = name.split(/\s+/)
  const isName =
    (name.length >= 3 || /^[A-Z]{2}$/.test(name)) &&
    name.length <= mostLetters &&
    words.length <= mostWords &&
    /^[\p{Lu}\d]/u.test(name) &&
    /\p{L}{2}/u.test(name) &&
    !noName.test(name) &&
    !isStudy.test(text) &&
    !(words.length > 6 && /[.!?]$/.test(name)) &&
    !/[.!?]\s+\p{Lu}\p{Ll}/u.test(name)
  return isName ? name : undefined
}

const fromHere =
  /\s*(?:[–—(,:\t]|\s-\s|\b)\s*(?:exp(?:ir\w+)?\b|valid (?:to|until|till?)|current (?:to|until)|held:|due\b|renews?\b|expiring\b|issued?\b|issuer\b|provider\b|rto\b|completed\b|obtained\b|(?:licen[cs]e |card |cert\w* |lic )?(?:no|number)\b\.?|#)/iu

/** Up to where its number, its dates and its issuer begin. */
function withoutDetails(text: string): string {
  const cells = text.split('\t')
  const head = cells.find((cell) => !isTold(cell)) ?? cells[0] ?? ''
  const cut = fromHere.exec(head)
  const name = cut && cut.index >= 3 ? head.slice(0, cut.index) : head
  const date = printedDates(name).at(-1)
  const isAtEnd = date && /^\W*$/.test(name.slice(date.end))
  // Its date may be announced in brackets, in whatever language.
  return (isAtEnd ? name.slice(0, date.start).replace(/\s*\([^)]*$/, '') : name)
    .replace(/[\s,(–—-]+(?:to|until|till|by)\W*$/i, '')
    .replaceAll(/^[\s–—•·*-]+|[\s–—,;:(-]+$/g, '')
    .trim()
}
