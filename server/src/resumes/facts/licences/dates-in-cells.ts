import type { Cell, Line } from '../../resume-text.ts'

const year = /^(?:19|20)\d\d$/
const dayOrMonth = /^\d{1,2}$/

/** "14 | 2 | 2029": boxes of a form for day, month and year hold one date. */
export function withWholeDates(line: Line): Line {
  const cells = line.cells.reduce<Cell[]>((whole, cell) => {
    const parts = year.test(cell.text.trim()) ? partsBefore(whole) : []
    const [first] = parts
    if (!first) return [...whole, cell]
    const text = [...parts, cell].map((part) => part.text.trim()).join('/')
    return [...whole.slice(0, -parts.length), { ...first, text, right: cell.right }]
  }, [])
  return cells.length === line.cells.length
    ? line
    : { ...line, cells, text: cells.map(({ text }) => text).join('\t') }
}

/** A month, and before it perhaps a day. */
function partsBefore(cells: readonly Cell[]): readonly Cell[] {
  const [day, month] = cells.slice(-2)
  if (!month || !dayOrMonth.test(month.text.trim())) {
    return day && !month && dayOrMonth.test(day.text.trim()) ? [day] : []
  }
  return day && dayOrMonth.test(day.text.trim()) ? [day, month] : [month]
}
