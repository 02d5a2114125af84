import type { Cell, Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import { fullYear } from '../../dates/date-parts.ts'
import { monthOf } from '../../dates/month-words.ts'
import { placeScore } from '../../places/known-places.ts'
import { withWholeRows } from '../../rows-of-cells.ts'
import { columnsOf, type Part } from './labels.ts'

export interface JobTable {
  readonly lines: readonly Line[]
  /** What stands in each cell of its rows. */
  readonly columns: readonly (Part | undefined)[]
}

/**
 * A table of jobs with a row of headings. Cells that were broken over several lines are made whole,
 * so that every row is one line; what was done comes behind it.
 */
export function jobTableOf(lines: readonly Line[]): JobTable | undefined {
  const at = lines.findIndex((line) => columnsOf(line) !== undefined)
  const header = lines[at]
  const parts = header && columnsOf(header)
  if (!header || !parts) return undefined

  const kept = parts.flatMap((part, index) => (part === 'note' ? [] : [index]))
  const isUndated = !parts.includes('dates')
  const rows: Row[] = []
  let end = at + 1
  for (; end < lines.length; end++) {
    const line = lines[end]
    if (!line || !fits(line, header)) break
  }
  // On the next page the heads stand again.
  const told = lines.slice(at + 1, end).filter((line) => columnsOf(line) === undefined)
  for (const line of withWholeRows(told)) {
    const cells = line.cells.map((cell) => {
      const column = columnOf(cell, header)
      const mayDate = parts[column] === 'dates' || (isUndated && parts[column] === undefined)
      return { cell: mayDate ? withWholeYear(cell) : cell, column }
    })
    const hasDate = cells.some(
      ({ cell, column }) =>
        (parts[column] === 'dates' || isUndated) && dateRangesIn(cell.text).length > 0,
    )
    const row = rows.at(-1)
    if (hasDate || !row) rows.push({ line, cells: [...cells], rest: [] })
    else row.cells.push(...cells)
    rows
      .at(-1)
      ?.rest.push(
        ...cells
          .filter(({ column }) => parts[column] === 'note')
          .map(({ cell }) => asLine(line, cell)),
      )
  }
  const ends = parts.flatMap((part, index) => (part === 'dates' ? [index] : []))
  const open = rows.filter((row) => isWithoutEnd(row, ends, isEmpty))
  // Where several ends are left out, nothing says which job goes on.
  const goesOn = (row: Row) =>
    (open.length === 1 && open[0] === row) || isWithoutEnd(row, ends, saysNow)
  const whole = rows.flatMap((row) => [
    wholeRow(goesOn(row) ? withEnd(row, ends, 'now') : withEndsTogether(row, ends), kept),
    ...row.rest,
  ])
  return {
    lines: [...toldAbove(lines.slice(0, at)), ...whole, ...lines.slice(end)],
    columns: kept.map((index) => parts[index]),
  }
}

/**
 * "When | Where | Job | Shift", below jobs and over rows of which none says from when to when: it tells of what was done
 * in them.
 */
export function withoutHeadOfWork(lines: readonly Line[]): readonly Line[] {
  const at = lines.findIndex((line) => columnsOf(line) !== undefined)
  const header = lines[at]
  if (!header || toldAbove(lines.slice(0, at)).length === 0) return lines
  const rows = lines.slice(at + 1)
  const end = rows.findIndex((line) => !fits(line, header))
  const isOfJobs = saysFromTo(end === -1 ? rows : rows.slice(0, end))
  return isOfJobs ? lines : lines.filter((line) => line !== header)
}

/** Above the heads of a table stands nothing of its first job: other jobs, or other things. */
function toldAbove(lines: readonly Line[]): readonly Line[] {
  return saysFromTo(lines) ? lines : []
}

function saysFromTo(lines: readonly Line[]): boolean {
  return lines.some(({ text }) =>
    dateRangesIn(text.slice(0, 200)).some(({ form }) => form !== 'single'),
  )
}

/** "Oct 26", "02/24": in a column of dates it is a month, and no day. */
function withWholeYear(cell: Cell): Cell {
  const [, month = '', sign = '', year = ''] =
    /^(\p{L}{3,9}\.?|\d\d?)( |-|\/)['’]?(\d\d)$/u.exec(cell.text.trim()) ?? []
  const isMonth = sign === '/' ? Number(month) <= 12 : monthOf(month.replace('.', '')) !== undefined
  if (year === '' || !isMonth) return cell
  return { ...cell, text: `${month}${sign}${fullYear(Number(year))}` }
}

/** "From" and "To", and under the second of them no end. */
function isWithoutEnd(
  { cells }: Row,
  [from, to, ...others]: readonly number[],
  isOpen: (end: string) => boolean,
): boolean {
  const begun = cells.find(({ column }) => column === from)
  const isOfTwo = begun !== undefined && to !== undefined && others.length === 0
  const end = cells.find(({ column }) => column === to)?.cell.text.trim() ?? ''
  return (
    isOfTwo && isOpen(end) && dateRangesIn(begun.cell.text).every(({ form }) => form === 'single')
  )
}

const isEmpty = (end: string) => end === ''
/** Between the two may stand for whom it was. */
const saysNow = (end: string) => /^(?:now|current|present|ongoing|to date|today)\W*$/i.test(end)

/** From when to when, in one cell. */
function withEnd(row: Row, [from, to]: readonly number[], end: string): Row {
  const cells = row.cells
    .filter(({ column }) => column !== to)
    .map(({ cell, column }) => ({
      cell: column === from ? { ...cell, text: `${cell.text} – ${end}` } : cell,
      column,
    }))
  return { ...row, cells }
}

/** "From", "Company", "To": whom it was for stands between. */
function withEndsTogether(row: Row, ends: readonly number[]): Row {
  const [from = 0, to = 0, ...others] = ends
  const end = row.cells.find(({ column }) => column === to)?.cell.text.trim() ?? ''
  const isBegun = row.cells.some(({ column }) => column === from)
  const isApart = others.length === 0 && to - from > 1
  return isApart && isBegun && end !== '' ? withEnd(row, ends, end) : row
}

interface Row {
  readonly line: Line
  readonly cells: { readonly cell: Cell; readonly column: number }[]
  readonly rest: Line[]
}

function columnOf(cell: Cell, header: Line): number {
  const behind = header.cells.findIndex(({ x }) => x > cell.x + 8)
  return behind === -1 ? header.cells.length - 1 : Math.max(0, behind - 1)
}

/** Text that runs across the columns is no longer of the table. */
function fits(line: Line, header: Line): boolean {
  const [first] = header.cells
  if (line.column !== header.column || (first && line.x < first.x - 8)) return false
  const [cell] = line.cells
  const next = cell && header.cells[columnOf(cell, header) + 1]
  return line.cells.length > 1 || line.isInTable || !next || !cell || cell.right <= next.x + 8
}

function wholeRow({ line, cells }: Row, kept: readonly number[]): Line {
  let start = line.start
  const whole = kept.map((column) => {
    const own = cells.filter((other) => other.column === column).map(({ cell }) => cell)
    const text = own
      .map((cell, index) => (index > 0 ? jointBefore(cell.text) : '') + cell.text)
      .join('')
    const [first] = own
    const cell = { ...(first ?? line), text, start }
    start += text.length + 1
    return cell
  })
  return { ...line, text: whole.map(({ text }) => text).join('\t'), cells: whole }
}

/** A place below an employer is another thing; all else is the rest of what was begun. */
function jointBefore(text: string): string {
  return placeScore(text) >= 0.7 ? '; ' : ' '
}

function asLine(line: Line, cell: Cell): Line {
  return { ...line, ...cell, cells: [cell], isBullet: true }
}
