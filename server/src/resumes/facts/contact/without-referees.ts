import { anyOf, pattern } from '../../../text/any-of.ts'
import type { Line } from '../../resume-text.ts'

const called = anyOf(
  /(?:[Cc]ontacts? for )?[Rr]ef(?:s|erees?|erences?)?/u,
  /REF(?:S|EREES?|ERENCES?)?/u,
)
/** Of a vacancy, or of somebody's papers. */
const ofOthers = /(?<!\b(?:[Oo]ur|[Yy]our|[Jj]ob|[Pp]osition|[Vv]acancy|[Aa]pplication) )/u

/** "Ref: Dave Smith", "Contact for reference –", "Ref Jan Blom", and neither "Ref: CWP-20871" nor "References available on request" */
const referee = pattern`${ofOthers}\b${called}\b\.?(?:\s*[:–-]\s*(?=\p{Lu}\p{Ll}|\S+@|$)|\s+(?=\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))`

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
