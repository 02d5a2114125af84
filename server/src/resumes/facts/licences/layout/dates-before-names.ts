import type { Cell, Line } from '../../../resume-text.ts'
import { printedDates } from '../parts/ticket-dates.ts'

const fewestRows = 3

/** "Aug 2028 | Dogging | Nov 2029 | HR licence": names with their ends before them, beside each other, are a line each. */
export function withDatedNamesApart(lines: readonly Line[]): Line[] {
  const rows = new Map(lines.map((line) => [line, pairsIn(line)]))
  const beside = [...rows.values()].filter((pairs) => pairs.length > 1)
  return beside.length < fewestRows ? [...lines] : lines.flatMap((line) => linesOf(line, rows))
}

interface Pair {
  readonly told: string
  readonly names: readonly Cell[]
}

/** None, unless each date or "no expiry" of the line has a name behind it, in its cell or in the next. */
function pairsIn({ cells }: Line): Pair[] {
  const pairs: Pair[] = []
  for (const cell of cells) {
    const told = toldAtBeginOf(cell.text)
    const name = cell.text.slice(told.length).trim()
    if (told !== '') pairs.push({ told, names: name === '' ? [] : [{ ...cell, text: name }] })
    else {
      const last = pairs.pop()
      if (!last) return []
      pairs.push({ ...last, names: [...last.names, cell] })
    }
  }
  return pairs.every(({ names }) => names.length > 0) ? pairs : []
}

function toldAtBeginOf(text: string): string {
  const [noEnd] = /^\W*no (?:expiry|end date)\b/i.exec(text) ?? []
  const [date] = printedDates(text, true)
  return noEnd ?? (date && /^\W*$/.test(text.slice(0, date.start)) ? text.slice(0, date.end) : '')
}

function linesOf(line: Line, rows: ReadonlyMap<Line, readonly Pair[]>): Line[] {
  const pairs = rows.get(line) ?? []
  if (pairs.length < 2) return [line]
  return pairs.map(({ told, names }) => {
    const [first] = names
    const text = [...names.map((name) => name.text.trim()), told.trim()].join('\t')
    return { ...line, text, cells: [{ ...(first ?? line), text }] }
  })
}
