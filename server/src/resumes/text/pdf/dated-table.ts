import type { Segment } from './segments.ts'

const fewestDates = 3
const sameEdge = 4
const fits = 0.85
const lineToLine = 1.12

/** The lines of one cell of a table. */
type Block = readonly Segment[]

/**
 * Whether what stands on both sides of a gutter are the columns of one table: one of them is of dates, and the
 * lines of every other cell stand around the date of their row or begin beside it.
 */
export function isDatedTable(
  left: readonly Segment[],
  right: readonly Segment[],
  isDate: (text: string) => boolean,
): boolean {
  const columns = columnsOf([...left, ...right])
  const apart = gapOfLines(columns)
  const blocks = columns.map((column) => blocksOf(column, apart))
  const dates = blocks.findLast((column) => {
    const dated = column.filter((block) => tellsDate(block, isDate))
    return dated.length >= fewestDates && dated.length * 4 >= column.length * 3
  })
  if (!dates) return false
  const others = blocks.filter((column) => column !== dates)
  const cells = others
    .map((column) => column.filter((block) => isWithin(block, dates)))
    .filter((column) => column.length > 1)
  const isOnBoth = [left, right].every((side) =>
    [dates, ...cells].some((column) => column.flat().every((cell) => side.includes(cell))),
  )
  return isOnBoth && cells.every((column) => areCellsOf(column, dates))
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

/** The lines of a cell stand as near to each other as any. */
function gapOfLines(columns: readonly (readonly Segment[])[]): number {
  const gaps = columns.flatMap((column) =>
    column.slice(1).map(({ y, size }, at) => (y - (column[at]?.y ?? y)) / size),
  )
  return Math.min(...gaps.filter((gap) => gap > 0.9))
}

function blocksOf(column: readonly Segment[], apart: number): Block[] {
  const blocks: Segment[][] = []
  for (const line of column) {
    const last = blocks.at(-1)?.at(-1)
    if (last && line.y - last.y <= apart * lineToLine * line.size) blocks.at(-1)?.push(line)
    else blocks.push([line])
  }
  return blocks
}

/** "14 Mar", and below it "2027". */
function tellsDate(block: Block, isDate: (text: string) => boolean): boolean {
  return block.some(({ text }) => isDate(text)) || isDate(block.map(({ text }) => text).join(' '))
}

function isWithin(block: Block, dates: readonly Block[]): boolean {
  const size = block[0]?.size ?? 0
  const [first, last] = [middleOf(dates[0] ?? []), middleOf(dates.at(-1) ?? [])]
  return middleOf(block) > first - 1.6 * size && middleOf(block) < last + 1.6 * size
}

function areCellsOf(column: readonly Block[], dates: readonly Block[]): boolean {
  const fitting = column.filter((block) =>
    dates.some((date) => {
      const size = date[0]?.size ?? 0
      const isAround = Math.abs(middleOf(block) - middleOf(date)) < 0.3 * size
      return isAround || Math.abs((block[0]?.y ?? 0) - (date[0]?.y ?? 0)) < 0.13 * size
    }),
  )
  return column.length > 1 && fitting.length >= fits * column.length
}

function middleOf(block: Block): number {
  return ((block[0]?.y ?? 0) + (block.at(-1)?.y ?? 0)) / 2
}
