import { blocksOf } from './across.ts'
import { isDate } from './date-like.ts'
import type { Segment } from './segments.ts'

const nearEdge = 12
const longestCell = 28
const mostLines = 3
/** How far from the middle of its row a cell may stand, in heights of its letters. */
const nearMiddle = 0.3
/** Rows are so much further apart than the lines within them. */
const apart = 1.3
const gutter = 6
const fewestRows = 3
const sameLine = 0.1
/** More than that is no resume, and would take its time. */
const mostSegments = 1000

interface Placed {
  readonly cell: readonly Segment[]
  /** What stands beside it, from its first line to its last. */
  readonly row: readonly Segment[]
}

/**
 * The rows of a table that was made for the web have their short cells in the middle: "June 2020 to now", half way down
 * what was done then. They stand beside the first line of their row instead, as in most other tables.
 */
export function withCellsAtTop(segments: readonly Segment[]): readonly Segment[] {
  if (segments.length > mostSegments) return segments
  const runs = runsOf(segments)
  const tall = runs.flat().filter((placed) => !isOfWideRow(placed))
  const wide = runs.filter((run) => run.every(isOfWideRow) && rowsOf(run) > fewestRows).flat()
  const rows = tall.filter(isLower).length < fewestRows ? wide : [...tall, ...wide]
  if (!rows.some(isLower)) return segments
  const moved = new Map<Segment, Segment>()
  for (const { cell, row } of rows) {
    const shift = (row[0]?.y ?? 0) - (cell[0]?.y ?? 0)
    for (const line of cell) moved.set(line, { ...line, y: line.y + shift })
  }
  return segments.map((segment) => moved.get(segment) ?? segment)
}

/** What stands beside the first cell of a row: that each of several does so in the middle is no chance. */
function isOfWideRow({ cell, row }: Placed): boolean {
  return (cell[0]?.x ?? 0) > (row[0]?.x ?? 0)
}

function rowsOf(run: readonly Placed[]): number {
  return new Set(run.map(({ row }) => row)).size
}

function isLower({ cell, row }: Placed): boolean {
  return row.length > 1 && !isAtTop(cell, row)
}

function isAtTop([line]: readonly Segment[], [first]: readonly Segment[]): boolean {
  return (
    line !== undefined && first !== undefined && Math.abs(line.y - first.y) < nearMiddle * line.size
  )
}

/** Cells that follow each other, each in the middle of a row of its own, with nothing beside them that is of no row. */
function runsOf(segments: readonly Segment[]): Placed[][] {
  const left = marginOf(segments)
  const blocks = blocksOf(segments.filter(({ x }) => Math.abs(x - left) <= nearEdge))
  const runs: Placed[][] = []
  let run: Placed[] = []
  let end = -Infinity
  const close = (stop: number) => {
    const edge = edgeOf(run.flatMap(({ cell }) => cell))
    const isLeft = segments.some(({ x, y }) => x >= edge && y > end && y < stop)
    if (run.length > 1 && !isLeft) runs.push(run)
    run = []
  }
  for (const [at, cell] of blocks.entries()) {
    const free = segments.filter(
      ({ x, y }) => x >= edgeOf(cell) && y > end && y < topOf(blocks[at + 1]),
    )
    const taller = rowBeside(cell, free)
    const row = taller && taller.length <= cell.length ? undefined : taller
    const beside = row ? [] : cellsBeside(cell, free)
    if (row) run.push({ cell, row })
    else if (beside.length > 0) run.push(...beside.map((line) => ({ cell: [line], row: cell })))
    else close(topOf(cell))
    end = Math.max(end, ...(row ?? [...cell, ...beside]).map(({ y }) => y))
  }
  close(Infinity)
  return runs
}

/** The first edge at which several lines begin; what a printer adds further left is of no table. */
function marginOf(segments: readonly Segment[]): number {
  const counts = Map.groupBy(segments, ({ x }) => Math.round(x))
  const shared = [...counts].filter(([, lines]) => lines.length >= fewestRows)
  return Math.min(...shared.map(([x]) => x))
}

function edgeOf(cell: readonly Segment[]): number {
  return Math.max(...cell.map(({ right }) => right)) + gutter
}

function topOf(cell: readonly Segment[] | undefined): number {
  return Math.min(...(cell ?? []).map(({ y }) => y))
}

/** From the first line that is free, as many as have the cell in their middle, if a gap follows. */
function rowBeside(cell: readonly Segment[], free: readonly Segment[]): Segment[] | undefined {
  const isShort = cell.length <= mostLines && cell.every(({ text }) => text.length <= longestCell)
  // The dash before "May 2020" looks like a bullet.
  const isList = cell.some((line) => line.isBullet && !isDate(line))
  const lines = free.toSorted((a, b) => a.y - b.y)
  const [first, size] = [lines[0], cell[0]?.size ?? 0]
  if (!isShort || isList || !first || areBesideEachOther(lines)) return undefined
  const middle = (topOf(cell) + Math.max(...cell.map(({ y }) => y))) / 2
  const count = lines.findLastIndex(
    ({ y }, at) =>
      Math.abs((first.y + y) / 2 - middle) <= nearMiddle * size && isFollowedByGap(lines, at),
  )
  const isInMiddle = count !== -1 && !startsRow(lines.slice(0, count + 1), cell)
  return isInMiddle ? lines.slice(0, count + 1) : undefined
}

/** The first line of another row stands beside the cell, further from those above it than from those below. */
function startsRow(lines: readonly Segment[], [first]: readonly Segment[]): boolean {
  const at = lines.findIndex(({ y, size }) => Math.abs(y - (first?.y ?? 0)) < sameLine * size)
  const [above, line, below] = lines.slice(Math.max(0, at - 1), at + 2)
  return at > 0 && above && line && below ? line.y - above.y >= apart * (below.y - line.y) : false
}

/** Where the first cell of a row goes over several lines, each of the others may have one in the middle of it. */
function cellsBeside(first: readonly Segment[], free: readonly Segment[]): Segment[] {
  const [top, bottom] = [topOf(first), Math.max(...first.map(({ y }) => y))]
  const size = first[0]?.size ?? 0
  const within = free.filter(({ y }) => y > top - size && y < bottom + size)
  const areInMiddle = within.every(({ y }) => Math.abs(y - (top + bottom) / 2) <= nearMiddle * size)
  return areInMiddle ? within : []
}

/** Of rows with more cells than two, each may be in the middle by itself. */
function areBesideEachOther(lines: readonly Segment[]): boolean {
  return lines.some(({ y }, at) => Math.abs((lines[at + 1]?.y ?? Infinity) - y) < 1)
}

function isFollowedByGap(lines: readonly Segment[], last: number): boolean {
  const gap = (at: number) => (lines[at + 1]?.y ?? Infinity) - (lines[at]?.y ?? 0)
  const within = Math.max(...lines.slice(0, last).map((_, at) => gap(at)), 0)
  return gap(last) >= apart * within
}
