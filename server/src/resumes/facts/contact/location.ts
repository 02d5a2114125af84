import type { Fact } from '../../resume-facts.ts'
import type { Cell, Line } from '../../resume-text.ts'
import { countryOfRegion } from '../places/foreign-regions.ts'
import { hasPostcode, isCountry, isLocality, isTown, statePattern } from '../places/known-places.ts'
import type { HeaderBand } from './header-band.ts'

interface Sighting {
  readonly value: string
  readonly start: number
  readonly score: number
}

const townAndState = new RegExp(
  `(?<town>\\p{Lu}[\\p{L}'’ .-]{1,60}?),?\\s*(?:\\d{4},?\\s+)?[,|•(-]?\\s*\\b(?<state>${statePattern})\\b\\.?,?\\s*(?<postcode>\\b\\d{4}\\b(?!\\s?\\d))?`,
  'u',
)
const label =
  /^\s*(?:(?:home|residential|postal|current|street|mailing)\s+)?(?:add?ress|location|suburb|based in|lives in|living in|residence|city|town)\s*[:–-]?\s+/i
const streetWord =
  /\b(?:street|st|road|rd|avenue|ave|drive|dr|court|ct|place|pl|crescent|cres|close|cl|way|lane|ln|parade|pde|terrace|tce|highway|hwy|boulevard|blvd|loop|circuit|cct|grove|gr|rise|view|retreat|parkway|esplanade|unit|lot)\b\.?,?\s*/gi

/** Where somebody lives, as the header says it; never the place of an employer. */
export function readLocation({ lines }: HeaderBand): Fact<string> | undefined {
  const seen = lines.flatMap((line, index) =>
    line.text.length > 250 ? [] : cellsOf(line, lines[index + 1]).flatMap(sightingsIn),
  )
  const [best] = seen.toSorted((a, b) => b.score - a.score)
  if (!best) return undefined
  const span = { start: best.start, end: best.start + best.value.length }
  return { value: best.value.replaceAll(/\s+/g, ' '), confidence: best.score, spans: [span] }
}

const startsWithState = new RegExp(`^\\s*(?:${statePattern})\\b`)

type CellText = Pick<Cell, 'text' | 'start'>

/** An address that ends in a comma, or whose state stands below, goes on in the next line. */
function cellsOf(line: Line, next: Line | undefined): readonly CellText[] {
  const goesOn =
    line.cells.length === 1 && (/,\s*$/.test(line.text) || startsWithState.test(next?.text ?? ''))
  const isNext =
    next && next.start === line.start + line.text.length + 1 && next.column === line.column
  if (!goesOn || !isNext) return line.cells
  return [{ text: `${line.text} ${next.text}`, start: line.start }, ...line.cells]
}

function sightingsIn(cell: CellText): Sighting[] {
  return splitWithOffsets(cell.text).flatMap(({ text, at }) => {
    const labelled = label.exec(text)?.[0].length ?? 0
    const rest = text.slice(labelled)
    const start = cell.start + at + labelled
    const bonus = labelled > 0 ? 0.04 : 0
    return [...inAustralia(rest, start, bonus), ...elsewhere(rest, start, labelled > 0)]
  })
}

function splitWithOffsets(text: string): { text: string; at: number }[] {
  return Array.from(text.matchAll(/(?:(?!\s[–—]\s)[^|•·●;▪◆✉☎])+/g), (match) => ({
    text: match[0],
    at: match.index,
  }))
}

function inAustralia(text: string, start: number, bonus: number): Sighting[] {
  const match = townAndState.exec(text)
  const { town, postcode } = match?.groups ?? {}
  if (!match || !town) return []
  const shift = townShift(town.trimEnd())
  const name = town.slice(shift).trim()
  const isKnown =
    isLocality(name) || isTown(name) || (postcode ? hasPostcode(name, postcode) : false)
  if (!isKnown && !postcode && bonus === 0) return []
  if (/\b(?:licen[cs]e|class|ticket|card|university|tafe)\b/i.test(text)) return []
  const value = match[0].slice(shift).replace(/[\s,.]+$/, '')
  const score = (isKnown ? 0.9 : 0.7) + bonus + (postcode ? 0.04 : 0)
  return [{ value, start: start + match.index + shift, score: Math.min(0.98, score) }]
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

/** A town known by itself, "City, Country", and whatever a label announces. */
function elsewhere(text: string, start: number, isLabelled: boolean): Sighting[] {
  const from = text.length - text.trimStart().length
  const value = text.trim().replace(/[,.]+$/, '')
  if (value === '' || value.length > 80 || value.includes('@')) return []
  const parts = value.split(/\s*,\s*/)
  const last = parts.at(-1) ?? ''
  const bracket = /(?<=^|[,\s])\p{Lu}[\p{L}.'’-]{2,40} \((?<country>[\p{L} ]{2,30})\)$/u.exec(value)
  if (bracket && isCountry(bracket.groups?.country ?? ''))
    return [{ value: bracket[0], start: start + from + bracket.index, score: 0.8 }]
  if (parts.length > 1 && (isCountry(last) || countryOfRegion(last)))
    return abroad(value, start + from)
  if (isTown(value)) return [{ value, start: start + from, score: isLabelled ? 0.88 : 0.72 }]
  const isAmerican = /^\p{Lu}[\p{L} .'-]{1,30},\s*[A-Z]{2}(?:\s+\d{5})?$/u.test(value)
  if (isAmerican) return [{ value, start: start + from, score: 0.8 }]
  const isPlain = isLabelled && /^\p{Lu}[\p{L} ,.'’-]{2,50}$/u.test(value)
  return isPlain ? [{ value, start: start + from, score: 0.7 }] : []
}

/** Town, region and country of a foreign address, without street and postcode. */
function abroad(value: string, start: number): Sighting[] {
  const parts = Array.from(value.matchAll(/[^,]+/g))
  const hasRegion = countryOfRegion(parts.at(-2)?.[0] ?? '') !== undefined
  const isBare = parts.length === 3 && parts.every(([part]) => /^[\p{L} .'’-]{2,30}$/u.test(part))
  const first = parts.at(hasRegion || isBare ? -3 : -2) ?? parts[0]
  const rest = value.slice(first?.index ?? 0)
  const town = rest.replace(/^[^\p{L}]+/u, '').replace(/^(?:[A-Z]{1,2}-)?\d{3,6}\s+/, '')
  const isName = /^\p{L}[\p{L} .'’-]{1,40}(?: [A-Z]{1,2}\d[\dA-Z]? \d[A-Z]{2})?,/u.test(town)
  return isName ? [{ value: town, start: start + value.length - town.length, score: 0.85 }] : []
}
