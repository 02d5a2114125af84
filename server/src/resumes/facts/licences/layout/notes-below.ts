import type { Line } from '../../../resume-text.ts'
import { areBelow } from '../../rows-of-cells.ts'
import { isClassOfCard } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'

/**
 * The lines that tell of the ticket above them, where tickets stand in heavy or in larger letters and below
 * each in plain ones who issued it and when, as boards of jobs print them.
 */
export function notesBelow(lines: readonly Line[]): ReadonlySet<Line> {
  const small = smallNotes(lines)
  if (small.length > 0) return new Set(small)
  const isName = nameIn(lines)
  const names = lines.filter(isName)
  const notes = lines.filter((line) => !isName(line))
  const areNamesTickets = isMostly(names, ({ text }) => licencesIn(text, true).length > 0)
  const told = lines.filter((line, at) => {
    const next = lines[at + 1]
    return isName(line) && next !== undefined && !isName(next)
  })
  const areNotes =
    notes.every(({ cells, isBullet }) => cells.length === 1 && !isBullet) &&
    told.length * 2 >= names.length &&
    notes.some(({ text }) => printedDates(text).length > 0) &&
    !isMostly(notes, ({ text }) => licencesIn(text, true).length > 0)
  const areAll = lines[0] && isName(lines[0]) && names.length > 1 && areNamesTickets && areNotes
  return new Set(areAll ? notes.filter((note) => !tellsOfEach(note)) : [])
}

/** How names stand out: by heavy letters, or where there are none by their size. */
function nameIn(lines: readonly Line[]): (line: Line) => boolean {
  if (lines.some(({ isBold }) => isBold)) return ({ isBold }) => isBold
  const smallest = Math.min(...lines.map(({ size }) => size))
  return ({ size }) => size > 1.06 * smallest
}

/** "No. 4471209" or "Copy on request", below the name of a row in smaller letters: a table where most rows have such. */
function smallNotes(lines: readonly Line[]): Line[] {
  const rows = lines.filter(({ cells }) => cells.length > 1)
  const notes = lines.filter((line, at) => {
    const above = lines[at - 1]
    const isBelow = above && above.cells.length > 1 && areBelow(line.x, above.x)
    return isBelow && line.cells.length === 1 && line.size < 0.95 * above.size
  })
  return notes.length > 2 && notes.length * 2 >= rows.length ? notes : []
}

/** "DG, LF exp 14/2/28 · WP exp 30/9/30": by name, what is told of some of them. */
function tellsOfEach({ text }: Line): boolean {
  const named = licencesIn(text, true)
  const areClasses = named.length > 1 && named.every(({ licence }) => isClassOfCard(licence))
  return areClasses && printedDates(text).length > 1
}

function isMostly(lines: readonly Line[], isSo: (line: Line) => boolean): boolean {
  return lines.filter(isSo).length * 2 >= lines.length
}
