import { anyOf } from '../../../text/any-of.ts'
import type { Segment } from './segments.ts'

const monthOrYear = anyOf(
  /\b(?:19|20)\d\d\b/i,
  // "Mar 21", "March '21"
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*[\s.’'-]*\d\d\b/i,
  // "03/2021"
  /\b\d{1,2}[/.]\d\d(?:\d\d)?\b/i,
  /^(?:present|current|now|to date)\b/i,
)

/** Whether a piece of a line is when something was, or until when. */
export function isDate({ text }: Pick<Segment, 'text'>): boolean {
  return text.length <= 40 && monthOrYear.test(text)
}
