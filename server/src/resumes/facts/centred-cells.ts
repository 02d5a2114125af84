import type { Cell, Line } from '../resume-text.ts'
import { areBelow } from './rows-of-cells.ts'

const sameMiddle = 2.5
/** That many cells below each other by their middles alone are no chance. */
const fewest = 3

/**
 * Boxes and columns whose texts are set in their middle: their cells get the left edge of the widest, as if
 * all began there, so that what stands below each other is found like anywhere else.
 */
export function withCentredCells(lines: readonly Line[]): Line[] {
  return pagesOf(lines).flatMap(withLeftEdges)
}

function pagesOf(lines: readonly Line[]): Line[][] {
  const pages: Line[][] = []
  for (const line of lines) {
    const page = pages.at(-1)
    const [first] = page ?? []
    if (page && first?.page === line.page && first.column === line.column) page.push(line)
    else pages.push([line])
  }
  return pages
}

function withLeftEdges(lines: readonly Line[]): Line[] {
  if (lines.filter(({ cells }) => cells.length > 1).length < 2) return [...lines]
  const columns = columnsOf(lines.flatMap(({ cells }) => cells)).filter(areCentred)
  if (columns.length < 2) return [...lines]
  const lefts = new Map(columns.flatMap((cells) => cells.map((cell) => [cell, leftOf(cells)])))
  return lines.map((line) => ({
    ...line,
    cells: line.cells.map((cell) => ({ ...cell, x: lefts.get(cell) ?? cell.x })),
  }))
}

/** Cells whose middles are the same. */
function columnsOf(cells: readonly Cell[]): Cell[][] {
  const columns: Cell[][] = []
  for (const cell of cells.toSorted((one, other) => middleOf(one) - middleOf(other))) {
    const column = columns.at(-1)
    const [first] = column ?? []
    if (column && first && middleOf(cell) - middleOf(first) <= sameMiddle * 2) column.push(cell)
    else columns.push([cell])
  }
  return columns
}

/** Their beginnings are not the same. */
function areCentred(cells: readonly Cell[]): boolean {
  const left = leftOf(cells)
  const apart = cells.filter(({ x }) => !areBelow(x, left))
  return cells.length >= fewest && apart.length * 4 >= cells.length
}

function middleOf({ x, right }: Cell): number {
  return (x + right) / 2
}

function leftOf(cells: readonly Cell[]): number {
  return cells.reduce((left, { x }) => Math.min(left, x), Infinity)
}
