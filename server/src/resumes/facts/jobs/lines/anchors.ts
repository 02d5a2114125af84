import type { Line } from '../../../resume-text.ts'
import { dateRangesIn } from '../../dates/date-ranges.ts'
import type { DateRange } from '../../dates/found-range.ts'
import { monthNumber } from '../../dates/months.ts'
import { isLabelOfTickets } from '../../licences/held/tickets-in-passing.ts'
import { isProse, tellsDuty } from '../duties.ts'
import { lengthOfTime } from './durations.ts'
import { employerScore } from '../employers/employer-words.ts'
import { beginsAsHeader, titleOfSentence } from './header-lines.ts'
import { tellsTitle } from '../pieces.ts'
import { titleScore } from '../titles/title-words.ts'
import { wordBeforeDates } from './words-before-dates.ts'

/** A line with the dates of a job. */
export interface Anchor {
  /** Where its line stands among the lines of the section. */
  readonly index: number
  readonly ranges: readonly DateRange[]
  readonly position: 'alone' | 'start' | 'end' | 'inside'
  /** How long the job lasted, where only that is told. */
  readonly months?: number | null
}

const longestHeader = 150

/** The lines that jobs hang on, out of all lines with dates: the same kind of place in all of them. */
export function findAnchors(lines: readonly Line[]): Anchor[] {
  const all = withoutRemarks(
    lines,
    lines.flatMap((line, index) => anchorAt(lines, line, index) ?? []),
  )
  const bulletsEnd = endOfBulletedJobs(lines, all)
  const mayBegin = ({ index }: Anchor) => index < bulletsEnd || !lines[index]?.isBullet
  const isSure = (anchor: Anchor) =>
    mayBegin(anchor) && anchor.ranges.some(({ form }) => form !== 'single')
  const sure = all.filter(isSure)
  if (sure.length === 0) return all.filter((anchor) => namesSomething(lines, anchor))

  const headers = sure.filter(({ position }) => position !== 'inside')
  return all.filter((anchor) => {
    if (!isSure(anchor)) return mayBegin(anchor) && standsLikeOne(lines, anchor, sure)
    return anchor.position !== 'inside' || headers.length === 0 || namesSomething(lines, anchor)
  })
}

/** "Deputy captain of the brigade since 2022.", where other jobs have no sentences for headers. */
function withoutRemarks(lines: readonly Line[], anchors: readonly Anchor[]): readonly Anchor[] {
  const others = anchors.filter(
    ({ index, ranges }) =>
      ranges.some(({ form }) => form !== 'since') ||
      !/\d{4}\.(?:\s|$)/.test(lines[index]?.text ?? '') ||
      isHeaderBefore(lines[index]?.text.slice(0, ranges[0]?.at.start) ?? ''),
  )
  return others.some(({ ranges }) => ranges.some(({ form }) => form === 'range')) ? others : anchors
}

/** "Field Technician, Newmont, Orange. Since February 2024." */
function isHeaderBefore(text: string): boolean {
  return /\.\s+$/.test(text) && beginsAsHeader(text)
}

/**
 * Up to which line bullets are jobs and no duties: to the first header of a job where only those before it
 * have dates, to the end where more stretches of time stand behind bullets than elsewhere.
 */
function endOfBulletedJobs(lines: readonly Line[], all: readonly Anchor[]): number {
  const stretches = all.filter(
    (anchor) => anchor.ranges.some(({ form }) => form === 'range') && namesSomething(lines, anchor),
  )
  const headers = stretches.filter(({ index }) => !lines[index]?.isBullet)
  const first = headers[0]?.index ?? lines.length
  const before = stretches.filter(({ index }) => index < first).length
  const bulleted = stretches.length - headers.length
  if (before > 1 && bulleted - before < headers.length) return first
  return bulleted > 1 && bulleted > headers.length ? lines.length : 0
}

function anchorAt(lines: readonly Line[], line: Line, index: number): Anchor | undefined {
  const ranges = withJoinedCells(line, dateRangesIn(line.text.slice(0, 400)))
  const [first] = ranges
  // "Tickets: HR (2019 – 2029), …" tells no job.
  if (!first || isLabelOfTickets(line)) return undefined
  if (isEndOfHanging(lines, line, index)) return undefined
  const hanging = brokenRange(lines, line, index)
  const known = hanging ? [hanging, ...ranges.slice(1)] : ranges
  const position = positionOf(line, known)
  return position && { index, ranges: known, position }
}

function positionOf(line: Line, ranges: readonly DateRange[]): Anchor['position'] | undefined {
  const from = ranges[0]?.at.start ?? 0
  const to = ranges.at(-1)?.at.end ?? 0
  const before = bare(line.text.slice(0, from).replace(wordBeforeDates, ''))
  const after = bare(line.text.slice(to).replace(duration, '').replace(remark, ''))
  if (before === '' && after === '') return 'alone'
  // "Built four mills between 2015 and 2018" tells of a duty.
  if (/\bbetween\s+$/i.test(line.text.slice(0, from)) && isProse(line.text)) return undefined
  if (before === '') return isProse(after) && after.length > longestHeader ? undefined : 'start'
  const told = line.text.slice(0, from)
  const isOfPieces = isMadeOfPieces(told)
  // "Shotfirer. 4 years and still there, started March 2022"
  const isSaid =
    beginsAsHeader(told) || tellsTitle(before) || isOfPieces || titleOfSentence(told) !== undefined
  if (before.length > longestHeader || (isProse(before) && !isInOwnCell(line, from) && !isSaid))
    return undefined
  const isDuty = tellsDuty(told) && !tellsTitle(told) && !isOfPieces
  if (isDuty || endsSentence.test(told)) return undefined
  if (after === '') return 'end'
  if (isProse(after) && after.length > longestHeader) return undefined
  return 'inside'
}

/** "Cut Above Hair - Hairdresser - ", "Cleanaway / rear lift truck driver / ": a few words between signs, one of them a title. */
function isMadeOfPieces(told: string): boolean {
  const pieces = told.replaceAll(/\s*\([^()]*\)/g, '').split(/\s+[-–—|/]\s+/)
  const named = pieces.slice(0, -1)
  return (
    pieces.at(-1) === '' &&
    named.length > 1 &&
    named.every((piece) => piece.split(' ').length <= mostWords) &&
    named.some((piece) => titleScore(piece) >= sureTitle)
  )
}

const mostWords = 6
const sureTitle = 0.8

/** What stands apart at the end of a line dates all of it, however many small words it has. */
function isInOwnCell({ cells, start }: Line, from: number): boolean {
  const last = cells.at(-1)
  return cells.length > 1 && last !== undefined && last.start - start === from
}

/** "Rolled out the new trucks. Trained crews since" is told, not the header of a job. */
const endsSentence =
  /\p{Ll}{3}\. \p{Lu}\p{Ll}+ .*\b(?:since|from|in|during|until)\s*$|[.;]\s\p{Lu}\p{Ll}+(?:ed|ing) \p{Ll}/u
const duration = new RegExp(lengthOfTime, 'iu')
/** "2018 – 2022 (summers)", "2013 – 2014 (600 hours)" */
const remark = /^\s*\((?:\d{1,4}\s+)?\p{Ll}[^()]{0,40}\)\s*$/u
const dateLabel =
  /\b(?:period|dates?|duration|start date|from|since|dates? employed|date|employed|tenure|years?|employment|of)\b/gi

/** Without signs, and without the words that only announce dates. */
function bare(text: string): string {
  return text
    .replaceAll(dateLabel, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** From and to in two cells of a table are one range, and so they are on a line of nothing else. */
function withJoinedCells(line: Line, ranges: readonly DateRange[]): readonly DateRange[] {
  const [first, second] = ranges
  if (first?.form !== 'single' || second?.form !== 'single') return ranges
  const rest = line.text.slice(0, first.at.start) + line.text.slice(second.at.end)
  if (line.cells.length < 2 && bare(rest) !== '') return ranges
  if (/[\p{L}\p{N}]/u.test(line.text.slice(first.at.end, second.at.start))) return ranges
  if (monthNumber(first.start) > monthNumber({ month: 12, ...second.start })) return ranges
  const at = { start: first.at.start, end: second.at.end }
  return [{ start: first.start, end: second.start, form: 'range', at }, ...ranges.slice(2)]
}

/** A narrow column of dates breaks a range after its dash. */
function brokenRange(lines: readonly Line[], line: Line, index: number): DateRange | undefined {
  const next = lines[index + 1]
  if (!next || next.column !== line.column) return undefined
  for (const cell of line.cells) {
    const range = cell.text.length > 200 ? undefined : dateRangesIn(cell.text).at(-1)
    const below =
      next.cells.find(
        (other) => Math.abs(other.x - cell.x) < 4 || Math.abs(other.right - cell.right) < 4,
      ) ?? next.cells[0]
    // "… to Feb", and below it "2022".
    const lacksYear =
      range?.at.end === cell.text.trimEnd().length &&
      /^\s*(?:19|20)\d\d\W*$/.test(below?.text ?? '')
    if (!range || !below || !(range.form === 'hanging' || lacksYear)) continue
    const head = cell.text.slice(range.at.start, range.at.end)
    if (dateRangesIn(below.text).some(({ form }) => form === 'range' || form === 'since')) continue
    const [joined] = dateRangesIn(`${head} ${below.text.slice(0, 40)}`)
    const isEnd = joined?.form === 'range' && joined.at.start === 0 && joined.at.end > head.length
    const shift = cell.start - line.start
    if (isEnd)
      return { ...joined, at: { start: range.at.start + shift, end: range.at.end + shift } }
  }
  return undefined
}

function isEndOfHanging(lines: readonly Line[], line: Line, index: number): boolean {
  const before = lines[index - 1]
  const hanging = before && brokenRange(lines, before, index - 1)
  return hanging !== undefined && dateRangesIn(line.text).every(({ form }) => form === 'single')
}

function namesSomething(lines: readonly Line[], { index, ranges }: Anchor): boolean {
  const line = lines[index]
  const [range] = ranges
  if (!line || !range) return false
  const isTold = /\b(?:as|was|been) an? \p{Ll}/u.test(line.text)
  const before = line.text.slice(0, range.at.start)
  const isHeader = beginsAsHeader(before) || tellsTitle(before)
  if (/[.;]\s*$/.test(line.text) && !isTold && !isHeader) return false
  const rest = `${line.text.slice(0, range.at.start)} ${line.text.slice(range.at.end)}`
  const pieces = rest.split(/[|,;:–—()@]| - | at /).map((piece) => piece.trim())
  const isAlone = bare(rest) === ''
  return isAlone || pieces.some((piece) => titleScore(piece) >= 0.6 || employerScore(piece) >= 0.6)
}

/** A single year or month begins a job only where ranges begin others. */
function standsLikeOne(
  lines: readonly Line[],
  { index, position, ranges }: Anchor,
  sure: readonly Anchor[],
): boolean {
  const line = lines[index]
  if (!line || position === 'inside') return false
  return sure.some((other) => {
    if (other.position !== position) return false
    const there = lines[other.index]
    if (!there) return false
    const isAligned = Math.abs(there.x - line.x) < 3 && there.isBold === line.isBold
    return position === 'end'
      ? isAligned && there.cells.length === line.cells.length && line.cells.length > 1
      : isAligned && ranges.length === 1
  })
}
