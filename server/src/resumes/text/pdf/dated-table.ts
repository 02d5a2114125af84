import type { Segment } from './segments.ts'

const fewestDates = 3
const sameEdge = 4
const fits = 0.85

/**
 * Whether what stands on both sides of a gutter are the columns of one table: one of them is of dates, a line each,
 * and the lines of every other cell stand around the date of their row or begin beside it.
 */
export function isDatedTable(
  left: readonly Segment[],
  right: readonly Segment[],
  isDate: (cell: Segment) => boolean,
): boolean {
  const columns = columnsOf([...left, ...right])
  const ofDates = columns.findLast((column) => {
    const dates = column.filter(isDate)
    return dates.length >= fewestDates && dates.length * 4 >= column.length * 3
  })
  if (!ofDates || areNearerThanRows(ofDates)) return false
  const others = columns.filter((column) => column !== ofDates)
  const within = others.map((column) => column.filter((cell) => isWithin(cell, ofDates)))
  const ofTable = within.filter((column) => column.length > 1)
  return (
    ofTable.every((column) => areCellsOf(column, ofDates)) &&
    [left, right].every((side) =>
      [ofDates, ...ofTable].some((column) => column.every((cell) => side.includes(cell))),
    )
  )
}

/** What begins at one edge. */
function columnsOf(cells: readonly Segment[]): Segment[][] {
  const columns: Segment[][] = []
  for (const cell of cells.toSorted((a, b) => a.x - b.x)) {
    const column = columns.at(-1)
    if (column?.[0] && cell.x - column[0].x < sameEdge) column.push(cell)
    else columns.push([cell])
  }
  return columns.map((column) => column.toSorted((a, b) => a.y - b.y))
}

/** Dates of two lines tell no rows. */
function areNearerThanRows(dates: readonly Segment[]): boolean {
  return dates.some(({ y, size }, at) => at > 0 && y - (dates[at - 1]?.y ?? 0) < 0.8 * size)
}

function isWithin({ y, size }: Segment, dates: readonly Segment[]): boolean {
  const [first, last] = [dates[0]?.y ?? 0, dates.at(-1)?.y ?? 0]
  return y > first - 1.6 * size && y < last + 1.6 * size
}

function areCellsOf(column: readonly Segment[], dates: readonly Segment[]): boolean {
  const rows = Map.groupBy(column, ({ y }) => nearest(y, dates))
  const fitting = [...rows].filter(([date, lines]) => {
    const [first, last] = [lines[0]?.y ?? 0, lines.at(-1)?.y ?? 0]
    const isAround = Math.abs((first + last) / 2 - date.y) < 0.3 * date.size
    return isAround || Math.abs(first - date.y) < 0.13 * date.size
  })
  return fitting.length >= fits * rows.size && rows.size >= 2
}

function nearest(y: number, dates: readonly Segment[]): Segment {
  return dates.reduce((best, date) => (Math.abs(date.y - y) < Math.abs(best.y - y) ? date : best))
}
