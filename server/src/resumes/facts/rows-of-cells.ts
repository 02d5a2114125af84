import type { Cell, Line } from '../resume-text.ts'

const sameColumn = 4
const rowToRow = 1.5

/**
 * A table whose cells are set in the middle of their rows: a name of two lines stands above and below what
 * is told of it. Lines that are nearer to each other than their letters are high are one row.
 */
export function withWholeRows(lines: readonly Line[]): Line[] {
  const rows: Line[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    const last = row?.at(-1)
    if (row && last && areOfOneRow(last, line)) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap(together)
}

function areOfOneRow(line: Line, next: Line): boolean {
  const apart = next.y - line.y
  const isNear = apart > 0 && apart < 0.95 * Math.min(line.size, next.size)
  return isNear && next.page === line.page && next.column === line.column
}

function together(row: readonly Line[]): Line[] {
  const [first] = row
  if (!first || row.length === 1 || isBesideRows(row)) return [...row]
  const cells: Cell[] = []
  for (const cell of row.flatMap((line) => line.cells)) {
    const at = cells.findIndex(({ x }) => areBelow(x, cell.x))
    const above = cells[at]
    if (above) cells[at] = { ...above, text: `${above.text.trim()} ${cell.text.trim()}` }
    else cells.push(cell)
  }
  const ordered = cells.toSorted((one, other) => one.x - other.x)
  return [{ ...first, cells: ordered, text: ordered.map(({ text }) => text).join('\t') }]
}

/** "High risk work" in the middle beside two rows of tickets: those are further from each other than lines of one cell. */
function isBesideRows(row: readonly Line[]): boolean {
  const wide = row.filter(({ cells }) => cells.length > 1)
  return wide.some((line, at) => {
    const next = wide[at + 1]
    return next !== undefined && next.y - line.y > rowToRow * line.size && shareColumns(line, next)
  })
}

function shareColumns(line: Line, next: Line): boolean {
  const shared = line.cells.filter(({ x }) => next.cells.some((cell) => areBelow(cell.x, x)))
  return shared.length > 1
}

/** Whether one cell begins where another does. */
export function areBelow(x: number, other: number): boolean {
  return Math.abs(x - other) < sameColumn
}
