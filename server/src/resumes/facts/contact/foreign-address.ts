import { countryOfRegion } from '../places/foreign-regions.ts'
import { isCountry, isCountryCode } from '../places/countries.ts'
import { isTown } from '../places/known-places.ts'

export interface PlaceSighting {
  readonly value: string
  readonly start: number
  readonly score: number
}

const townName = String.raw`\p{Lu}[\p{L} .'’-]{1,30}?`

/** Postcodes by their shape: where the town and its region stand beside them. */
const posted: readonly RegExp[] = [
  // Springfield, IL 62704 · Sudbury, ON P3E 2C6
  new RegExp(
    `(?<=^|[,\\d]\\s)(?<place>${townName}, [A-Z]{2}),?\\s+(?:\\d{5}(?:-\\d{4})?|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d)$`,
    'u',
  ),
  // Leeds LS1 4AP
  new RegExp(`(?<=^|,\\s)(?<place>${townName}),?\\s+[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}$`, 'u'),
  // 28013 Madrid · 08201 Vic (Barcelona) · D-10115 Berlin · 1012 AB Amsterdam · 753 30 Umeå · 59-300 Opole
  new RegExp(
    `(?<=^|,\\s)(?:[A-Z]{1,2}-)?(?!(?:19|20)\\d\\d )(?:\\d{4,6}(?: [A-Z]{2})?|\\d{3} \\d{2}|\\d{2}-\\d{3}) (?<place>${townName}(?: \\([\\p{L} ]{2,30}\\))?)$`,
    'u',
  ),
  // Pune 411001 · Mumbai - 400 001
  new RegExp(`(?<=^|,\\s)(?<place>${townName})\\s*[-–]?\\s*\\d{3} ?\\d{3}$`, 'u'),
]

/** Rustenburg, North West 0299 ZA */
const townWithCode = new RegExp(
  `^(?<town>${townName},(?: [\\p{L} .'’-]{2,30})?) [\\d -]{4,9},? (?<country>[A-Z]{2})$`,
  'u',
)

function byPostcode(value: string, start: number): PlaceSighting[] {
  for (const pattern of posted) {
    const match = pattern.exec(value)
    const place = match?.groups?.['place']
    if (match && place) {
      return [{ value: place, start: start + match.index + match[0].indexOf(place), score: 0.75 }]
    }
  }
  return []
}

/** A town known by itself, "City, Country", and whatever a label announces. */
export function foreignPlacesIn(text: string, start: number, isLabelled: boolean): PlaceSighting[] {
  const from = text.length - text.trimStart().length
  const whole = text.trim().replace(/[,.]+$/, '')
  // "… Katowice, Poland (Home)"
  const place = isLabelled ? whole.replace(/ \((?:home|work|postal|private)\)$/i, '') : whole
  const value = withoutPostcodeBehind(place)
  if (value === '' || value.length > 80 || value.includes('@')) return []
  const parts = value.split(/\s*,\s*/)
  // "Batangas City, 4200 Philippines"
  const last = (parts.at(-1) ?? '').replace(/^\d{3,6}\s+(?=\p{Lu})/u, '')
  const bracket = /(?<=^|[,\s])\p{Lu}[\p{L}.'’-]{2,40} \((?<country>[\p{L} ]{2,30})\)$/u.exec(value)
  const around = bracket?.groups?.['country'] ?? ''
  if (bracket && (isCountry(around) || countryOfRegion(around)))
    return [{ value: bracket[0], start: start + from + bracket.index, score: 0.8 }]
  const isCoded = parts.length > 2 && isCountryCode(last) && last !== 'WA'
  if (isCoded || (parts.length > 1 && (isCountry(last) || countryOfRegion(last))))
    return abroad(value, start + from)
  const coded = townWithCode.exec(value)?.groups
  if (coded?.['town'] && isCountryCode(coded['country'] ?? ''))
    return [{ value: coded['town'], start: start + from, score: 0.75 }]
  if (isTown(value)) return [{ value, start: start + from, score: isLabelled ? 0.88 : 0.72 }]
  const [, state = ''] =
    /^\p{Lu}[\p{L} .'-]{1,30}(?:,\s*|\/)([A-Z]{2})(?:\s+\d{5})?$/u.exec(value) ?? []
  if (states.has(state)) return [{ value, start: start + from, score: 0.8 }]
  if (parts.length > 1 && isTown(last)) {
    // "Walthamstow, London", but of "12 Oak Lane, London" the town alone.
    const suburb = parts.at(-2) ?? ''
    const isSuburb = /^\p{Lu}[\p{L} .'’-]{2,30}$/u.test(suburb) && !streetWord.test(suburb)
    const isStreet = /\d/.test(suburb)
    const at = value.lastIndexOf(isSuburb ? suburb : last)
    if (isSuburb || isStreet)
      return [{ value: value.slice(at), start: start + from + at, score: 0.7 }]
  }
  const ofPost = byPostcode(value, start + from)
  if (ofPost.length > 0) return ofPost
  const isPlain = isLabelled && /^\p{Lu}[\p{L} ,.'’-]{2,50}(?: [\d-]{4,9})?$/u.test(value)
  return isPlain ? [{ value, start: start + from, score: 0.7 }] : []
}

/** "Surigao City, Philippines 8400", "Rustenburg, South Africa, 0299" */
function withoutPostcodeBehind(place: string): string {
  const bare = place.replace(/,?\s+\d{4,6}$/, '')
  return isCountry(bare.split(/\s*,\s*/).at(-1) ?? '') ? bare : place
}

/** Of the United States, Canada and Brazil, in whose letters towns are told apart. */
const states = new Set(
  `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND
  OH OK OR PA PR RI SC SD TN TX UT VT VA WA WV WI WY AB BC MB NB NL NS NT NU ON PE QC SK YT
  AC AP AM BA CE DF ES GO MG PB PE PI RJ RN RO RR RS SE SP TO`.split(/\s+/),
)

const streetWord =
  /\b(?:roads?|rd|streets?|st|avenue|ave|lane|marg|nagar|colony|barangay|brgy|rua|rue|calle|via)\b/i

/** "Suffolk NR33 0ZZ" */
const british = /^\s*[\p{L} ]{3,30} [A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u

/** Town, region and country of a foreign address, without street and postcode. */
function abroad(value: string, start: number): PlaceSighting[] {
  const parts = Array.from(value.matchAll(/[^,]+/g))
  const region = parts.at(-2)?.[0] ?? ''
  const town = parts.at(-3)?.[0] ?? ''
  // "23 Tern Close, Lowestoft, Suffolk NR33 0ZZ, United Kingdom"
  const isCounty =
    british.test(region) && /^[\p{L} .'’-]{2,30}$/u.test(town) && !streetWord.test(town)
  const hasRegion = isCounty || countryOfRegion(region) !== undefined
  const isBare =
    parts.length === 3 &&
    parts.every(([part]) => /^[\p{L} .'’-]{2,30}$/u.test(part)) &&
    !streetWord.test(parts[0]?.[0] ?? '')
  const hasPostcode = /^\s*\d{3,6}\s*$/.test(town)
  // "Rustenburg, 0299, North West, South Africa"
  const townAt = hasRegion && hasPostcode ? -4 : -3
  const first = parts.at(hasRegion || isBare ? townAt : -2) ?? parts[0]
  const rest = value.slice(first?.index ?? 0)
  const place = rest.replace(/^[^\p{L}]+/u, '').replace(/^(?:[A-Z]{1,2}-)?\d{3,6}\s+/, '')
  const isName =
    /^\p{L}[\p{L} .'’-]{1,40}(?: [A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2}| \([A-Z]{2}\)| \d{3,6})?,/u.test(
      place,
    )
  return isName ? [{ value: place, start: start + value.length - place.length, score: 0.85 }] : []
}
