import { anyOf, pattern } from '../../../text/any-of.ts'
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type NumberFound,
} from 'libphonenumber-js/min'
import type { Fact } from '../../resume-facts.ts'
import type { Line, ResumeText } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { countryOfRegion } from '../places/foreign-regions.ts'
import { statePattern } from '../places/known-places.ts'
import type { HeaderBand } from './header-band.ts'

const australianDigits = 9

interface Sighting {
  readonly value: string
  readonly start: number
  readonly end: number
  readonly score: number
}

const labelsOfOthers = anyOf(
  /abn|acn|tfn|passport|licen[cs]e|ticket|card|fax|doi|isbn|account|bsb|member|registration/i,
  /vin|usi|ahpra|certificate|cert|emergency|next of kin|student/i,
  // Post codes
  /cep|plz|post ?code|zip/i,
)

const otherNumbers = pattern`\b${labelsOfOthers}\b`
const wordsOfPhones = anyOf(
  /phone|mobile|mob|cell|tel|telephone|ph|contact|call|handphone|whatsapp/i,
  // In other languages
  /telefone|tel[ée]fono|t[ée]l[ée]phone|telefoon|telefon|celular|cellulare|m[óo]vil/i,
  /portable|handy|mobil|tlf|hp|m|t|p|h/i,
)
const labels = anyOf(pattern`\b${wordsOfPhones}\b\s*[.:#]?`, /📞|☎|✆|📱/i)

const phoneLabel = pattern`${labels}\s*[-–]?\s*$`

/** The person's own phone, preferably mobile, in international form where its country is known. */
export function readPhone(text: ResumeText, band: HeaderBand): Fact<string> | undefined {
  const country = countryOf(band.lines)
  const inHead = sightings(band.lines, country, 0.9)
  const found = inHead.length > 0 ? inHead : sightings(band.ownLines, country, 0.75)
  const [best] = found.toSorted((a, b) => b.score - a.score)
  if (best) {
    const { value, start, end, score } = best
    return { value, confidence: Math.min(0.98, score), spans: [{ start, end }] }
  }
  return linkedPhone(text, country) ?? asPrinted(band.lines)
}

const digitsInGroups =
  /(?<![\p{L}\d/.,-])(?:\+|\(|\d)(?:[\d().-]| (?=[\d(])){6,20}\d(?![\p{L}\d/%-])/gu

/** A number of a country that nothing names: kept as it is written, and not sure. */
function asPrinted(lines: readonly Line[]): Fact<string> | undefined {
  const seen = lines.flatMap(({ text, start }) =>
    text.length > 300
      ? []
      : Array.from(text.matchAll(digitsInGroups), (match) => ({
          value: match[0],
          before: text.slice(Math.max(0, match.index - 30), match.index),
          start: start + match.index,
        })),
  )
  const phones = seen.filter(
    ({ value, before }) =>
      digitsOf(value) >= 7 &&
      digitsOf(value) <= 13 &&
      dateRangesIn(value).length === 0 &&
      !isSomethingElse(before, value),
  )
  const [best] = phones.toSorted(
    (a, b) => Number(phoneLabel.test(b.before)) - Number(phoneLabel.test(a.before)),
  )
  if (!best) return undefined
  const span = { start: best.start, end: best.start + best.value.length }
  return {
    value: best.value,
    confidence: phoneLabel.test(best.before) ? 0.55 : 0.45,
    spans: [span],
  }
}

function linkedPhone({ links }: ResumeText, country: CountryCode): Fact<string> | undefined {
  const link = links.find(({ url }) => /^tel:/i.test(url))
  const phone = link && parsePhoneNumberFromString(decoded(link.url.slice(4)), country)
  return phone?.isValid() ? { value: phone.number, confidence: 0.85, spans: [] } : undefined
}

/** A stray percent sign makes no valid escape; the link is then taken as it stands. */
function decoded(url: string): string {
  return /%(?![0-9a-f]{2})/i.test(url) ? url : url.replaceAll('%20', ' ').replaceAll('%2B', '+')
}

/** Before a phone it would be read as the beginning of it; none begins as mobiles do. */
const postcode = new RegExp(`(?<=\\b(?:${statePattern}),?\\s)(?!04)\\d{4}(?=[,;.]?\\s)`, 'g')

function sightings(lines: readonly Line[], country: CountryCode, base: number): Sighting[] {
  return lines.flatMap((line) => {
    if (line.text.length > 600 || digitsOf(line.text) < 8) return []
    // "+61 (0) 4…" holds a zero that is never dialled with the code of the country.
    const text = line.text
      .replaceAll(/\(0\)/g, '   ')
      .replaceAll(/(\+\d{2}) 0(?=\d)/g, '$1  ')
      .replaceAll(postcode, '    ')
    const numbers = numbersIn(text, country)
    const spotted = numbers.flatMap(({ number, startsAt, endsAt }) => {
      const before = text.slice(Math.max(0, startsAt - 30), startsAt)
      if (isSomethingElse(before, text.slice(startsAt, endsAt))) return []
      const isMobile = number.country === 'AU' && /^[45]/.test(number.nationalNumber)
      const score = base + (isMobile ? 0.06 : 0) + (phoneLabel.test(before) ? 0.04 : 0)
      return [
        { value: number.number, start: line.start + startsAt, end: line.start + endsAt, score },
      ]
    })
    return spotted.length > 0 ? spotted : possibleNumber(line, text, country, base)
  })
}

/** Whoever lives abroad and comes here may have "0491 570 156" already: a mobile as nobody else writes one. */
function numbersIn(text: string, country: CountryCode): NumberFound[] {
  const numbers = findPhoneNumbersInText(text, { defaultCountry: country })
  if (numbers.length > 0 || country === 'AU') return numbers
  return findPhoneNumbersInText(text, { defaultCountry: 'AU' }).filter(({ startsAt }) =>
    /^\(?04/.test(text.slice(startsAt)),
  )
}

/** A number that no network gives out yet, but that the resume itself calls a phone. */
function possibleNumber(line: Line, text: string, country: CountryCode, base: number): Sighting[] {
  const match = /(?<![\d/])(?:\+|\(|\d)[\d\s().-]{7,20}\d/.exec(text)
  if (!match) return []
  const before = text.slice(Math.max(0, match.index - 30), match.index)
  const isCalledPhone = match[0].startsWith('+') || phoneLabel.test(before)
  const phone = isCalledPhone ? parsePhoneNumberFromString(match[0], country) : undefined
  if (!phone?.isPossible() || isSomethingElse(before, match[0])) return []
  // Nobody has said Australia, and no number there has so many digits.
  const isAssumed = country === 'AU' && !match[0].startsWith('+')
  if (isAssumed && phone.nationalNumber.length !== australianDigits) return []
  const start = line.start + match.index
  return [{ value: phone.number, start, end: start + match[0].length, score: base - 0.25 }]
}

function isSomethingElse(before: string, number: string): boolean {
  if (phoneLabel.test(before)) return false
  // "Valid until 26-05-2031"
  if (/^\d{1,2}[-./ ]\d{1,2}[-./ ](?:19|20)\d\d$/.test(number)) return true
  return otherNumbers.test(before) || /\b(?:19|20)\d\d\s*[-–]\s*(?:19|20)\d\d\b/.test(number)
}

function digitsOf(text: string): number {
  return text.length - text.replaceAll(/\d/g, '').length
}

const countryWords: readonly (readonly [RegExp, CountryCode])[] = [
  [/\b(?:usa|united states)\b|,\s*[A-Z]{2}\s+\d{5}\b/i, 'US'],
  [/\b(?:new zealand|auckland|wellington nz|christchurch)\b/i, 'NZ'],
  [/\b(?:united kingdom|england|scotland|wales|london|manchester)\b|\bUK\b/, 'GB'],
  [/\bIndia\b|\b(?:Mumbai|Bangalore|Bengaluru|Hyderabad|Chennai|Pune|New Delhi)\b/, 'IN'],
  [/\bSouth Africa\b|\bJohannesburg\b/, 'ZA'],
  [/\bCanada\b|,\s*(?:ON|BC|AB|QC)\b/, 'CA'],
  [/\bIreland\b|\bDublin\b/, 'IE'],
  [/\bPhilippines\b|\bManila\b/, 'PH'],
  [/\bGermany\b|\bDeutschland\b/, 'DE'],
  [/\bFrance\b/, 'FR'],
  [/\bNetherlands\b/, 'NL'],
  [/\bPapua New Guinea\b|\bPNG\b/, 'PG'],
  [/\bSingapore\b/, 'SG'],
  [/\bChile\b/, 'CL'],
  [/\b(?:Italia|Italy)\b/, 'IT'],
  [/\b(?:España|Spain)\b/, 'ES'],
  [/\bPortugal\b/, 'PT'],
  [/\b(?:Brasil|Brazil)\b|\bCEP:? \d{5}-\d{3}\b/, 'BR'],
  [/\b(?:Polska|Poland)\b/, 'PL'],
  [/\b(?:Österreich|Austria)\b/, 'AT'],
  [/\b(?:Schweiz|Switzerland)\b/, 'CH'],
  [/\b(?:Danmark|Denmark)\b/, 'DK'],
  [/\b(?:Norge|Norway)\b/, 'NO'],
  [/\b(?:Sverige|Sweden)\b/, 'SE'],
  [/\bIndonesia\b/, 'ID'],
  [/\bMalaysia\b/, 'MY'],
  [/\bM[ée]xico\b/, 'MX'],
  [/\bGhana\b/, 'GH'],
  [/\bZambia\b/, 'ZM'],
  [/\bZimbabwe\b/, 'ZW'],
  [/\bNigeria\b/, 'NG'],
  [/\bKenya\b/, 'KE'],
]

/** A number without the code of its country is read as the address says, else as Australian. */
function countryOf(lines: readonly Line[]): CountryCode {
  const text = lines.map((line) => line.text).join('\n')
  if (/\bAustralia\b|\b(?:WA|QLD|NSW|VIC|TAS|NT|ACT|SA)\b,?\s*\d{4}\b/.test(text)) return 'AU'
  const named = countryWords.find(([words]) => words.test(text))?.[1]
  return named ?? countryOfRegions(text.split(/[,|\n•·]/)) ?? 'AU'
}

function countryOfRegions(pieces: readonly string[]): CountryCode | undefined {
  for (const piece of pieces.slice(0, 200)) {
    const country = countryOfRegion(piece)
    if (country) return country
  }
  return undefined
}
