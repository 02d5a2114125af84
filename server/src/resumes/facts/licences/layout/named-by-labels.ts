import type { Cell, Line } from '../../../resume-text.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'
import { licencesIn } from '../names/find-licences.ts'
import { drivingAbroad } from '../names/from-abroad.ts'
import { ticketTableAt } from './heads-of-tables.ts'
import { isKindOfTickets } from '../names/kinds-of-tickets.ts'
import { isTold } from '../parts/told-of-tickets.ts'

/** What is called by the label over it, and how it is called with it. */
const kinds = [
  {
    over: /^(?:(?:current|site|mine|mine site|company) )?inductions(?: (?:held|current))?$/i,
    by: 'Inductions: ',
  },
  {
    over: /^(?:(?:(?:current|site|machine|plant) )?(?:vocs?|verifications? of competency)(?: (?:held|current))?|signed off on)$/i,
    by: 'VOC: ',
  },
] as const

const longest = 60

/**
 * "Inductions" or "VOCs", and below it "BHP Newman" or "793F": without their label they would be the names
 * of anything. It ends where points do, and where another label stands.
 */
export function withNamesOfLabels(heading: Line | undefined, lines: readonly Line[]): Line[] {
  const name = heading?.cells[0]?.text ?? ''
  const [first, ...others] = lines
  if (first && drivingAbroad.test(name) && classesAbroad.test(first.text))
    return [withLabel(`${name}: `, first), ...others]
  let label: Line | undefined
  let by = heading && kindOver(heading, lines[0])
  return lines.map((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const kind = kindOver(line, below)
    const isOther = label ? isAnother(label, line, below) : isOfOtherKind(line)
    if (kind) {
      label = line
      by = kind
    } else if (isOther || (above?.isBullet && !line.isBullet)) by = undefined
    else if (by && !isLabel(line, below) && !ticketTableAt(line, below)) return namedBy(by, line)
    return line
  })
}

/** Among skills "Inductions" is one of them: a label stands out from what is below it. */
function kindOver(line: Line, below: Line | undefined): string | undefined {
  const label = line.text.trim().replace(/\s*(?:\([^()]*\))?\s*:?$/, '')
  const isAlone = line.cells.length === 1 && !line.isBullet
  const isOver = below !== undefined && isAlone && standsOut(line, below)
  return isOver ? kinds.find(({ over }) => over.test(label))?.by : undefined
}

function standsOut(line: Line, below: Line): boolean {
  const isShout = !/\p{Ll}/u.test(line.text) && /\p{Ll}/u.test(below.text)
  const isHeavier = (line.isBold && !below.isBold) || line.size > below.size
  return isHeavier || isShout || line.isMarkedHeading || below.isBullet || /:\s*$/.test(line.text)
}

/** "Medicals", below a heading: tickets of another kind. */
function isOfOtherKind({ text, cells }: Line): boolean {
  return cells.length === 1 && (isKindOfTickets(text) || kindOfHeading(text) !== undefined)
}

/** A label that looks like the one before. */
function isAnother(label: Line, line: Line, below: Line | undefined): boolean {
  const isAsHeavy = line.isBold && label.isBold && isLabel(line, below)
  return isAsHeavy || line.isMarkedHeading || /:\s*$/.test(line.text)
}

/** "Trucks", over its points or in heavy letters over plain ones. */
function isLabel(line: Line, below: Line | undefined): boolean {
  const isOver = !line.isBullet && below?.isBullet === true
  return line.cells.length === 1 && (isOver || (line.isBold && below?.isBold === false))
}

/** "B, BE, C1", below "Führerschein" */
const classesAbroad = /^\W*[A-Z]\d?E?(?:[,/ ]+[A-Z]\d?E?)*\W*(?:$|;)/

/** The first cell is the name, and the others tell of it. */
function namedBy(by: string, line: Line): Line {
  const [first] = line.cells
  return first && isNameAlone(first) ? withLabel(by, line) : line
}

function withLabel(label: string, line: Line): Line {
  const cells = line.cells.map((cell, at) =>
    at === 0 ? { ...cell, text: label + cell.text } : cell,
  )
  return { ...line, cells, text: cells.map(({ text }) => text).join('\t') }
}

function isNameAlone({ text }: Cell): boolean {
  return (
    text.length <= longest &&
    /^\s*[\p{Lu}\d]/u.test(text) &&
    !isTold(text) &&
    !/\b(?:inductions?|inducted|vocs?|medical|licen[cs]e|ticket|card)\b/i.test(text) &&
    licencesIn(text, true).length === 0
  )
}
