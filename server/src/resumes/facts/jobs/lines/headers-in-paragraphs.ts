import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { isProse } from '../duties.ts'
import { partOf } from './jobs-in-a-row.ts'

const longestHeader = 150
const longestParagraph = 2000

/**
 * "2018 – 2021: truck driver, Toll, Perth. Drove road trains from the port.": where each job is a paragraph,
 * its first sentence is the header and a line of its own; offsets stay true.
 */
export function withHeadersApart(lines: readonly Line[]): Line[] {
  const ends = new Map(lines.map((line) => [line, endOfHeader(line)]))
  const paragraphs = lines.filter((line) => isMore(line.text, ends.get(line)))
  // One alone may be a remark with a year in it.
  if (paragraphs.length < 2) return [...lines]
  return lines.flatMap((line) => {
    const end = ends.get(line)
    if (end === undefined) return [line]
    const rest = partOf(line, end + 1, line.text.slice(end + 1))
    return [partOf(line, 0, line.text.slice(0, end)), ...(rest.text === '' ? [] : [rest])]
  })
}

function isMore(text: string, end: number | undefined): boolean {
  return end !== undefined && end + 1 < text.trimEnd().length
}

/** Where the first sentence ends, if it tells when somebody was what and the others do not. */
function endOfHeader({ text, cells }: Line): number | undefined {
  if (cells.length > 1 || text.length > longestParagraph) return undefined
  const ends = Array.from(text.slice(0, longestHeader + 2).matchAll(endsSentence))
  // "05/2022 – now. Cleaner, Toll.": dates alone are no header yet.
  const end = ends.find(({ index }) => saysMoreThanDates(text.slice(0, index)))?.index
  if (end === undefined || isProse(text.slice(0, end))) return undefined
  const [header, rest] = [text.slice(0, end), text.slice(end, end + 400)]
  return tellsStretch(header) && !tellsStretch(rest) ? end : undefined
}

function tellsStretch(text: string): boolean {
  return dateRangesIn(text).some(({ form }) => form !== 'single')
}

function saysMoreThanDates(text: string): boolean {
  const [range] = dateRangesIn(text)
  const { start = 0, end = 0 } = range?.at ?? {}
  return /\p{L}{3}/u.test(text.slice(0, start) + text.slice(end))
}

/** A full stop behind a word, a year or a bracket; that of "Pty. Ltd." or "Mt. Isa" ends nothing. */
const endsSentence =
  /(?<=\p{L}{2}|\d{2}|\))(?<!\b(?:Mt|St|Pty|Ltd|Co|Inc|No|Sth|Nth|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec))\.(?=\s+[\p{Lu}\d]|\s*$)/gu
