import type { Line } from '../../resume-text.ts'
import { beginsBeside, mayBeHeadings } from '../../text/pdf/own-headings.ts'
import { kindOfHeading } from './heading-words.ts'
import { withoutFirstCell } from './parts-of-lines.ts'

const mostHeadings = 20
const widest = 30

/**
 * A narrow column with nothing but headings is no flow of its own: each of them stands before what begins
 * at the same height beside it.
 */
export function withHeadingsBeside(lines: readonly Line[]): readonly Line[] {
  const columns = Map.groupBy(lines, ({ column }) => column)
  const main = columns.get(0) ?? []
  const beside = [...columns].flatMap(([column, own]) =>
    column === 0 ? [] : headingsIn(own, main),
  )
  if (beside.length === 0) return lines
  const gone = new Set(beside.map(({ heading }) => heading))
  const headings = new Map(beside.map(({ heading, first }) => [first, heading]))
  return lines
    .filter((line) => !gone.has(line))
    .flatMap((line) => {
      const heading = headings.get(line)
      return heading ? [{ ...heading, column: 0, isMarkedHeading: true }, line] : [line]
    })
}

/**
 * "ㅡ" and below it "Experience", beside the first job and its dates, as a template of Google has it: the heading
 * stands before both.
 */
export function withHeadingsOverRows(lines: readonly Line[]): readonly Line[] {
  return lines.flatMap((line, at) => {
    const [before, next] = [lines[at - 1], lines[at + 1]]
    if (before && isHeadingUnderRule(before, line))
      return line.cells.length > 1 ? [withoutFirstCell(line)] : []
    const heading = next && isHeadingUnderRule(line, next) ? next.cells[0] : undefined
    if (!next || !heading) return [line]
    const named = { ...next, text: heading.text, cells: [heading], isMarkedHeading: true }
    return [named, withoutFirstCell(line)]
  })
}

const rule = /^[ㅡ—–―_-]+$/

function isHeadingUnderRule({ cells, column }: Line, next: Line): boolean {
  const [mark, heading] = [cells[0], next.cells[0]]
  const isBelow = heading !== undefined && mark !== undefined && Math.abs(heading.x - mark.x) < 2
  return (
    cells.length > 1 &&
    isBelow &&
    next.column === column &&
    rule.test(mark.text) &&
    kindOfHeading(heading.text) !== undefined
  )
}

interface Beside {
  readonly heading: Line
  /** What stands at its height. */
  readonly first: Line
}

function headingsIn(own: readonly Line[], main: readonly Line[]): Beside[] {
  const areShort = own.every(({ text, isBullet }) => text.length <= widest && !isBullet)
  const known = own.filter(({ text }) => kindOfHeading(text) !== undefined)
  if (own.length > mostHeadings || !areShort || !mayBeHeadings(own, known.length)) return []
  const beside = own.flatMap((heading) => {
    const first = main.find(
      (line) =>
        line.page === heading.page && beginsBeside(line, heading) && line.x > heading.right - 2,
    )
    return first ? [{ heading, first }] : []
  })
  return beside.length === own.length ? beside : []
}
