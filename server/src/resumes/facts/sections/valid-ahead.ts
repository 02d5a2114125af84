import type { Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import { monthNumber, monthNumberOf } from '../dates/months.ts'
import { licencesIn } from '../licences/names/find-licences.ts'
import { printedDates } from '../licences/parts/ticket-dates.ts'
import { kindOfHeading } from './heading-words.ts'
import type { Section } from './section.ts'
import { cutAt, mayHead } from './tickets-apart.ts'
import type { ListAmongLines } from './tickets-apart.ts'

const longestRow = 160
const fewestAhead = 3
/** What is promised or owned ends after today as well. */
const otherEnds = /[$€£]|\b(?:grants?|funding|fellowships?|scholarships?|visas?|leases?)\b/i

/**
 * Rows of which several end after today are tickets, below a heading that nobody knows or behind one amid the work:
 * no job does, though whoever issued a ticket stands beside it like an employer. Where none is
 * known, in a language that no list is in, more have to.
 */
export function withTicketsAhead(sections: readonly Section[], asOf: Date): Section[] {
  return sections.flatMap((section) => {
    const { kind, heading, lines } = section
    const isUnknown = kind === 'other' && heading && kindOfHeading(heading.text) === undefined
    if (isUnknown && areValidAhead([heading, ...lines], asOf))
      return [{ ...section, kind: 'licences' } as const]
    return kind === 'experience' ? cutAt((rest) => rowsValidAhead(rest, asOf), section) : [section]
  })
}

function rowsValidAhead(lines: readonly Line[], asOf: Date): ListAmongLines | undefined {
  return runsOfRows(lines).find(({ from, to }) => {
    const heading = lines[from - 1]
    return heading && mayHead(heading) && areValidAhead(lines.slice(from - 1, to), asOf)
  })
}

/** Lines below each other that have dates, or cells. */
function runsOfRows(lines: readonly Line[]): ListAmongLines[] {
  const runs: { from: number; to: number }[] = []
  for (const [at, line] of lines.entries()) {
    const last = runs.at(-1)
    if (!isRow(line)) continue
    if (last?.to === at) last.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

function isRow({ text, cells }: Line): boolean {
  return text.length <= longestRow && (cells.length > 1 || datesIn(text).length > 0)
}

function areValidAhead(lines: readonly Line[], asOf: Date): boolean {
  const texts = lines.map(({ text }) => text)
  if (texts.some((text) => otherEnds.test(text))) return false
  const ahead = texts.filter((text) => text.length <= longestRow && endsAfter(text, asOf))
  const known = texts.filter((text) => licencesIn(text, true).length > 0)
  return known.length > 0
    ? ahead.length >= fewestAhead && ahead.length * 3 >= texts.length
    : ahead.length > fewestAhead && ahead.length * 2 >= texts.length
}

/** Later than next month, in which a job may be known to end. */
function endsAfter(text: string, asOf: Date): boolean {
  const now = monthNumberOf(asOf)
  return datesIn(text).some((end) => monthNumber({ month: 12, ...end }) > now + 1)
}

/** Of ranges the ends, and all dates of the line or of one of its cells. */
function datesIn(text: string) {
  return [
    ...dateRangesIn(text).flatMap(({ end }) => end ?? []),
    ...printedDates(text).map(({ on }) => on),
    ...text.split('\t').flatMap((cell) => printedDates(cell, true).map(({ on }) => on)),
  ]
}
