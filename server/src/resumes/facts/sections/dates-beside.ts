import type { Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'

/**
 * A narrow column with little but dates in it is no flow of its own: each of its lines belongs before
 * what stands at the same height. Offsets of what stands there stay true.
 */
export function withDatesBeside(lines: readonly Line[]): readonly Line[] {
  const columns = Map.groupBy(lines, ({ column }) => column)
  const moved = [...columns].flatMap(([column, own]) =>
    column === 0 || own.length > mostLines || own.some(({ text }) => text.length > widest)
      ? []
      : besideIn(own, columns.get(0) ?? []),
  )
  if (moved.length === 0) return lines
  const gone = new Set(moved.flatMap(({ from }) => from))
  const placed = new Map(moved.map(({ main, text }) => [main, text]))
  return lines
    .filter((line) => !gone.has(line))
    .map((line) => {
      const text = placed.get(line)
      return text === undefined ? line : withBefore(line, text)
    })
}

const mostLines = 200
const widest = 30

interface Beside {
  readonly main: Line
  readonly text: string
  readonly from: readonly Line[]
}

function besideIn(column: readonly Line[], main: readonly Line[]): Beside[] {
  const dates = withWholeRanges(column)
  const dated = dates.filter(({ text }) => dateRangesIn(text).length > 0)
  const ranges = dated.filter(({ text }) => dateRangesIn(text).some(({ form }) => form === 'range'))
  if (ranges.length < 2 || dated.length * 2 < dates.length) return []
  const beside = dates.flatMap(({ text, from }) => {
    const [first] = from
    const line = main.find(
      ({ page, y, x }) => page === first?.page && Math.abs(y - first.y) < 2 && x > first.right - 2,
    )
    return line ? [{ main: line, text, from }] : []
  })
  return beside.length >= ranges.length ? beside : []
}

/** "March 2018 –" and "present" below it are one. */
function withWholeRanges(column: readonly Line[]): { text: string; from: Line[] }[] {
  const whole: { text: string; from: Line[] }[] = []
  for (const line of column) {
    const last = whole.at(-1)
    if (last?.from.length === 1 && /[-–—]\s*$/.test(last.text))
      whole[whole.length - 1] = { text: `${last.text} ${line.text}`, from: [...last.from, line] }
    else whole.push({ text: line.text, from: [line] })
  }
  return whole
}

function withBefore(line: Line, text: string): Line {
  const start = line.start - text.length - 1
  const x = line.x - text.length * line.size * 0.5
  const cell = { start, text, x, right: line.x - 1, size: line.size, isBold: false }
  return { ...line, start, text: `${text}\t${line.text}`, cells: [cell, ...line.cells] }
}
