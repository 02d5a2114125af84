import { pattern } from '../../../../text/any-of.ts'
import type { Line } from '../../../resume-text.ts'
import type { Section } from '../../sections/section.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'

const ended = /\b(?:lapsed|expired|out of date)\b/i
const saysWhenDone = /\b(?:issued|done|completed|obtained|passed|since)\b/i

/**
 * "Forklift (expired)", "HR, dogging - lapsed": without the day it cannot be told from what is held, and is left out;
 * what has one is shown as ended.
 */
export function withoutLapsed(whole: string): string {
  const part = whole.replaceAll(anotherInBrackets, (inner) => (isLapsed(inner) ? '' : inner))
  if (!isLapsed(part.replaceAll(whenIssued, ''))) return part
  const kept: string[] = []
  for (const piece of part.split(/,\s+(?![^()]*\))/)) {
    if (!isLapsed(piece)) kept.push(piece)
    else if (ofThoseBefore.test(piece)) kept.length = 0
    else if (ofOneBefore.test(piece)) dropLastNamed(kept)
  }
  return kept.join(', ')
}

function isLapsed(part: string): boolean {
  return ended.test(part) && !heldAgain.test(part) && printedDates(part, true).length === 0
}

/** Of the ticket itself: "(licence expired)", "(my card has lapsed)" */
const ofItself =
  /(?:(?:my|the|it|this|licen[cs]e|tickets?|card|cert\w*|has|is|now|since|but|both|all|long|just|recently|already)\s+)+/giu

/** "AS1796 certificates 1 and 3 (cert 9 lapsed)" */
const anotherInBrackets = pattern`\s*\(\s*(?!${ofItself}(?:lapsed|expired))(?:[\p{L}\d.]+ ){1,4}(?:lapsed|expired)\s*\)`

/** In a row, the cell beside says of it that it has lapsed since. */
const whenIssued = /\bissued: [^,]*/gi
const heldAgain =
  /\b(?:not|never|n['’]t|no longer)(?: \w+)? (?:lapsed|expired|out of date)\b|\bre-?(?:newed|issued|certified|done|sat)\b/i
const ofThoseBefore = /^\W*(?:(?:and|but|they|these|have|are|now) )*(?:both|all)\b/i
/** "…, WorkSafe WA 12345, expired" */
const ofOneBefore =
  /^\W*(?:expires:\W*)?(?:(?:but|now|has|is|it|this|that|card) )*(?:lapsed|expired|out of date)\b/i

function dropLastNamed(pieces: string[]): void {
  const at = pieces.findLastIndex((piece) => licencesIn(piece, true).length > 0)
  pieces.length = Math.max(at, 0)
}

/** "Expired", over tickets that are to be renewed. */
export function isOfEnded({ heading }: Section): boolean {
  return heading !== undefined && ended.test(heading.text)
}

/** "Expired – can renew:", over points amid others that are held. */
export function withEndedGroups(lines: readonly Line[]): Line[] {
  let head: Line | undefined
  return lines.flatMap((line, at) => {
    if (isOverEnded(line, lines[at + 1])) {
      head = line
      return []
    }
    if (!line.isBullet) head = undefined
    return head ? asEnded([line]) : [line]
  })
}

const overEnded = /^\W*(?:expired|lapsed|out of date)\b[^.\d]{0,25}:?\s*$/i

function isOverEnded({ text, isBullet }: Line, next: Line | undefined): boolean {
  return !isBullet && next?.isBullet === true && overEnded.test(text)
}

/** Below such a heading a date is an end; what has none cannot be told from what is held, and is left out. */
export function asEnded(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const cells = line.cells.map((cell) => {
      const date = saysWhenDone.test(cell.text) ? undefined : printedDates(cell.text, true).at(-1)
      return date
        ? {
            ...cell,
            text: `${cell.text.slice(0, date.start)}expired ${cell.text.slice(date.start)}`,
          }
        : cell
    })
    const isDated = cells.some((cell, at) => cell !== line.cells[at])
    return isDated ? [{ ...line, cells, text: cells.map(({ text }) => text).join('\t') }] : []
  })
}
