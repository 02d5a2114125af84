import { anyOf, pattern } from '../../../text/any-of.ts'
import type { Fact } from '../../resume-facts.ts'
import type { Cell, Line } from '../../resume-text.ts'
import { employerScore } from '../jobs/employers/employer-words.ts'
import { titleScore } from '../jobs/titles/title-words.ts'
import { isCountry } from '../places/countries.ts'
import {
  isLocality,
  isTown,
  hasPostcode,
  queensland,
  statePattern,
} from '../places/known-places.ts'
import { kindOfHeading } from '../sections/heading-words.ts'
import { foreignPlacesIn } from './foreign-address.ts'
import type { PlaceSighting } from './foreign-address.ts'
import type { HeaderBand } from './header-band.ts'

const townAndState = new RegExp(
  `(?<town>\\p{Lu}[\\p{L}'’ .-]{1,60}?),?\\s*(?:\\d{4},?\\s+)?[,|•(-]?\\s*\\b(?<state>${statePattern}|${queensland})\\b\\.?,?\\s*(?<postcode>\\b\\d{4}\\b(?!\\s?\\d))?`,
  'u',
)
const labels = anyOf(
  /add?ress|location|direcci[óo]n|direction|adresse|adres|adress|endere[çc]o|indirizzo/i,
  /wohnort|anschrift|suburb|based in|lives(?: in)?|living in|residence|city|town/i,
  /alamat|domisili|adresa|zamieszka[łl][yae]|adres zamieszkania/i,
)
const kindOfAddress =
  /(?:home|residential|postal|current|street|mailing|physical|permanent|present)\s+/i

const label = pattern`^\s*${kindOfAddress}?${labels}(?:\s*/\s*${labels})?\s*[:–-]?\s+`
const streetWords = anyOf(
  /street|st|road|rd|avenue|ave|drive|dr|court|ct|place|pl|crescent|cres|close|cl|way/gi,
  /lane|ln|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|loop|circuit|cct|grove|gr/gi,
  /rise|view|retreat|parkway|esplanade|unit|lot/gi,
)

const streetWord = pattern`\b${streetWords}\b\.?,?\s*`

/** Where somebody lives, as the header says it; never the place of an employer. */
export function readLocation({ lines }: HeaderBand): Fact<string> | undefined {
  const seen = lines.flatMap((line, index) =>
    line.text.length > 250
      ? []
      : [
          ...cellsOf(line, lines[index + 1]).flatMap(sightingsIn),
          ...overCountry(line, lines.slice(index + 1, index + 3)),
          ...besideContact(line),
        ],
  )
  const [best] = seen.toSorted((a, b) => b.score - a.score)
  if (!best) return undefined
  const span = { start: best.start, end: best.start + best.value.length }
  const value = withoutShouting(best.value.replaceAll(/\s+/g, ' '))
  return { value, confidence: best.score, spans: [span] }
}

/** "MT ISA QLD 4825" is Mt Isa: at the end, and before its postcode, two and three letters are of a state. */
function withoutShouting(place: string): string {
  if (place !== place.toUpperCase()) return place
  return place.replaceAll(
    /(?!\p{Lu}{2,3}\W*(?:\d|\p{Lu}{2,3}$|$))(\p{Lu})([\p{Lu}'’]+)/gu,
    (_, first: string, others: string) => first + others.toLowerCase(),
  )
}

/** A town, a line with its region and postcode, and its country below. */
function overCountry(line: Line, below: readonly Line[]): PlaceSighting[] {
  const at = below.findIndex(({ cells }) => isCountry(cells[0]?.text ?? ''))
  const [town, country] = [line.cells[0], below[at]?.cells[0]]
  const isColumn = below
    .slice(0, at + 1)
    .every(({ x, right }) => Math.abs(x - line.x) < 4 || Math.abs(right - line.right) < 4)
  if (!town || !country || !isColumn || !/^\p{Lu}[\p{L} .'’-]{2,40}$/u.test(town.text)) return []
  const isAddress = at === 0 || /\d/.test(below[0]?.text ?? '')
  return isAddress
    ? [{ value: `${town.text}, ${country.text}`, start: town.start, score: 0.7 }]
    : []
}

/** What stands on one line with a phone and an address, and is nothing else, is a town. */
function besideContact(line: Line): PlaceSighting[] {
  if (!/\S@\S/.test(line.text) && !/\+\d[\d ()-]{7,}/.test(line.text)) return []
  const pieces = line.cells.flatMap(({ text, start }) =>
    splitWithOffsets(text).map((piece) => ({
      value: piece.text.trim(),
      start: start + piece.at + piece.text.length - piece.text.trimStart().length,
    })),
  )
  return pieces
    .filter(({ value }) => pieces.length > 1 && isPlainPlace(value))
    .map((piece) => ({ ...piece, score: 0.6 }))
}

function isPlainPlace(value: string): boolean {
  return (
    /^\p{Lu}[\p{L} .'’-]{2,30}(?:, \p{Lu}[\p{L} .'’-]{1,30}){0,2}(?:,? [\d -]{4,9})?$/u.test(
      value,
    ) &&
    !noPlace.test(value) &&
    titleScore(value) < 0.4 &&
    employerScore(value) < 0.6 &&
    kindOfHeading(value) === undefined
  )
}

const otherDetails = anyOf(
  /linked ?in|github|git ?lab|twitter|skype|whats ?app|phone|mobile|tel|e-?mail|web\w*/i,
  /portfolio|citizen\w*|resident|visa|licen[cs]e\w*|available/i,
  /download|resume|cv|references?/i,
)

const noPlace = pattern`\b${otherDetails}\b`

const startsWithState = new RegExp(`^\\s*(?:${statePattern})\\b`)

type CellText = Pick<Cell, 'text' | 'start'>

/** An address that ends in a comma, whose state stands below or whose label stands alone goes on below. */
function cellsOf(line: Line, next: Line | undefined): readonly CellText[] {
  const cells = withLabels(line)
  const isOpen =
    line.cells.length === 1 &&
    (/,\s*$/.test(line.text) || isOnlyLabel(line.text) || startsWithState.test(next?.text ?? ''))
  const goesOn = isOpen || isBrokenBesideLabel(line, next)
  const isNext =
    next && next.start === line.start + line.text.length + 1 && next.column === line.column
  if (!goesOn || !isNext) return cells
  return [{ text: `${line.text} ${next.text}`, start: line.start }, ...cells]
}

/** "Residential address | 4 Kremetart Street, Rustenburg, North", and below the address "West, South Africa". */
function isBrokenBesideLabel({ cells }: Line, next: Line | undefined): boolean {
  const [announcing, address, ...others] = cells
  const [below, ...besides] = next?.cells ?? []
  if (!announcing || !address || !below || others.length + besides.length > 0) return false
  return isOnlyLabel(announcing.text) && Math.abs(address.x - below.x) < 4 && /,/.test(address.text)
}

/** A label in a cell of its own says what the next one is. */
function withLabels({ cells }: Line): readonly CellText[] {
  return cells.map((cell, at) => {
    const before = cells[at - 1]
    if (!before || !isOnlyLabel(before.text)) return cell
    const gap = ' '.repeat(Math.max(1, cell.start - before.start - before.text.length))
    return { text: `${before.text}${gap}${cell.text}`, start: before.start }
  })
}

function isOnlyLabel(text: string): boolean {
  const padded = `${text} `
  return label.exec(padded)?.[0].length === padded.length
}

function sightingsIn(cell: CellText): PlaceSighting[] {
  const told = cell.text
    .replace(remarkBehind, '')
    .replace(dashedState, ',  ')
    .replace(waysToReach, (way) => '|'.repeat(way.length))
  return splitWithOffsets(told).flatMap(({ text, at }) => {
    const labelled = label.exec(text)?.[0].length ?? 0
    const rest = text.slice(labelled)
    const start = cell.start + at + labelled
    const bonus = labelled > 0 ? 0.04 : 0
    return [...inAustralia(rest, start, bonus), ...foreignPlacesIn(rest, start, labelled > 0)]
  })
}

/** "Huntly, Waikato, NZ (no sponsor needed, here in a week)" */
const remarkBehind = /\s\((?:[^()\s]+\s){3,}[^()]*\)?\s*$/

/** "sam@example.org 647-555-0186 Toronto, ON sam.example": where pictures part them, nothing else does. */
const waysToReach =
  /\S+@\S+|\+?\d[\d()-]{2,}(?:[ -][\d()-]{3,}){1,4}\d|\b[a-z\d-]{3,}(?:\.[a-z]{2,})+(?:\/\S*)?/g

/** Cooroy – QLD 4563 */
const dashedState = new RegExp(`(?<=\\p{Ll}) [–—] (?=(?:${statePattern})\\b)`, 'u')

function splitWithOffsets(text: string): { text: string; at: number }[] {
  return Array.from(text.matchAll(/(?:(?!\s[–—]\s)[^|•·●;▪◆✉☎])+/g), (match) => {
    // The dash that parts it from what stands before.
    const dash = /^\s*[–—]\s/.exec(match[0])?.[0].length ?? 0
    return { text: match[0].slice(dash), at: match.index + dash }
  })
}

/** "Boilermaker, Mandurah 6210": a town and its own postcode. */
const townAndPostcode =
  /(?:^|,)\s*(?<town>\p{Lu}[\p{L}'’ -]{2,30}?),?\s(?<postcode>\d{4})\s*(?:$|,)/u

function byPostcodeAlone(text: string, start: number, bonus: number): PlaceSighting[] {
  const match = townAndPostcode.exec(text)
  const { town = '', postcode = '' } = match?.groups ?? {}
  if (!match || !hasPostcode(town, postcode)) return []
  const value = `${town} ${postcode}`
  const at = match.index + match[0].indexOf(town)
  return text.includes(value) ? [{ value, start: start + at, score: 0.85 + bonus }] : []
}

function inAustralia(printed: string, start: number, bonus: number): PlaceSighting[] {
  const text = withCapitals(printed)
  const match = townAndState.exec(text)
  const { town, state, postcode } = match?.groups ?? {}
  if (!match || !town) return byPostcodeAlone(text, start, bonus)
  const shift = townShift(town.trimEnd())
  const name = town.slice(shift).trim()
  const isKnown =
    isLocality(name) || isTown(name) || (postcode ? hasPostcode(name, postcode) : false)
  // A town that no list knows is one where nothing stands but it and its state.
  const isAll =
    match[0].trim() === text.trim() && isPlainPlace(name) && name.split(/\s+/).length <= 3
  const isSure = state === 'Q' ? postcode?.startsWith('4') : postcode || bonus > 0 || isAll
  if (!isKnown && !isSure) return []
  if (/\b(?:licen[cs]e|class|ticket|card|university|tafe)\b/i.test(text)) return []
  const from = match.index + shift - suburbBefore(text.slice(0, match.index + shift)).length
  const value = text.slice(from, match.index + match[0].length).replace(/[\s,.]+$/, '')
  const score = (isKnown ? 0.9 : 0.7) + bonus + (postcode ? 0.04 : 0)
  return [{ value, start: start + from, score: Math.min(0.98, score) }]
}

/** "north mackay qld": what is typed without capitals stands where it stood, with them. */
function withCapitals(text: string): string {
  if (!/\p{L}/u.test(text) || text !== text.toLowerCase()) return text
  return text
    .replaceAll(/(?<![\p{L}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
    .replaceAll(/\b(?:wa|qld|nsw|vic|sa|tas|nt|act)\b/gi, (letters) => letters.toUpperCase())
}

/** "Ellenbrook, " before "Perth WA". */
function suburbBefore(text: string): string {
  const [suburb = '', name = ''] = /(?<![\p{L}\d] ?)(\p{Lu}[\p{L}'’ -]{2,30}), $/u.exec(text) ?? []
  return isLocality(name) ? suburb : ''
}

/** How much of the text before the state is street: the longest ending that is a locality stays. */
function townShift(text: string): number {
  const words = Array.from(text.matchAll(/\S+/g), ({ index }) => index)
  const known = words.find((at) => isLocality(text.slice(at)) || isTown(text.slice(at)))
  if (known !== undefined) return known

  let afterStreet = 0
  for (const match of text.matchAll(streetWord)) {
    const end = match.index + match[0].length
    if (end < text.length) afterStreet = end
  }
  return afterStreet
}
