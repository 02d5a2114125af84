import type { Line } from '../../resume-text.ts'
import { placeScore } from '../places/known-places.ts'
import { labelOf } from './labels.ts'

/** Headers of jobs that were broken over two lines, as one line; offsets stay true. */
export function withJoinedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    if (isOnlyDuration(line.text)) continue
    const last = joined.at(-1)
    if (last && goesOn(last, line)) joined[joined.length - 1] = together(last, line)
    else joined.push(line)
  }
  return joined
}

/** How long all roles with an employer lasted, as the export of LinkedIn says it. */
function isOnlyDuration(text: string): boolean {
  return /^\s*\(?(?:\d{1,2}\s*(?:years?|yrs?|months?|mos?)\s*,?\s*){1,2}\)?\s*$/i.test(text)
}

function goesOn(line: Line, next: Line): boolean {
  const isNext = next.start === line.start + line.text.length + 1 && next.column === line.column
  if (isNext && isDate(line) && isDate(next)) return true
  const isHeader =
    !line.isBullet && !next.isBullet && line.text.length < 130 && line.cells.length === 1
  if (!isHeader || !isNext || Math.abs(line.size - next.size) > 0.5) return false
  const isClosedThere = isOpen(line.text, '(', ')') ? next.text.includes(')') : false
  const isClosedSquare = isOpen(line.text, '[', ']') ? next.text.includes(']') : false
  const isPlaceBelow = /[,|]$/.test(line.text) && placeScore(next.text) >= 0.7
  return isPlaceBelow || isClosedThere || isClosedSquare || /\s(?:pty|&|and|of)$/i.test(line.text)
}

/** Start and end on lines of their own, each behind its label. */
function isDate(line: Line): boolean {
  return line.text.length < 60 && labelOf(line)?.part === 'dates'
}

function isOpen(text: string, opening: string, closing: string): boolean {
  return text.lastIndexOf(opening) > text.lastIndexOf(closing)
}

function together(line: Line, next: Line): Line {
  const text = `${line.text} ${next.text}`
  const [first] = line.cells
  const cells = first ? [{ ...first, text }] : []
  return { ...line, text, cells, right: Math.max(line.right, next.right) }
}
