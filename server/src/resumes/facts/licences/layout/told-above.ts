import type { Line } from '../../../resume-text.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { isTold } from '../parts/told-of-tickets.ts'

/**
 * "Expires 14 Mar 2027", and below it the ticket: where a list begins so and ends with a name, what is told of
 * each stands above it, and goes behind its name.
 */
export function withToldBehind(lines: readonly Line[]): Line[] {
  if (!isToldAbove(lines)) return [...lines]
  const behind: Line[] = []
  let above: Line | undefined
  for (const line of lines) {
    if (tells(line)) above = line
    else {
      behind.push(above ? withTold(line, above) : line)
      above = undefined
    }
  }
  return behind
}

function isToldAbove(lines: readonly Line[]): boolean {
  const told = lines.filter(tells)
  const [first, last] = [lines[0], lines.at(-1)]
  const dated = told.filter(({ text }) => printedDates(text).length > 0)
  // A phone number at the top is told of no ticket.
  const isAbove = first && last && dated.includes(first) && !tells(last)
  const areApart = lines.every((line, at) => {
    const next = lines[at + 1]
    return !next || !tells(line) || !tells(next)
  })
  return Boolean(isAbove) && areApart && dated.length > 1 && told.length * 3 >= lines.length
}

function tells({ text, cells }: Line): boolean {
  return cells.length === 1 && isTold(text)
}

function withTold(line: Line, { cells, text }: Line): Line {
  return { ...line, cells: [...line.cells, ...cells], text: `${line.text}\t${text}` }
}
