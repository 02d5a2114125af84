import type { Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'

const expiryWord =
  /\b(?:exp(?:iry|ires|iring|ires on|\.)?(?:\s*date)?|valid (?:to|until|till)|current (?:to|until)|renewal)\b\s*[:.–-]?\s*(?:on\s+)?/i
const numberWord =
  /\b(?:(?:licen[cs]e|card|ticket|certificate|cert|registration|member|serial)?\s*(?:no|number|num|#)\b|no)\s*[.:#-]*\s*(?<number>[A-Z]{0,5}[- ]?\d[\dA-Z/-]{3,18})\b/i

/** The number and the expiry that stand behind a licence, before the next one. */
export function detailsOf(
  line: Line,
  at: number,
): { number: string | null; expiry: string | null } {
  const own = partAround(line.text, at)
  const word = expiryWord.exec(own)
  const behind = word ? own.slice(word.index + word[0].length) : ''
  const [date] = dateRangesIn(behind)
  const isNear = date !== undefined && date.at.start <= 2
  return {
    number: numberWord.exec(own)?.groups?.['number']?.trim() ?? null,
    expiry: isNear ? behind.slice(date.at.start, date.at.end) : null,
  }
}

/** From the licence to the next divider that is not within brackets. */
function partAround(text: string, at: number): string {
  let depth = 0
  for (let index = at; index < text.length; index++) {
    const letter = text[index] ?? ''
    if ('(['.includes(letter)) depth++
    if (')]'.includes(letter)) depth--
    if (depth <= 0 && ';|•·'.includes(letter)) return text.slice(at, index)
  }
  return text.slice(at)
}
