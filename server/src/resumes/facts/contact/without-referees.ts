import type { Line } from '../../resume-text.ts'

/** "Ref: Dave Smith", "Contact for reference –", "Ref Jan Blom", and no "Ref CWP-20871" or "Job ref: 4711" */
const referee =
  /(?<!\b(?:our|your|job|position|vacancy|application) )\b(?:refs?|referees?|(?:contacts? for )?references?)\b\.?(?:\s*[:–-]\s*(?=\p{L}|$)|\s+(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))/iu

/**
 * Lines up to where they go on with somebody who would speak for the person: their phones and addresses are
 * those of others. Where that is said at the end of a line, the next one tells who it is.
 */
export function withoutReferees(lines: readonly Line[]): Line[] {
  return lines.map((line, at) => {
    const above = lines[at - 1]?.text ?? ''
    const begun = referee.exec(above)
    if (begun && above.slice(begun.index + begun[0].length).trim() === '') return upTo(line, 0)
    const said = referee.exec(line.text)
    return said ? upTo(line, said.index) : line
  })
}

function upTo(line: Line, end: number): Line {
  const last = line.start + end
  const cells = line.cells.flatMap((cell) =>
    cell.start < last ? [{ ...cell, text: cell.text.slice(0, last - cell.start) }] : [],
  )
  return { ...line, cells, text: line.text.slice(0, end) }
}
