import { headTable } from './headed-table.ts'
import type { Row } from './page-layout.ts'
import type { Segment } from './segments.ts'

/** Half of a line lies between a head of one line and each line of a head of two, set in the middle. */
const halfLine = 0.95
const nextLine = 1.6
const sameEdge = 3

/** "Issue" above a row of heads and "date" below it: a head of two lines, beside those of one. */
export function withWholeHeads(rows: readonly Row[]): Row[] {
  const whole: Row[] = []
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? []
    const [above = [], below = []] = [whole.at(-1), rows[at + 1]]
    const isBetween = isPartOf(above, row) && isPartOf(below, row)
    if (headTable(row) && isBetween) {
      whole.splice(-1, 1, columnsOf([...above, ...row, ...below]))
      at += 1
    } else if (headTable(row) && isRestOf(below, row)) {
      whole.push(columnsOf([...row, ...below]))
      at += 1
    } else whole.push(row)
  }
  return whole
}

/** Where heads begin at one height, the second lines of some stand below them, as heavy as they are. */
function isRestOf(rest: Row, head: Row): boolean {
  return (
    rest.length > 0 &&
    rest.length < head.length &&
    rest.every(
      ({ x, y, size, isBold, text }) =>
        isBold &&
        !/\d/.test(text) &&
        head.some(
          (above) =>
            above.isBold &&
            Math.abs(above.x - x) < sameEdge &&
            y - above.y < nextLine * size &&
            above.size === size,
        ),
    )
  )
}

function isPartOf(part: Row, [head]: Row): boolean {
  return (
    head !== undefined &&
    part.length > 0 &&
    part.every(
      ({ y, size, isBold, text }) =>
        Math.abs(y - head.y) < halfLine * size &&
        size === head.size &&
        isBold === head.isBold &&
        !/\d/.test(text),
    )
  )
}

/** What stands above each other is one head, read downwards. */
function columnsOf(cells: Row): Row {
  const columns: Segment[] = []
  for (const cell of cells) {
    const at = columns.findIndex(({ x, right }) => cell.x < right && cell.right > x)
    const above = columns[at]
    if (above)
      columns[at] = {
        ...above,
        text: `${above.text} ${cell.text}`,
        x: Math.min(above.x, cell.x),
        right: Math.max(above.right, cell.right),
      }
    else columns.push(cell)
  }
  return columns.toSorted((a, b) => a.x - b.x)
}
