import type { Fact } from '../../resume-facts.ts'
import { datePointAt } from '../dates/date-points.ts'
import { dateTokens } from '../dates/date-tokens.ts'
import type { Sentence } from './said-of-oneself.ts'

const subject = String.raw`\b(?:(?:i am|i['’]m) )?(?:available|availability|(?:can|able to|ready to) (?:start|commence)|(?:earliest )?start(?:ing)? date)`
const purpose = String.raw`(?:\s+(?:for|to)\s+[\p{L}/ ]{2,40}?)?`
const now = String.raw`(?:immediate(?:ly)?|right away|straight away|asap|now)\b`
const isNow = new RegExp(
  String.raw`${subject}${purpose}[\s:–—-]*(?:is )?(?<when>${now})|\b(?<before>immediate(?:ly)?) (?:start|availab\w+)`,
  'iu',
)
const fromDay = new RegExp(
  String.raw`${subject}${purpose}[\s:–—-]*(?:is )?(?:from|as of|as from|on|after|starting)?\s*(?:the )?(?=\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`,
  'iu',
)
/** Neither is said for good: somebody who says so is not free. */
const isDenied = /\b(?:not|un(?:available|til)|no longer|don['’]?t)\b/i
const mostMonthsAhead = 24

/** From when somebody can start: `now`, or a day. A day that has passed, or names no year, is left out. */
export function readAvailability(
  sentences: readonly Sentence[],
  asOf: Date,
): Fact<string> | undefined {
  for (const sentence of sentences) {
    const said = withLabel(sentence)
    if (isDenied.test(said.text)) continue
    const found = immediately(said) ?? onDay(said, asOf)
    if (found) return found
  }
  return undefined
}

/** "Immediate" under "Availability" is read as if both stood on one line. */
function withLabel({ text, start, label }: Sentence): Pick<Sentence, 'text' | 'start'> {
  if (!/^avail/i.test(label)) return { text, start }
  const before = label.endsWith(':') ? `${label} ` : `${label}: `
  return { text: before + text, start: start - before.length }
}

function immediately({ text, start }: Pick<Sentence, 'text' | 'start'>): Fact<string> | undefined {
  const found = isNow.exec(text)
  const word = found?.groups?.['when'] ?? found?.groups?.['before']
  if (!found || word === undefined) return undefined
  const at = start + found.index + found[0].indexOf(word)
  return { value: 'now', confidence: 0.85, spans: [{ start: at, end: at + word.length }] }
}

function onDay(
  { text, start }: Pick<Sentence, 'text' | 'start'>,
  asOf: Date,
): Fact<string> | undefined {
  const lead = fromDay.exec(text)
  if (!lead) return undefined
  const from = lead.index + lead[0].length
  const rest = text.slice(from, from + 40)
  const tokens = dateTokens(rest)
  const point = datePointAt(tokens, 0)
  const end = tokens[(point?.next ?? 0) - 1]?.end
  if (point?.year === undefined || point.month === undefined || end === undefined) return undefined

  const first = new Date(Date.UTC(point.year, point.month - 1, dayIn(rest.slice(0, end)) ?? 1))
  const isOfMonth = first.getUTCMonth() === point.month - 1
  if (!isOfMonth || first < asOf || first > monthsAfter(asOf, mostMonthsAhead)) return undefined
  return {
    value: first.toISOString().slice(0, 10),
    confidence: 0.85,
    spans: [{ start: start + from, end: start + from + end }],
  }
}

/** The day of a date as printed: 12 January 2027, January 12 2027, 12/01/2027; none in January 2027. */
function dayIn(printed: string): number | undefined {
  const [, before, behind] =
    /^(\d{1,2})(?:st|nd|rd|th)?[\s/.-]+(?:of )?(?=\p{L}|\d{1,2}[/.-])|^\p{L}+\.?\s+(\d{1,2})(?!\d)/iu.exec(
      printed,
    ) ?? []
  const day = before ?? behind
  return day === undefined ? undefined : Number(day)
}

function monthsAfter(date: Date, months: number): Date {
  const after = new Date(date)
  after.setUTCMonth(after.getUTCMonth() + months)
  return after
}
