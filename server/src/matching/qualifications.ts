import { anyOf } from '../text/any-of.ts'
import type { Term } from './gists.ts'

/** What somebody has learnt, of whatever school: neither its name nor its place is looked at. */
const kinds: readonly (readonly [name: string, pattern: RegExp])[] = [
  [
    'Trade Certificate',
    anyOf(
      /\btrade[- ](?:qualified|certificate|cert|papers|qualification|recogni[sz]ed)\b/gi,
      /\bcert(?:ificate)?\.? (?:III|3)\b/gi,
      /\b(?:completed|finished|served) (?:an? |my )?apprenticeship\b/gi,
      /\btradesperson\b/gi,
    ),
  ],
  [
    'University Degree',
    /\b(?:degree|bachelor(?:['’]?s)?|b\.?sc|b\.?eng|m\.?sc|m\.?eng|master of \p{L}+|ph\.?d|tertiary qualification\w*)\b/giu,
  ],
]

export function qualificationsIn(text: string): Term[] {
  return kinds.flatMap(([name, pattern]) =>
    Array.from(text.matchAll(pattern), (match) => ({
      name,
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
}
