import { homeOf } from '../places.ts'
import type { Point } from '../../domain/distance.ts'
import type { Quote } from '../gists.ts'
import type { ShownText } from '../html-text.ts'

/** What the words of a posting add to its fields. */
export interface SaidOfTerms {
  readonly sponsorship: { readonly isOffered: boolean; readonly quote: Quote } | null
  readonly nights: Quote | null
  /** From where people are flown; the quote names it. */
  readonly pointsOfHire: readonly (Point & { readonly name: string; readonly quote: Quote })[]
  readonly drivesIn: Quote | null
}

const refusals =
  /\b(?:no|not|without|unable to|cannot|can't|won't)\b[^.\n]{0,40}\bsponsor\w*|sponsorship (?:is )?(?:not|un)\s?available|(?:must|need to) (?:have|hold)[^.\n]{0,30}\b(?:full|unrestricted|existing|current) (?:australian )?work(?:ing)? rights|\bcitizens? (?:and|or) permanent residents? only\b/i
const offers =
  /\bsponsorship (?:is |may be |can be )?(?:available|offered|considered|provided|possible)|\b(?:visa|482|will|can|may|offer\w*|happy to|open to)\b[^.\n]{0,20}\bsponsor(?:ship)?\b|\bsponsor(?:ship)?[^.\n]{0,20}\bfor the right\b/i
const nightWords = /\bnight[ -]?shifts?\b|\bnights\b|\bdays? (?:and|&|\/) nights?\b|\b7D\/?7N\b/i
const dayWords = /\b(?:no|without) nights?\b|\bdays? ?shift only\b|\bdays only\b/i
const flownFrom =
  /\b(?:FIFO|fly[ -]in[^.\n]{0,12}|flights?|flown|point of hire|charter)\b[^.\n]{0,20}?\b(?:ex|from|is|leaves?|departs?|out of|:)\s*(?<names>[A-Z][\w' ]*(?:(?:,| or | and |\/| & )\s*[A-Z][\w']*)*)/
const driveIn = /\b(?:DIDO|drive[ -]in|residential|locals? only|live locally)\b/i

export function saidOfTerms(
  description: ShownText,
  field: string,
  roster: string | null,
): SaidOfTerms {
  const find = (pattern: RegExp) => quoteOf(pattern, description, field)
  const refusal = find(refusals)
  const offer = refusal ? undefined : find(offers)
  const quote = refusal ?? offer
  const worksNights = nightWords.test(roster ?? '')
    ? {
        source: 'job' as const,
        field: 'roster',
        text: roster ?? '',
        start: 0,
        end: roster?.length ?? 0,
      }
    : undefined
  return {
    sponsorship: quote ? { isOffered: refusal === undefined, quote } : null,
    nights: dayWords.test(description.text) ? null : (worksNights ?? find(nightWords) ?? null),
    pointsOfHire: pointsOfHire(description, field),
    drivesIn: find(driveIn) ?? null,
  }
}

function quoteOf(pattern: RegExp, description: ShownText, field: string): Quote | undefined {
  const match = pattern.exec(description.text)
  const at = match && description.at(match.index, match.index + match[0].length)
  return match && at ? { source: 'job', field, text: match[0], ...at } : undefined
}

/** Whoever is flown is flown from a town large enough to have no namesake that matters. */
const hubs: Readonly<Record<string, string>> = {
  Perth: 'WA',
  Brisbane: 'QLD',
  Adelaide: 'SA',
  Melbourne: 'VIC',
  Sydney: 'NSW',
  Darwin: 'NT',
  Cairns: 'QLD',
  Townsville: 'QLD',
  Mackay: 'QLD',
  Rockhampton: 'QLD',
  'Gold Coast': 'QLD',
  Toowoomba: 'QLD',
  Newcastle: 'NSW',
  Busselton: 'WA',
  Geraldton: 'WA',
  Bunbury: 'WA',
  Albany: 'WA',
  Broome: 'WA',
  Karratha: 'WA',
  Kalgoorlie: 'WA',
  Canberra: 'ACT',
  Hobart: 'TAS',
  Launceston: 'TAS',
}

function pointsOfHire(description: ShownText, field: string): SaidOfTerms['pointsOfHire'] {
  const match = flownFrom.exec(description.text)
  const names = match?.groups?.['names']
  const quote = quoteOf(flownFrom, description, field)
  if (!names || !quote) return []
  return Object.entries(hubs).flatMap(([name, state]) => {
    const point = new RegExp(String.raw`\b${name}\b`).test(names) ? homeOf(name, state, null) : null
    return point ? [{ ...point, name, quote }] : []
  })
}
