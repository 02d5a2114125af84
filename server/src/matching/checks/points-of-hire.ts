import type { Point } from '../../domain/distance.ts'
import { anyOf } from '../../text/any-of.ts'
import type { Quote } from '../gists.ts'
import type { ShownText } from '../html-text.ts'

export interface PointOfHire extends Point {
  readonly name: string
  readonly quote: Quote
  /** By bus or by car, and not by air. */
  readonly isByRoad?: true
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
/** "40 km from Perth", "an hour's drive from Perth" and "not from Perth" tell of no way there. */
const elsewhere = String.raw`(?<!\b(?:km|kilometres?|hours?|minutes?|mins?|hour['’]s|hours['’]|north|south|east|west|far|away|not|no flights?)(?: (?:drive|flight))? )`
/** "FIFO ex Perth or Busselton", "Adelaide flights", or a sentence of the name alone. */
const departures = anyOf(
  new RegExp(String.raw`\b${elsewhere}(?:${leaving})[\s-]+(?:${list})\b`, 'g'),
  new RegExp(
    String.raw`\b(?:${list})\s+(?:flights?|departures?|charter|FIFO|bus(?:es)?|coach(?:es)?)\b`,
    'g',
  ),
  // A sentence of the name alone
  new RegExp(String.raw`(?<=^|[.\n]\s?)(?:${list})(?=\.\s?(?:\n|$)|\n|$)`, 'g'),
)
const ways =
  /\b(?:(?<road>bus(?:es)?|coach(?:es)?|driv(?:e|es|ing|en)|DIDO)|fl(?:y|ies|own|ights?|ying)|FIFO|charters?|planes?)\b/gi

interface Departure {
  readonly start: number
  readonly end: number
  readonly sentence: number
  readonly way: 'road' | 'air' | null
}

/** Every town from which there is a way to work, in the order of the table. */
export function pointsOfHire(description: ShownText, field: string): PointOfHire[] {
  const each = new Map<string, PointOfHire>()
  for (const { start, end, way } of meant(departuresIn(description.text))) {
    const at = description.at(start, end)
    if (!at) continue
    const quote: Quote = { source: 'job', field, ...at }
    for (const [name, point] of Object.entries(hubs)) {
      if (!new RegExp(String.raw`\b${name}\b`).test(at.text)) continue
      const isByRoad = way === 'road'
      const known = each.get(name)
      // Whoever may take either is flown.
      if (known && (!known.isByRoad || isByRoad)) continue
      each.set(name, { ...point, name, quote, ...(isByRoad && { isByRoad }) })
    }
  }
  return Object.keys(hubs).flatMap((name) => each.get(name) ?? [])
}

/** "From Perth" may speak of anything: beyond the first it counts beside a way to get there. */
function meant(all: readonly Departure[]): readonly Departure[] {
  const told = new Set(all.filter(({ way }) => way !== null).map(({ sentence }) => sentence))
  const [first] = all
  if (told.size === 0 && first) told.add(first.sentence)
  return all.filter(({ sentence }) => told.has(sentence))
}

function departuresIn(text: string): Departure[] {
  return Array.from(text.matchAll(departures), ({ 0: said, index: start }) => {
    const sentence = startOfSentence(text, start)
    const end = start + said.length
    // "The bus from Kalgoorlie, or the flight from Perth": the last that is named before it.
    const way = Array.from(text.slice(sentence, end).matchAll(ways)).at(-1)
    return { start, end, sentence, way: way ? (way.groups?.['road'] ? 'road' : 'air') : null }
  })
}

function startOfSentence(text: string, at: number): number {
  const before = text.slice(0, at)
  return Math.max(...['\n', '. ', ';'].map((end) => before.lastIndexOf(end))) + 1
}
