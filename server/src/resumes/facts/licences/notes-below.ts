import type { Line } from '../../resume-text.ts'
import { isClassOfCard } from './class-letters.ts'
import { licencesIn } from './find-licences.ts'
import { printedDates } from './ticket-dates.ts'

/**
 * The lines that tell of the ticket above them, where tickets stand in heavy letters and below each in
 * plain ones who issued it and when, as boards of jobs print them.
 */
export function notesBelow(lines: readonly Line[]): ReadonlySet<Line> {
  const names = lines.filter(({ isBold }) => isBold)
  const notes = lines.filter(({ isBold }) => !isBold)
  const areNamesTickets = isMostly(names, ({ text }) => licencesIn(text, true).length > 0)
  const told = lines.filter(({ isBold }, at) => isBold && lines[at + 1]?.isBold === false)
  const areNotes =
    notes.every(({ cells, isBullet }) => cells.length === 1 && !isBullet) &&
    told.length * 2 >= names.length &&
    notes.some(({ text }) => printedDates(text).length > 0) &&
    !isMostly(notes, ({ text }) => licencesIn(text, true).length > 0)
  const areAll = lines[0]?.isBold && names.length > 1 && areNamesTickets && areNotes
  return new Set(areAll ? notes.filter((note) => !tellsOfEach(note)) : [])
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
