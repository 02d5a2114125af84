import type { Line } from '../../resume-text.ts'
import { beginsBeside, mayBeHeadings } from '../../text/pdf/own-headings.ts'
import { kindOfHeading } from './heading-words.ts'

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
