import type { Cell, Line } from '../../../resume-text.ts'

const year = /^(?:19|20)\d\d$/
const dayOrMonth = /^\d{1,2}$/

/** "HR | 14 | 2 | 2029", "14 / 2 / 2029": boxes of a form for day, month and year hold one date. */
export function withWholeDates(line: Line): Line {
  const isSpaced = /\d ?\/ \d|\d \/ ?\d/.test(line.text)
  const cells = line.cells.map(withoutBlanks).reduce<Cell[]>((whole, cell) => {
    const parts = year.test(cell.text.trim()) ? partsAtEnd(whole) : []
    const [first] = parts
    // Before the year alone, at the beginning of a row, stands its number.
    if (!first || parts.length === whole.length) return [...whole, cell]
    const text = [...parts, cell].map((part) => part.text.trim()).join('/')
    return [...whole.slice(0, -parts.length), { ...first, text, right: cell.right }]
  }, [])
  return cells.length === line.cells.length && !isSpaced
    ? line
    : { ...line, cells, text: cells.map(({ text }) => text).join('\t') }
}

const spacedDate = /(?<![\d/.-])(\d{1,2}) ?\/ ?(?:(\d{1,2}) ?\/ ?)?((?:19|20)\d\d)(?!\d)/g

function withoutBlanks(cell: Cell): Cell {
  const text = cell.text.replaceAll(spacedDate, (...[, ...parts]) =>
    parts.slice(0, 3).filter(Boolean).join('/'),
  )
  return { ...cell, text }
}

/** A month, and before it perhaps a day. */
function partsAtEnd(cells: readonly Cell[]): readonly Cell[] {
  const last = cells.slice(-2)
  return last.slice(last.findLastIndex(({ text }) => !dayOrMonth.test(text.trim())) + 1)
}
