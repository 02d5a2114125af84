import type { Line, ResumeText } from '../resume-text.ts'

/** "Name", ":" and "Ayu" in three columns, or "Name" and ": Ayu" in two: the colon is no cell, but ends the label before it. */
export function withoutColonCells(resume: ResumeText): ResumeText {
  return { ...resume, lines: resume.lines.map(withoutColonCell) }
}

function withoutColonCell(line: Line): Line {
  if (line.cells.some(isBehindColon)) return withColonsBefore(line)
  if (!line.cells.some(isColon)) return line
  const cells = line.cells.flatMap((cell, at) => {
    if (isColon(cell) && at > 0) return []
    const next = line.cells[at + 1]
    const isLabel = next !== undefined && isColon(next) && !/:\s*$/.test(cell.text)
    return isLabel ? [{ ...cell, text: `${cell.text}:` }] : [cell]
  })
  return { ...line, cells }
}

function isColon({ text }: { text: string }): boolean {
  return text.trim() === ':'
}

const behindColon = /^\s*:\s+(?=\S)/

function isBehindColon({ text }: { text: string }, at: number): boolean {
  return at > 0 && behindColon.test(text)
}

function withColonsBefore(line: Line): Line {
  const cells = line.cells.map((cell, at) => {
    const next = line.cells[at + 1]
    const isLabel = next !== undefined && behindColon.test(next.text) && !/:\s*$/.test(cell.text)
    const [colon = ''] = (at > 0 && behindColon.exec(cell.text)) || []
    const text = cell.text.slice(colon.length)
    return { ...cell, text: isLabel ? `${text}:` : text, start: cell.start + colon.length }
  })
  return { ...line, cells }
}
