import type { Line } from '../../../resume-text.ts'
import { dateRangesIn, isNothingButDates } from '../../dates/date-ranges.ts'
import { placeScore } from '../../places/known-places.ts'
import { isProse } from '../duties.ts'
import { labelOf } from './labels.ts'

/** Headers of jobs that were broken over two lines, as one line; offsets stay true. */
export function withJoinedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  const edges = new Map<number, number>()
  for (const { column, right } of lines) edges.set(column, Math.max(edges.get(column) ?? 0, right))
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1)
    if (isOnlyDuration(line.text) && areDatesBelow(lines, at)) {
      // The employer above goes on down to it: what follows is not set apart from both.
      if (last && isRightBelow(last, line)) joined[joined.length - 1] = { ...last, y: line.y }
      continue
    }
    if (last && isDashedEnd(last, line)) joined[joined.length - 1] = together(last, line, '–')
    else if (last && (goesOn(last, line) || isRestOfHeader(last, line, lines[at + 1], edges)))
      joined[joined.length - 1] = together(last, line)
    else joined.push(line)
  }
  return joined
}

/** "Redgum Catering, Darwin NT — Kitchen Hand /", then "Function Staff" and the dates: it was too long for its line. */
function isRestOfHeader(
  line: Line,
  next: Line,
  dates: Line | undefined,
  edges: ReadonlyMap<number, number>,
): boolean {
  if (!dates || line.isBullet || next.isBullet || line.cells.length > 1 || next.cells.length > 1)
    return false
  if (line.text.length > 130 || next.text.length > 60 || line.size !== next.size) return false
  if (/[.;:!?]$/.test(line.text) || isProse(line.text)) return false
  if (dateRangesIn(`${line.text}\t${next.text}`).length > 0) return false
  if (!isRightBelow(line, next) || !isNothingButDates(dates.text)) return false
  const isInParts =
    / [—–|] /.test(`${line.text} ${next.text}`) && !/ [—–|] .* [—–|] /.test(line.text)
  return isInParts && !hasRoomFor(firstWordOf(next), line, edges.get(line.column) ?? 0)
}

function firstWordOf({ text, x, right }: Line): number {
  const [word = ''] = text.split(' ')
  return ((right - x) / text.length) * word.length
}

function hasRoomFor(width: number, { right, text, x }: Line, edge: number): boolean {
  const blank = (right - x) / text.length
  return right + blank + width < edge
}

/** How long all roles with an employer lasted, as the export of LinkedIn says it. */
function isOnlyDuration(text: string): boolean {
  return /^\s*\(?(?:\d{1,2}\s*(?:years?|yrs?|months?|mos?)\s*,?\s*){1,2}\)?\s*$/i.test(text)
}

/** Below it stand the roles with their dates; else it is all that is told of when a job was. */
function areDatesBelow(lines: readonly Line[], at: number): boolean {
  return lines.slice(at + 1, at + 4).some(({ text }) => dateRangesIn(text.slice(0, 200)).length > 0)
}

function isRightBelow(line: Line, next: Line): boolean {
  return next.start === line.start + line.text.length + 1 && next.column === line.column
}

/** "…, April 2022" and below it "– Present": where the line broke, the dash looks like a bullet. */
function isDashedEnd(line: Line, next: Line): boolean {
  if (!next.isBullet || next.text.length > 20 || !isRightBelow(line, next)) return false
  const begun = dateRangesIn(line.text).at(-1)
  if (begun?.form !== 'single' || begun.at.end < line.text.trimEnd().length) return false
  const head = line.text.slice(begun.at.start)
  const [whole] = dateRangesIn(`${head}–${next.text}`)
  return whole?.form === 'range' && whole.at.end >= head.length + 1 + next.text.trimEnd().length
}

function goesOn(line: Line, next: Line): boolean {
  const isNext = isRightBelow(line, next)
  if (isNext && isDate(line) && isDate(next)) return true
  if (isNext && beginsAt.test(line.text) && endsAt.test(next.text)) return true
  const isShort = !next.isBullet && line.text.length < 130 && line.cells.length === 1
  if (!isShort || !isNext || Math.abs(line.size - next.size) > 0.5) return false
  if (isPresentBelow(line.text, next.text)) return true
  const isClosedThere = isOpen(line.text, '(', ')') ? next.text.includes(')') : false
  if (line.isBullet) return isClosedThere && endsWithDates(`${line.text} ${next.text}`)
  const isClosedSquare = isOpen(line.text, '[', ']') ? next.text.includes(']') : false
  const isPlaceBelow = /[,|]$/.test(line.text) && placeScore(next.text) >= 0.7
  return (
    isPlaceBelow ||
    isClosedThere ||
    isClosedSquare ||
    /\s(?:pty|&|and|of|for|at|with|in)$/i.test(line.text)
  )
}

/** "…, Port Hedland. 11 March 2015 to the", and below it "present day." */
function isPresentBelow(text: string, below: string): boolean {
  const begun = dateRangesIn(text).at(-1)
  if (
    !begun ||
    begun.form === 'range' ||
    !/^\s+(?:to|until|till)(?: the)?$/.test(text.slice(begun.at.end))
  )
    return false
  const head = text.slice(begun.at.start)
  const [whole] = dateRangesIn(`${head} ${below.slice(0, 30)}`)
  return whole?.form === 'range' && whole.at.end > head.length
}

/** "From January 2020", and below it "To August 2022" */
const beginsAt = /^from\s[\p{L}\d /.-]{4,20}$/iu
const endsAt = /^(?:to|until)\s[\p{L}\d /.-]{3,20}$/iu

/** Start and end on lines of their own, each behind its label. */
function isDate(line: Line): boolean {
  return line.text.length < 60 && labelOf(line)?.part === 'dates'
}

function isOpen(text: string, opening: string, closing: string): boolean {
  return text.lastIndexOf(opening) > text.lastIndexOf(closing)
}

/** "… (April", and below it "2022 – Present)": a header among bullets, and no duty. */
function endsWithDates(text: string): boolean {
  const dates = dateRangesIn(text).at(-1)
  return dates?.form === 'range' && /^\W*$/.test(text.slice(dates.at.end))
}

function together(line: Line, next: Line, joint = ' '): Line {
  const text = `${line.text}${joint}${next.text}`
  const [first] = line.cells
  const cells = first ? [{ ...first, text }] : []
  return { ...line, text, cells, right: Math.max(line.right, next.right) }
}
