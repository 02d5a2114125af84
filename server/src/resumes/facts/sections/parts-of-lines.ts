import type { Line } from '../../resume-text.ts'

/** What a line holds beside the heading in its left cell; offsets stay those of the whole text. */
export function withoutFirstCell(line: Line): Line {
  const cells = line.cells.slice(1)
  const from = (cells[0]?.start ?? line.start) - line.start
  const [first] = cells
  return {
    ...line,
    start: line.start + from,
    text: line.text.slice(from),
    x: first?.x ?? line.x,
    isBold: first?.isBold ?? line.isBold,
    cells,
  }
}

/** What follows a label such as "Skills:" on its line. */
export function withoutLabel(line: Line, labelLength: number): Line {
  const rest = line.text.slice(labelLength)
  const from = labelLength + rest.length - rest.trimStart().length
  const start = line.start + from
  const cells = line.cells
    .filter((cell) => cell.start + cell.text.length > start)
    .map((cell) => {
      const cut = Math.max(0, start - cell.start)
      const boldTo = cell.boldTo === undefined ? {} : { boldTo: Math.max(0, cell.boldTo - cut) }
      return { ...cell, start: cell.start + cut, text: cell.text.slice(cut), ...boldTo }
    })
  return { ...line, start, text: line.text.slice(from), cells }
}
