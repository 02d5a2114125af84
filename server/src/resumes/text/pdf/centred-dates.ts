import { isDate } from './date-like.ts'
import type { Segment } from './segments.ts'

const fewestDates = 3
const longestDate = 28
const sameEdge = 3
/** How far from the middle of its row a date may stand, in heights of its letters. */
const nearMiddle = 1.1
const sameLine = 0.2
const gutter = 6
/** More than that is no resume, and would take its time. */
const mostSegments = 1000
/** With fewer lines, a date in the middle of its row is beside one of them. */
const tallRow = 4

/**
 * A table whose cells are centred has its dates in the middle of what they date, amid duties. They stand
 * beside the first line of their row instead, as in most other tables.
 */
export function withDatesAtTop(segments: readonly Segment[]): Segment[] {
  if (segments.length > mostSegments) return [...segments]
  const moved = new Map<Segment, Segment>()
  const dates = datesAtEdge(segments)
  const rows = rowsAround(dates, segments) ?? []
  if (!rows.some(({ length }) => length >= tallRow)) return [...segments]
  for (const [at, date] of dates.entries()) {
    const [first] = rows[at] ?? []
    if (first) moved.set(date, { ...date, y: first.y })
  }
  return segments.map((segment) => moved.get(segment) ?? segment)
}

/** Dates that begin at one edge with nothing on their left, from above. */
function datesAtEdge(segments: readonly Segment[]): Segment[] {
  const leftmost = Math.min(...segments.map(({ x }) => x))
  const dates = segments
    .filter((one) => one.text.length <= longestDate && isDate(one) && !one.isBullet)
    .filter(({ x }) => x - leftmost <= 4 * sameEdge)
    .toSorted((a, b) => a.y - b.y)
  const column = dates.filter(({ x }) => Math.abs(x - (dates[0]?.x ?? 0)) <= sameEdge)
  return column.length >= fewestDates ? column : []
}

/** The lines on the right of each, if each stands in the middle of a row of its own. */
function rowsAround(
  dates: readonly Segment[],
  segments: readonly Segment[],
): Segment[][] | undefined {
  const edge = Math.max(...dates.map(({ right }) => right)) + gutter
  const right = segments.filter(({ x }) => x >= edge).toSorted((a, b) => a.y - b.y)
  // Where something else stands on the left or crosses the gutter, a row ends.
  const stops = segments.filter((one) => one.x < edge && !dates.includes(one)).map(({ y }) => y)
  if (dates.filter((date) => isBeside(date, right)).length * 2 > dates.length) return undefined
  const rows: Segment[][] = []
  let end = -Infinity
  for (const [at, date] of dates.entries()) {
    const top = Math.max(end, ...stops.filter((y) => y < date.y))
    const bottom = Math.min(dates[at + 1]?.y ?? Infinity, ...stops.filter((y) => y > date.y))
    const row = rowInMiddle(
      right.filter(({ y }) => y > top && y < bottom),
      date,
    )
    if (!row) return undefined
    rows.push(row)
    end = row.at(-1)?.y ?? end
  }
  return rows
}

function isBeside({ y, size }: Segment, lines: readonly Segment[]): boolean {
  return lines.some((line) => Math.abs(line.y - y) <= sameLine * size)
}

/** From the first line that is free down to where the date stands in the middle. */
function rowInMiddle(free: readonly Segment[], { y, size }: Segment): Segment[] | undefined {
  const top = free[0]?.y ?? Infinity
  if (top > y + size) return undefined
  const ends = free.map((line) => Math.abs((top + line.y) / 2 - y))
  const nearest = Math.min(...ends)
  return nearest <= nearMiddle * size ? free.slice(0, ends.lastIndexOf(nearest) + 1) : undefined
}
