import type { Line, ResumeText } from '../resume-text.ts'

/** "Name", ":" and "Ayu" in three columns: the colon is no cell, but ends the label before it. */
export function withoutColonCells(resume: ResumeText): ResumeText {
  return { ...resume, lines: resume.lines.map(withoutColonCell) }
}

function withoutColonCell(line: Line): Line {
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
