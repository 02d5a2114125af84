import type { Cell, Line } from '../../../resume-text.ts'
import { printedDates } from '../parts/ticket-dates.ts'

const slash = /\s+\/\s+/
/** Two dates may be when a ticket was issued and when it ends. */
const fewest = 3

/** "First aid / CPR / O2" and beside it "Mar 2028 / Mar 2027 / Mar 2027": each with its own date, a row for each. */
export function rowsInStep(row: Line): Line[] {
  const [names, ...others] = row.cells
  const each = names?.text.split(slash) ?? []
  const dates = others.find(
    ({ text }) =>
      each.length >= fewest && text.split(slash).length === each.length && areDates(text),
  )
  if (!names || !dates) return [row]
  const printed = dates.text.split(slash)
  return each.map((name, at) => {
    const textOf = (cell: Cell) =>
      cell === names ? name : cell === dates ? (printed[at] ?? '') : cell.text
    const cells = row.cells.map((cell) => ({ ...cell, text: textOf(cell) }))
    return { ...row, cells, text: cells.map(({ text }) => text).join('\t') }
  })
}

function areDates(text: string): boolean {
  return text.split(slash).every((date) => printedDates(date, true)[0]?.start === 0)
}
