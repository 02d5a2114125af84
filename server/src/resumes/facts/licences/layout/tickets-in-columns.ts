import type { Cell, Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { headsColumn } from './heads-of-tables.ts'
import { isLeftEmpty, isTicked } from '../held/ticked-boxes.ts'

const fewestColumns = 3
const mostRows = 4

const saysYes = /^\W*(?:y|yes|x)\W*$/i
const saysNo = /^\W*(?:[✗✘✖×❌–—-]|n|no|n\/a)\W*$/i

/**
 * Tables that lie on their side: the names of tickets stand above columns, and below them a row of ticks, or rows
 * that say on their left what they tell: "Done", "Due". Each ticket becomes a row, below heads as elsewhere.
 */
export function withColumnsAsRows(lines: readonly Line[]): Line[] {
  const rows: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    const below =
      line && namesColumns(line) ? rowsBelow(line, lines.slice(at + 1, at + 1 + mostRows)) : []
    if (line && below.length > 0) rows.push(...asRows(withoutEmpty(line), below))
    else if (line) rows.push(line)
    at += below.length
  }
  return rows
}

/** Over the labels on the left stands nothing. */
function withoutEmpty(line: Line): Line {
  return { ...line, cells: line.cells.filter(({ text }) => text !== '') }
}

function namesColumns({ cells }: Line): boolean {
  const naming = cells.filter(({ text }) => licencesIn(text, true).length > 0)
  return cells.length >= fewestColumns && naming.length * 3 >= cells.length * 2
}

function rowsBelow(names: Line, lines: readonly Line[]): readonly Line[] {
  const below = lines.map((row) => withMarksApart(row, names))
  const end = below.findIndex((row) => !areTicks(row) && !tellsOfEach(row, names))
  const rows = below.slice(0, end === -1 ? mostRows : end)
  return rows.every((row) => row.cells.length * 2 >= names.cells.length) ? rows : []
}

function areTicks({ cells }: Line): boolean {
  return cells.length >= fewestColumns && cells.every(({ text }) => isMark(text))
}

function isMark(text: string): boolean {
  return isYes(text) || isNo(text)
}

function isYes(text: string): boolean {
  return isTicked(text) || saysYes.test(text)
}

function isNo(text: string): boolean {
  return isLeftEmpty(text) || saysNo.test(text)
}

const box = /[☑☒☐□]/

/**
 * Marks that stand so close that no gap shows: a cell for each. The first may be taken for a bullet, which of
 * boxes only an empty one is, and of other marks only a tick.
 */
function withMarksApart(row: Line, { cells }: Line): Line {
  const told = row.text.split(/\s+/).filter(Boolean)
  const first = told.some((mark) => box.test(mark)) ? '□' : '✓'
  const marks = row.isBullet ? [first, ...told] : told
  const [whole] = row.cells
  if (!whole || marks.length !== cells.length || !marks.every(isMark)) return row
  return {
    ...row,
    cells: cells.map(({ x, right }, at) => ({ ...whole, x, right, text: marks[at] ?? '' })),
  }
}

/** "Due", and under each name a date or a sign that there is none. */
function tellsOfEach({ cells: [label, ...told] }: Line, { cells }: Line): boolean {
  const x = cells.find(({ text }) => text !== '')?.x ?? 0
  const dated = told.filter(({ text }) => printedDates(text, true)[0]?.start === 0)
  const isLabel = label !== undefined && label.x < x && headsColumn(label)
  return (
    isLabel && dated.length > 0 && told.every((cell) => dated.includes(cell) || isNo(cell.text))
  )
}

function asRows(names: Line, below: readonly Line[]): Line[] {
  const told = below.filter((row) => !areTicks(row))
  const held = names.cells.filter((name) =>
    below.every((row) => told.includes(row) || isYes(under(name, row, names)?.text ?? '')),
  )
  if (told.length === 0) return held.map((name) => asLine(names, [name.text]))
  const heads = ['Ticket', ...told.map(({ cells }) => cells[0]?.text ?? '')]
  const rows = held.map((name) => [
    name.text,
    ...told.map((row) => under(name, row, names)?.text ?? '–'),
  ])
  return [heads, ...rows].map((texts) => asLine(names, texts))
}

/** What stands under a name: nearer to it than to any other. */
function under(name: Cell, { cells }: Line, names: Line): Cell | undefined {
  return cells.find((cell) => {
    const [nearest] = names.cells.toSorted((a, b) => apart(a, cell) - apart(b, cell))
    return nearest === name && cell.right > (names.cells[0]?.x ?? 0)
  })
}

function apart(one: Cell, other: Cell): number {
  return Math.abs(one.x + one.right - other.x - other.right)
}

const columnWidth = 150

function asLine(line: Line, texts: readonly string[]): Line {
  const { start, size } = line
  const cells = texts.map((text, at) => {
    const x = line.x + at * columnWidth
    return { start, size, text, x, right: x + columnWidth / 2, isBold: false }
  })
  return { ...line, cells, text: texts.join('\t') }
}
