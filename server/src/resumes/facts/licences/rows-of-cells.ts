import type { Cell, Line } from '../../resume-text.ts'

const sameColumn = 4

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
  if (!first || row.length === 1) return [...row]
  const cells: Cell[] = []
  for (const cell of row.flatMap((line) => line.cells)) {
    const at = cells.findIndex(({ x }) => Math.abs(x - cell.x) < sameColumn)
    const above = cells[at]
    if (above) cells[at] = { ...above, text: `${above.text.trim()} ${cell.text.trim()}` }
    else cells.push(cell)
  }
  const ordered = cells.toSorted((one, other) => one.x - other.x)
  return [{ ...first, cells: ordered, text: ordered.map(({ text }) => text).join('\t') }]
}
