import { anyOf } from '../../text/any-of.ts'
import type { Point } from '../../domain/distance.ts'
import type { Quote } from '../gists.ts'
import type { ShownText } from '../html-text.ts'
import { saidOfNights } from './said-of-nights.ts'
import type { SaidOfNights, ShortFields } from './said-of-nights.ts'

/** What the words of a posting add to its fields. */
export interface SaidOfTerms extends SaidOfNights {
  readonly sponsorship: { readonly isOffered: boolean; readonly quote: Quote } | null
  /** From where people are flown; the quote names it. */
  readonly pointsOfHire: readonly (Point & { readonly name: string; readonly quote: Quote })[]
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

/** Whoever is flown is flown from a town large enough to have no namesake that matters. */
const hubs: Readonly<Record<string, Point>> = {
  Perth: { lat: -31.951, lng: 115.861 },
  Brisbane: { lat: -27.468, lng: 153.027 },
  Adelaide: { lat: -34.928, lng: 138.6 },
  Melbourne: { lat: -37.813, lng: 144.96 },
  Sydney: { lat: -33.87, lng: 151.207 },
  Darwin: { lat: -12.461, lng: 130.841 },
  Cairns: { lat: -16.921, lng: 145.774 },
  Townsville: { lat: -19.26, lng: 146.816 },
  Mackay: { lat: -21.145, lng: 149.185 },
  Rockhampton: { lat: -23.378, lng: 150.51 },
  'Gold Coast': { lat: -28.003, lng: 153.428 },
  Toowoomba: { lat: -27.56, lng: 151.951 },
  Newcastle: { lat: -32.928, lng: 151.777 },
  Busselton: { lat: -33.653, lng: 115.35 },
  Geraldton: { lat: -28.776, lng: 114.615 },
  Bunbury: { lat: -33.327, lng: 115.638 },
  Albany: { lat: -35.025, lng: 117.884 },
  Broome: { lat: -17.963, lng: 122.232 },
  Karratha: { lat: -20.734, lng: 116.846 },
  Kalgoorlie: { lat: -30.751, lng: 121.47 },
  Canberra: { lat: -35.279, lng: 149.097 },
  Hobart: { lat: -42.882, lng: 147.325 },
  Launceston: { lat: -41.439, lng: 147.14 },
}

const names = Object.keys(hubs).join('|')
const list = String.raw`(?:${names})(?:(?:, | or | and |\/| & )(?:${names}))*`
const leaving = String.raw`[Ee]x|[Ff]rom|[Oo]ut of|[Ll]eav(?:es?|ing)|[Dd]epart(?:s|ing)?|[Pp]oint of hire(?: is|:)?|FIFO`
/** "FIFO ex Perth or Busselton", "Adelaide flights", or a sentence of the name alone. */
const flownFrom = anyOf(
  new RegExp(String.raw`\b(?<!km )(?:${leaving})[\s-]+(?:${list})\b`),
  new RegExp(String.raw`\b(?:${list})\s+(?:flights?|departures?|charter|FIFO)\b`),
  // A sentence of the name alone
  new RegExp(String.raw`(?<=^|[.\n]\s?)(?:${list})(?=\.\s?(?:\n|$)|\n|$)`),
)

function pointsOfHire(description: ShownText, field: string): SaidOfTerms['pointsOfHire'] {
  const quote = quoteOf(flownFrom, description, field)
  if (!quote) return []
  return Object.entries(hubs)
    .filter(([name]) => new RegExp(String.raw`\b${name}\b`).test(quote.text))
    .map(([name, point]) => ({ ...point, name, quote }))
}
