import { headTable, standsUnder } from './headed-table.ts'
import type { Row } from './page-layout.ts'
import type { Segment } from './segments.ts'
import { withWholeHeads } from './whole-heads.ts'

/** Lines of one cell follow each other more closely than rows do. */
const lineToLine = 1.35
const wellFilled = 0.6
/** Dates and numbers do not run over several lines. */
const hasOneLine =
  /\b(?:exp\w*|valid|date|no|number|from|to|until|start|end|finish|status|year|period)\b|#/i

/**
 * Below a row of heads, lines that stand close to each other are one row of the table, wherever in their cells
 * the texts are set: a name of three lines has its date beside the second. All other lines are whole by what
 * they hold.
 */
export function withHeadedRows(
  lines: readonly Row[],
  withWholeRows: (others: readonly Row[]) => Row[],
): Row[] {
  const rows = withWholeHeads(lines)
  const whole: Row[] = []
  let others: Row[] = []
  for (let at = 0; at < rows.length;) {
    const heads = rows[at] ?? []
    const table = headTable(heads) ? tableBelow(heads, rows.slice(at + 1)) : []
    const grouped = groupsOf(table).flatMap((group) =>
      together(group, heads, edgesOf(table, heads)),
    )
    if (grouped.length < table.length) {
      whole.push(...withWholeRows(others), heads, ...grouped)
      others = []
    } else others.push(heads, ...table)
    at += table.length + 1
  }
  return [...whole, ...withWholeRows(others)]
}

function tableBelow(heads: Row, below: readonly Row[]): readonly Row[] {
  const end = below.findIndex(
    (row) => runsAcross(row, heads) || row.some((cell) => columnOf(cell, heads) === undefined),
  )
  return end === -1 ? below : below.slice(0, end)
}

/** Alone, and over two columns and more: text that stands below the table. */
function runsAcross([cell, ...others]: Row, heads: Row): boolean {
  if (!cell || others.length > 0) return false
  const column = columnOf(cell, heads) ?? 0
  return cell.right > (heads[column + 2]?.x ?? Infinity)
}

function columnOf(cell: Segment, heads: Row): number | undefined {
  const at = heads.findIndex((head) => standsUnder(cell, head))
  return at === -1 ? undefined : at
}

function groupsOf(table: readonly Row[]): Row[][] {
  const groups: Row[][] = []
  for (const row of table) {
    const last = groups.at(-1)?.at(-1)
    const [cell, above] = [row[0], last?.[0]]
    if (cell && above && cell.y - above.y < lineToLine * cell.size) groups.at(-1)?.push(row)
    else groups.push([row])
  }
  return groups
}

/** How far to the right the cells of each column reach. */
type Edges = ReadonlyMap<number, number>

function edgesOf(table: readonly Row[], heads: Row): Edges {
  const edges = new Map<number, number>()
  for (const cell of table.flat()) {
    const column = columnOf(cell, heads) ?? 0
    edges.set(column, Math.max(edges.get(column) ?? 0, cell.right))
  }
  return edges
}

/** "Leading Hand", and below it "Redpath Australia": where the line need not have broken, two things are told. */
function hadRoomFor(cell: Segment, above: Segment, edge: number): boolean {
  const [word = ''] = cell.text.split(' ')
  const width = ((cell.right - cell.x) * (word.length + 2)) / cell.text.length
  const areNames = [above, cell].every(({ text }) => /^\p{Lu}/u.test(text))
  return areNames && above.right + width < edge
}

function byColumn(heads: Row): (one: Segment, other: Segment) => number {
  return (one, other) => (columnOf(one, heads) ?? 0) - (columnOf(other, heads) ?? 0)
}

/** One row of what belongs to it, unless several of the lines are whole rows of their own. */
function together(group: readonly Row[], heads: Row, edges: Edges): readonly Row[] {
  const filled = group.filter((row) => row.length >= wellFilled * heads.length)
  const ofOneLine = heads.filter(({ text }) => hasOneLine.test(text))
  const counts = ofOneLine.map(
    (head) => group.filter((row) => row.some((cell) => standsUnder(cell, head))).length,
  )
  const areRows = counts.some((count) => count > 0)
    ? counts.some((count) => count > 1)
    : filled.length > 1
  if (group.length === 1 || areRows) return group
  const cells = new Map<number, Segment>()
  let latest: Segment | undefined
  for (const cell of group.flat().toSorted(byColumn(heads))) {
    const column = columnOf(cell, heads) ?? 0
    const above = cells.get(column)
    // Heavy letters end where the title does, and the employer begins.
    const isOtherWeight = latest !== undefined && latest.isBold !== cell.isBold
    const isOwnLine = above && (isOtherWeight || hadRoomFor(cell, above, edges.get(column) ?? 0))
    latest = cell
    const text = above && `${above.text.trim()}${isOwnLine ? ';' : ''} ${cell.text.trim()}`
    cells.set(
      column,
      above && text ? { ...above, text, right: Math.max(above.right, cell.right) } : cell,
    )
  }
  const [y] = group.flat().map((cell) => cell.y)
  return [[...cells].toSorted(([a], [b]) => a - b).map(([, cell]) => ({ ...cell, y: y ?? cell.y }))]
}
