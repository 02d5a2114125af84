import type { Cell, Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import type { DateRange } from '../dates/found-range.ts'
import { monthNumber } from '../dates/months.ts'

const sameColumn = 4
const fewest = 2
const nearest = 2
const furtherApart = 1.1

/**
 * From when and, below it, until when, beside the title and the employer: "Jan 2022" over "now" is one
 * range where that is the habit of the document.
 */
export function withStackedDates(lines: readonly Line[]): readonly Line[] {
  const tops = new Map<Line, Line>()
  for (let at = 0; at + 1 < lines.length; at++) {
    const [line, next, after] = lines.slice(at, at + 3)
    if (!line || !next || !areStacked(line, next) || !standApart(line, next, after)) continue
    tops.set(line, next)
    at += 1
  }
  if (tops.size < fewest) return lines
  const below = new Set(tops.values())
  return lines.flatMap((line) => {
    const next = tops.get(line)
    if (next) return [withRange(line, next)]
    return below.has(line) ? [withoutFirst(line)] : [line]
  })
}

function areStacked(line: Line, next: Line): boolean {
  const [from, to] = [line.cells[0], next.cells[0]]
  const areNear =
    next.page === line.page && next.y > line.y && next.y - line.y < nearest * line.size
  const areBeside = line.cells.length > 1 && next.cells.length > 1
  if (!from || !to || !areNear || !areBeside || Math.abs(from.x - to.x) > sameColumn) return false
  // Nobody sets the same year over itself: these are two rows of that year.
  if (from.text.trim() === to.text.trim()) return false
  const [range, ...others] = dateRangesIn(`${from.text} – ${to.text}`)
  const isRange = range?.form === 'range' && others.length === 0
  const isInOrder = !range?.end || monthNumber(range.start) <= monthNumber(range.end)
  const startsFirst = isInOrder && beginningIn(from.text)?.start.year === range?.start.year
  return isRange && startsFirst && isOneDate(from.text) && isEndAlone(to.text)
}

/** Rows of a table with a year each are as far from each other as the two dates. */
function standApart(line: Line, next: Line, after: Line | undefined): boolean {
  if (!after || after.page !== next.page || after.y < next.y) return true
  // Nothing in the column of dates.
  if (after.x > next.x + sameColumn) return true
  return after.y - next.y > furtherApart * (next.y - line.y)
}

function isOneDate(text: string): boolean {
  return beginningIn(text)?.form === 'range'
}

/** "Jul-21" is no date by itself, but where it begins something. */
function beginningIn(text: string): DateRange | undefined {
  const from = text.trim()
  const [since, ...others] = dateRangesIn(`${from} – present`)
  return since?.at.start === 0 && since.at.end > from.length && others.length === 0
    ? since
    : undefined
}

/** A date, or the word for today. */
function isEndAlone(text: string): boolean {
  return isOneDate(text) || !/[\d,]/.test(text)
}

/** Offsets of what stands beside the dates stay true. */
function withRange(line: Line, next: Line): Line {
  const [from, ...others] = line.cells
  const [rest] = others
  if (!from || !rest) return line
  const text = `${from.text.trim()} – ${next.cells[0]?.text.trim() ?? ''}`
  const start = rest.start - text.length - 1
  return lineOf({ ...line, start }, [{ ...from, start, text }, ...others])
}

function withoutFirst(line: Line): Line {
  const cells = line.cells.slice(1)
  const [first] = cells
  return first ? lineOf({ ...line, start: first.start, x: first.x }, cells) : line
}

function lineOf(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') }
}
