import type { Line } from '../../../resume-text.ts'
import type { Section } from '../../sections/read-sections.ts'
import { printedDates } from '../parts/ticket-dates.ts'

const ended = /\b(?:lapsed|expired|out of date)\b/i
const saysWhenDone = /\b(?:issued|done|completed|obtained|passed|since)\b/i

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
