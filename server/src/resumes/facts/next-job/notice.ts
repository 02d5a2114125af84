import type { Fact } from '../../resume-facts.ts'
import type { Sentence } from './said-of-oneself.ts'

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
}
const daysOf: Readonly<Record<string, number>> = {
  day: 1,
  week: 7,
  wk: 7,
  fortnight: 14,
  month: 30,
}
const length = String.raw`(?<count>\d{1,2}|${Object.keys(numbers).join('|')})[ -]?(?<unit>day|week|wk|fortnight|month)(?:s['’]?|['’]s)?`
const notice = new RegExp(
  String.raw`\b${length} (?:of )?notice\b|\bnotice(?: period)?(?: (?:of|is|required))?[\s:–—-]*${length.replaceAll('?<', '?<later_')}(?!\p{L})`,
  'iu',
)
const underLabel = new RegExp(String.raw`^\s*${length}(?!\p{L})`, 'iu')
/** Notice that others are given, or were. */
const ofOthers = /\b(?:gave|given|giving|worked|provided?|customers?|clients?|crews?|tenants?)\b/i
const mostDays = 183

/** How many days of notice somebody has to give where they are. */
export function readNotice(sentences: readonly Sentence[]): Fact<number> | undefined {
  for (const { text, start, label } of sentences) {
    if (ofOthers.test(text)) continue
    const found = notice.exec(text) ?? (/^notice/i.test(label) ? underLabel.exec(text) : null)
    if (!found) continue
    const days = daysIn(found)
    if (days === undefined) continue
    const at = start + found.index
    return { value: days, confidence: 0.85, spans: [{ start: at, end: at + found[0].length }] }
  }
  return undefined
}

function daysIn({ groups = {} }: RegExpExecArray): number | undefined {
  const count = (groups['count'] ?? groups['later_count'] ?? '').toLowerCase()
  const unit = (groups['unit'] ?? groups['later_unit'] ?? '').toLowerCase()
  const days = (numbers[count] ?? Number(count)) * (daysOf[unit] ?? 0)
  return days > 0 && days <= mostDays ? days : undefined
}
