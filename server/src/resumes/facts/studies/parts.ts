import { anyOf } from '../../../text/any-of.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { endOfSchooling, isAward, isBareAward, isSchool } from './awards.ts'
import { isToldOfWork } from '../jobs/titles/words-of-work.ts'
import { townBehindHyphen } from '../places/town-behind-hyphen.ts'
import { placeScore } from '../places/known-places.ts'

/** What stands between two signs of a line, and the sign before it. */
export interface Part {
  readonly text: string
  readonly before: string
}

const separator = anyOf(
  /\t|,\s+(?![^()]*\))|;\s*|\s*[|·•]\s*|\s+[–—-]\s+/gu,
  /\s+(?:at|from|through)\s+(?=\p{Lu}|the\s)/gu,
  // "2016. Food Safety", but not "St. Mary"
  /(?<=\p{Ll}{3}|[\d)])(?<!\b(?:Grad|Adv|Cert|Univ|Inst|Assoc|Prof))\.\s+(?=\p{Lu})/gu,
)

/** What stands between commas, bars, dashes and columns, without dates and without how it was studied. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let from = 0
  let before = ''
  const apart = text.replaceAll(schoolInBrackets, (whole, school: string) =>
    isSchool(school) ? `\t${school}\t` : whole,
  )
  for (const match of apart.matchAll(separator)) {
    push(parts, apart.slice(from, match.index), before)
    from = match.index + match[0].length
    before = match[0].trim() || '\t'
  }
  push(parts, apart.slice(from), before)
  return parts
}

/** "Bachelor of Science (Curtin University, 2014)" */
const schoolInBrackets = /\((\p{Lu}[^()]{5,60})\)/gu

function push(parts: Part[], text: string, before: string): void {
  const bare = withoutDates(text)
    .replaceAll(aside, ' ')
    .replaceAll(states, ' ')
    .replaceAll(codes, ' ')
    .replaceAll(/[\s,]+\)/g, ')')
    .replaceAll(/\(\s*[–—/-]?\s*\)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}(]+/u, '')
    .replace(/[\s.:,–—/-]+$/, '')
  if (!/\p{L}/u.test(bare) || answer.test(bare)) return
  const whole = withoutLabel(bare)
  const end = endOfSchooling(whole)
  if (end === undefined) parts.push({ text: whole, before })
  else
    parts.push(
      { text: whole.slice(0, end), before },
      { text: whole.slice(end).trim(), before: ' ' },
    )
}

/** Of a form. */
const answer = /^(?:\p{L}|yes|no|n\/a|nil)$/iu

/** "Degree: Bachelor of Science", but not "Certificate: Supervisory Development". */
function withoutLabel(text: string): string {
  const [label = ''] = /^[\p{L} ]{3,24}:\s+(?=\p{L})/u.exec(text) ?? []
  return label !== '' && !isAward(label) ? text.slice(label.length) : text
}

/** "(RII50120)", "(recognition of prior learning)", "(2018 – 2019)": nothing of the name. */
const aside =
  /\((?:[A-Z]{2,4}\d{4,6}|[^()]*\b(?:recognition|rpl|part[ -]time|full[ -]time|online|correspondence|school[ -]based|in school|by distance|external)\b[^()]*)\)/gi

function withoutDates(text: string): string {
  return dateRangesIn(text).reduce(
    (rest, { at: { start, end } }) =>
      rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end),
    text,
  )
}

/** Of the course, on the national register. */
const codes = /\b(?:[A-Z]{3}\d{5}|\d{5}[A-Z]{2,3})\b/g

const states =
  /\b(?:commenced|started|in progress|ongoing|(?:currently )?(?:working towards?|undertaking|studying|completing|enrolled(?: in)?)|(?:completed|finished|graduated|awarded|obtained|conferred|attained|passed|achieved)(?: (?:in|on))?|since|to present|present|\d+ of \d+ units?(?: (?:done|completed))?|currently|part[ -]time|full[ -]time|online)\b/gi

/** No name of a study or of a school: how well it went, and what was worked at. */
const ofMarks =
  /^(?:(?:gpa|atar|wam|op|ter|grade|marks?|thesis|major(?:s|ing)?|minor|units?|subjects?|dissertation|hons?|honours|first class|second class|distinction|credit|with|including|relevant|awarded|dux|dean|prize)\b|\d)/iu

/** The name of a study among the parts of its line, and all that is of it; and what is left, what stands behind first. */
export function nameIn(
  parts: readonly Part[],
  hasSchoolBeside: boolean,
): { name: string; rest: readonly Part[] } | undefined {
  const awarded = parts.findIndex(({ text }) => isAward(text))
  const first = awarded === -1 ? parts.findIndex(({ text }) => !isSchool(text)) : awarded
  const begun = parts[first]
  if (!begun) return undefined
  let last = first
  let { text: name } = begun
  for (;;) {
    const next = parts[last + 1]
    const others = parts.slice(last + 2)
    const hasSchool = hasSchoolBeside || others.some(mayBeSchool)
    if (!next || !isOfName(name, next, hasSchool)) break
    name += jointOf(next) + next.text
    last++
  }
  return { name, rest: [...parts.slice(last + 1), ...parts.slice(0, first)] }
}

function jointOf({ before }: Part): string {
  if (before === ',') return ', '
  return before === '\t' || before === ' ' ? ' ' : ` ${before} `
}

/** "Certificate III, Engineering", "Certificate III in Engineering – Fabrication Trade, TAFE": of what it is. */
function isOfName(name: string, next: Part, hasSchool: boolean): boolean {
  if (isSchool(next.text) || isAward(next.text) || ofMarks.test(next.text)) return false
  if (placeScore(next.text) >= 0.7) return false
  const isKind = /^[–—-]$/.test(next.before) && (hasSchool || isOfWork(next.text))
  return isBareAward(name) || isKind
}

/** The school: by what it is called, or else the name that is left behind the study. */
export function schoolIn(rest: readonly Part[]): string | null {
  const known = rest.find(({ text }) => isSchool(text) && !isAward(text))
  const school = (known ?? rest.find(mayBeSchool))?.text
  // Its years may have stood in the brackets.
  const bare = school?.replace(/\s*\((?:\P{Lu}[^()]*\))?$/u, '')
  return bare === undefined ? null : (townBehindHyphen(bare)?.name ?? bare)
}

/** A name beside the study that nothing else explains; behind a full stop stands another thing. */
function mayBeSchool({ text, before }: Part): boolean {
  if (/^[.;]/.test(before)) return false
  const isName =
    /^\p{Lu}[\p{L} .'’&-]{2,70}$/u.test(text) && !/\s(?:to|and|\p{Ll}{5,})\s/u.test(text)
  const isOther = isAward(text) || ofMarks.test(text) || isOfWork(text)
  return isName && !isOther && placeScore(text) < 0.7
}

/** "Mechanical Trade (Fitter)" */
export function isOfWork(text: string): boolean {
  return isToldOfWork(text.replaceAll(/\([^()]*\)/g, ''), [])
}
