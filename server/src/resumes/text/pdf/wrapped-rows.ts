import type { Row } from './page-layout.ts'
import type { Segment } from './segments.ts'

const fewestColumns = 3
const aligned = 4
const widerGap = 1.1
/** Under an employer it is a line of its own, whether or not it would have fitted above. */
const place = /^[A-Z][a-z'’ ]+,? (?:WA|QLD|NSW|VIC|SA|NT|TAS|ACT)$/i

/**
 * In a table of several columns, lines that broke within a cell are put together again: its rows
 * stand further apart than the lines in them. Columns that hold lists keep their lines.
 */
export function withWholeRows(rows: readonly Row[]): Row[] {
  const whole: Row[] = []
  for (let index = 0; index < rows.length;) {
    const table = tableAt(rows, index)
    whole.push(...(table.length > 1 ? joinLines(table) : rows.slice(index, index + 1)))
    index += Math.max(1, table.length)
  }
  return whole
}

/** The rows from here on whose cells all fit into the columns of the first. */
function tableAt(rows: readonly Row[], start: number): readonly Row[] {
  const first = rows[start] ?? []
  if (first.length < fewestColumns) return []
  const end = rows.findIndex(
    (row, index) => index > start && !row.every((cell) => columnOf(cell, first) !== undefined),
  )
  return rows.slice(start, end < 0 ? rows.length : end)
}

function joinLines(table: readonly Row[]): Row[] {
  const [columns = []] = table
  const gaps = table.slice(1).map((row, index) => topOf(row) - topOf(table[index] ?? row))
  const lineGap = Math.min(...gaps)
  // What stands further apart below the table is no row of it.
  const within = gaps.slice(
    0,
    table.findLastIndex((row) => row.length > 1),
  )
  if (within.every((gap) => gap < lineGap * widerGap)) return [...table]

  const lists = new Set<number | undefined>()
  const edges = new Map<number | undefined, number>()
  for (const cell of table.flat()) {
    const column = columnOf(cell, columns)
    if (cell.isBullet) lists.add(column)
    edges.set(column, Math.max(edges.get(column) ?? 0, cell.right))
  }

  const joined: Segment[][] = []
  let top: Segment[] = []
  table.forEach((row, index) => {
    const gap = gaps[index - 1]
    const isApart = gap === undefined || gap >= lineGap * widerGap
    const isNamed = !lists.has(0) && namesItself(row, top, edges.get(0) ?? 0)
    if (isApart || tellsItself(row, top) || isNamed) joined.push((top = [...row]))
    else {
      const kept = row.filter((cell) => {
        const column = columnOf(cell, columns)
        return lists.has(column) || !join(cell, top, edges.get(column) ?? 0)
      })
      if (kept.length > 0) joined.push(kept)
    }
  })
  return joined
}

const wholeRange = /\b(?:19|20)\d\d\b.*(?:\b(?:19|20)\d\d\b|\b(?:present|current|now|date)\b)/i

const onlyDate =
  /^.{0,12}\b(?:(?:19|20)\d\d|\d{1,2}[/.]\d\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[-. ]['’]?\d\d)$/i

const onlyAnswer = /^(?:yes|no|y|n|n\/?a|pending|[✓✔✗✘])$/i

/** From and to below another from and to are those of the next row, and so is a date or an answer below another. */
function tellsItself(row: Row, top: Row): boolean {
  return row.some((cell) => {
    const above = top.find(({ x }) => Math.abs(x - cell.x) < aligned)
    return [wholeRange, onlyDate, onlyAnswer].some(
      (kind) => above && kind.test(above.text) && kind.test(cell.text),
    )
  })
}

/** What a row is about stands in its first column: below a name that had room left, it is another row. */
function namesItself([cell]: Row, [above]: Row, edge: number): boolean {
  if (!cell || !above || Math.abs(above.x - cell.x) >= aligned || place.test(cell.text))
    return false
  return !/[-–—,&]$|\bto$/.test(above.text) && hasRoomFor(cell, above, edge)
}

/** Puts a line behind the one that it goes on from; after one that had room left, it stays alone. */
function join(cell: Segment, row: Segment[], edge: number): boolean {
  const column = row.findIndex((above) => Math.abs(above.x - cell.x) < aligned)
  const above = row[column]
  // What is told below a name in smaller or lighter letters is no end of it.
  const isAlike = above && above.isBold === cell.isBold && Math.abs(above.size - cell.size) < 0.5
  if (!isAlike || hasRoomFor(cell, above, edge) || place.test(cell.text)) return false
  row[column] = { ...above, text: `${above.text} ${cell.text}`, right: cell.right }
  return true
}

function hasRoomFor(cell: Segment, above: Segment, edge: number): boolean {
  return above.right + widthOfFirstWord(cell) <= edge
}

function widthOfFirstWord({ text, x, right }: Segment): number {
  const [word = ''] = text.split(' ')
  return ((right - x) * (word.length + 1)) / text.length
}

/** The last column that begins before the cell, when the cell ends before the next one. */
function columnOf(cell: Segment, columns: Row): number | undefined {
  const column = columns.findLastIndex(({ x }) => x <= cell.x + aligned)
  const next = columns[column + 1]
  return column >= 0 && (!next || cell.right <= next.x) ? column : undefined
}

function topOf(row: Row): number {
  return row[0]?.y ?? 0
}
