import { anyOf } from '../../text/any-of.ts'
import type { Quote } from '../gists.ts'
import type { ShownText } from '../html-text.ts'
import { pointsOfHire } from './points-of-hire.ts'
import type { PointOfHire } from './points-of-hire.ts'
import { saidOfNights } from './said-of-nights.ts'
import type { SaidOfNights, ShortFields } from './said-of-nights.ts'

/** What the words of a posting add to its fields. */
export interface SaidOfTerms extends SaidOfNights {
  readonly sponsorship: { readonly isOffered: boolean; readonly quote: Quote } | null
  /** From where people are flown, or brought by road; the quote names it. */
  readonly pointsOfHire: readonly PointOfHire[]
  readonly drivesIn: Quote | null
}

const refusals = anyOf(
  // "No sponsorship", "We cannot sponsor"
  /\b(?:no|not|without|unable to|cannot|can't|won't)\b[^.\n]{0,40}\bsponsor\w*/i,
  /sponsorship (?:is )?(?:not|un)\s?available/i,
  // "Must have full Australian working rights"
  /(?:must|need to) (?:have|hold)[^.\n]{0,30}\b(?:full|unrestricted|existing|current) (?:australian )?work(?:ing)? rights/i,
  /\bcitizens? (?:and|or) permanent residents? only\b/i,
)
const offers = anyOf(
  /\bsponsorship (?:is |may be |can be )?(?:available|offered|considered|provided|possible)/i,
  // "482 visa sponsorship", "happy to sponsor"
  /\b(?:visa|482|will|can|may|offer\w*|happy to|open to)\b[^.\n]{0,20}\bsponsor(?:ship)?\b/i,
  // "Sponsorship for the right person"
  /\bsponsor(?:ship)?[^.\n]{0,20}\bfor the right\b/i,
)
const driveIn = /\b(?:DIDO|drive[ -]in|residential|locals? only|live locally)\b/i

export function saidOfTerms(
  description: ShownText,
  field: string,
  fields: ShortFields,
): SaidOfTerms {
  const find = (pattern: RegExp) => quoteOf(pattern, description, field)
  const refusal = find(refusals)
  const offer = refusal ? undefined : find(offers)
  const quote = refusal ?? offer
  return {
    sponsorship: quote ? { isOffered: refusal === undefined, quote } : null,
    ...saidOfNights(fields, find),
    pointsOfHire: pointsOfHire(description, field),
    drivesIn: find(driveIn) ?? null,
  }
}

function quoteOf(pattern: RegExp, description: ShownText, field: string): Quote | undefined {
  const match = pattern.exec(description.text)
  const at = match && description.at(match.index, match.index + match[0].length)
  return at ? { source: 'job', field, ...at } : undefined
}
