import type { Cell, Line } from '../../resume-text.ts'
import { dateRangesIn } from '../dates/date-ranges.ts'
import type { DateRange } from '../dates/found-range.ts'
import { placeScore } from '../places/known-places.ts'
import { atLineOf, type AtLine } from './lines/at-lines.ts'
import { isProse } from './duties.ts'
import { employerScore } from './employers/employer-words.ts'
import { clientBehind, isClient } from './employers/told-clients.ts'
import { lengthOfTime } from './lines/durations.ts'
import { beginsAsHeader, titleOfSentence } from './lines/header-lines.ts'
import type { JobLines } from './lines/lines-of-job.ts'
import { labelIn, labelOf, labelledPairs, partsAtLabels, type Part } from './lines/labels.ts'
import { placeBehind, trimmed, type Piece } from './pieces.ts'
import { wholePiecesOf } from './whole-pieces.ts'
import { isName } from './employers/names.ts'
import { wordBeforeDates } from './lines/words-before-dates.ts'
import { titleScore } from './titles/title-words.ts'

/** A piece of a job's header that says one thing. */
export interface Segment {
  readonly text: string
  /** Where it stands in the whole text. */
  readonly start: number
  /** Its place within the header, the same for the same thing in other jobs. */
  readonly slot: string
  readonly look: string
  readonly title: number
  readonly employer: number
  readonly place: number
  /** What the resume itself says that it is. */
  readonly said: Part | undefined
  /** The sign that stood before it: "via" and "for" tell who was whose. */
  readonly before: string
}

interface Layout {
  /** What the columns of a table are said to be. */
  readonly columns?: readonly (Part | undefined)[] | undefined
  /** Title and employer stand on one line, with "at" between them. */
  readonly isByAt?: boolean
}

export function segmentsOf(job: JobLines, { columns, isByAt }: Layout = {}): Segment[] {
  const segments = job.header.flatMap(({ line, offset }) => {
    const both = isByAt && offset === -1 ? atLineOf(line.text) : undefined
    if (both) return bothOf(line, both)
    const ranges = offset === 0 ? job.anchor.ranges : dateRangesIn(line.text)
    const masked = withoutPromotion(withoutProse(maskDates(line.text, ranges)))
    const pairs = labelledPairs(line)
    if (pairs.length > 1)
      return pairs.flatMap(({ part, value }) => {
        const from = value.start - line.start
        const text = masked.slice(from, from + value.text.length)
        const piece = trimmed({ text, start: value.start, before: ':' })
        return piece ? [segment(line, piece, { slot: `${offset}.${part}`, said: part })] : []
      })
    const label = labelOf(line)
    if (label) return labelled(line, offset, masked, label.part, label.valueAt)
    const whole = cellsOf(line, masked)
    // The columns of a table part what its cells say.
    const cells = columns ? whole : whole.flatMap((cell, at) => apartAtBold(line.cells[at], cell))
    return cells.flatMap((cell, cellIndex) =>
      wholePiecesOf(cell).flatMap((piece, index, pieces) =>
        isClient(piece)
          ? []
          : segment(line, piece, {
              slot: `${offset}.${cells.length > 1 ? cellIndex : 0}.${slotOf(pieces, index)}`,
              said:
                index === 0 && cells.length === columns?.length
                  ? columns[cellIndex]
                  : clientBehind(pieces, index),
            }),
      ),
    )
  })
  return segments.map((one) => withOneself(one, segments))
}

/** Whoever works for themselves may say so where others name whom they work for. */
function withOneself(one: Segment, all: readonly Segment[]): Segment {
  const isOneself = /^(?:self[- ]employed|sole trader|freelance)$/i.test(one.text)
  // "Acme Cooling (sole trader)": what somebody was, where nothing else tells it.
  if (isOneself && one.before === '(' && all.indexOf(one) > 0)
    return {
      ...one,
      said: all.some((other) => other !== one && other.title >= 0.6) ? 'note' : 'title',
    }
  const isBeside =
    isOneself &&
    all.some(
      (other) => other !== one && other.employer < 0.6 && other.place < 0.5 && isName(other.text),
    )
  return isBeside && one.said === undefined ? { ...one, said: 'employer' } : one
}

function bothOf(line: Line, { title, employer, employerAt }: AtLine): Segment[] {
  const [name, ...places] = employerAndPlaces({
    text: employer,
    start: line.start + employerAt,
    before: '',
  })
  const said = (part: Part, piece: Piece) =>
    segment(line, piece, { slot: `-1.at.${part}`, said: part })
  return [
    said('title', { text: title, start: line.start, before: '' }),
    ...(name ? [said('employer', name)] : []),
    ...places.map((place) => said('place', place)),
  ]
}

/** "Acme Camps, Newman WA", "Acme Mining Tropicana" */
function employerAndPlaces(whole: Piece): Piece[] {
  const parts = splitOffPlace(whole)
  const townAt = parts.length > 1 ? undefined : placeBehind(whole.text)
  if (townAt === undefined) return parts
  return [
    { ...whole, text: whole.text.slice(0, townAt).trimEnd() },
    { ...whole, text: whole.text.slice(townAt), start: whole.start + townAt },
  ]
}

/** What stands in brackets is beside the order of the others. */
function slotOf(pieces: readonly Piece[], index: number): string {
  const isAside = pieces[index]?.before.startsWith('(') ?? false
  const others = pieces.slice(0, index).filter(({ before }) => !before.startsWith('('))
  return `${others.length}${isAside ? '(' : ''}`
}

function labelled(
  line: Line,
  offset: number,
  masked: string,
  part: Part,
  valueAt: number,
): Segment[] {
  if (part === 'dates') {
    const rest = { text: masked.slice(valueAt), start: line.start + valueAt }
    return wholePiecesOf(rest).map((piece, index) =>
      segment(line, piece, { slot: `${offset}.d.${index}`, said: labelIn(piece.text)?.part }),
    )
  }
  // Two labels may share a line: "Company: Acme   Position: Driller".
  const cells = cellsOf(line, masked)
    .flatMap(({ text, start }) =>
      partsAtLabels(text, part).map((cut) => ({ text: cut.text, start: start + cut.at })),
    )
    .filter(({ start, text }) => start + text.length > line.start + valueAt)
  return cells.flatMap((cell) => {
    const own = labelIn(cell.text)
    const from = own?.valueAt ?? Math.max(0, line.start + valueAt - cell.start)
    const piece = trimmed({ text: cell.text.slice(from), start: cell.start + from, before: ':' })
    if (!piece) return []
    const said = own?.part ?? part
    const [name, ...rest] = said === 'title' ? [piece] : nameAndPlaces(piece, said)
    return [
      ...(name ? [segment(line, name, { slot: `${offset}.l`, said })] : []),
      ...rest.map((place) => segment(line, place, { slot: `${offset}.l.1`, said: 'place' })),
    ]
  })
}

/** Behind a label of employers, up to where it says which of their sites it was: "Acme at Karri Pit village". */
function nameAndPlaces(piece: Piece, said: Part): Piece[] {
  const parts = splitOffPlace(piece)
  const [, name = '', sign = ''] = (said === 'employer' && beforeSite.exec(piece.text)) || []
  if (parts.length > 1 || name === '') return parts
  const siteAt = name.length + sign.length
  return [
    { ...piece, text: name },
    { text: piece.text.slice(siteAt), start: piece.start + siteAt, before: sign.trim() },
  ]
}

const beforeSite =
  /^(\p{Lu}[^,]*?(?:\([^()]*\))?)(\s+at\s+|,\s+)(?=\p{Lu})(?!(?:Inc|LLC|Ltd|Limited|Pty|Co|GmbH)\b)/u

/** "Acme Mining, Newman WA" behind one label is an employer and its place. */
function splitOffPlace(piece: Piece): Piece[] {
  const parts = wholePiecesOf(piece)
  const [first] = parts
  const places = parts.slice(1)
  const isSure = first !== undefined && employerScore(first.text) >= 0.95
  const arePlaces =
    places.length > 0 &&
    places.every((other) => placeScore(other.text) >= 0.5 || (isSure && mayBeTown(other)))
  return first && arePlaces ? parts : [piece]
}

/** Behind "Acme LLC, " a plain name is the town, known or not. */
function mayBeTown({ text, before }: Piece): boolean {
  const isPlain = before === ',' && /^\p{Lu}[\p{L} .'’-]{2,25}$/u.test(text)
  return isPlain && titleScore(text) === 0 && employerScore(text) < 0.6
}

function segment(line: Line, piece: Piece, known: Pick<Segment, 'slot' | 'said'>): Segment {
  const cell = line.cells.findLast(({ start }) => start <= piece.start)
  const isCapitals = piece.text === piece.text.toUpperCase()
  const boldTo = cell?.boldTo
  const isBold =
    cell && boldTo !== undefined ? piece.start < cell.start + boldTo : (cell ?? line).isBold
  const look = `${isBold ? 'b' : ''}${line.isItalic ? 'i' : ''}${isCapitals ? 'c' : ''}`
  return {
    ...piece,
    ...known,
    look,
    title: titleScore(piece.text),
    employer: employerScore(piece.text),
    place: placeScore(piece.text),
  }
}

/** The dates and how long they lasted, as blanks of the same length: offsets stay true. */
function maskDates(text: string, ranges: readonly DateRange[]): string {
  let masked = text
  for (const { at } of ranges) {
    const from = at.start - (wordBeforeDates.exec(masked.slice(0, at.start))?.[0].length ?? 0)
    masked = masked.slice(0, from) + ' '.repeat(at.end - from) + masked.slice(at.end)
  }
  return masked.replaceAll(besideDates, (found) => ' '.repeat(found.length))
}

const besideDates = new RegExp(
  String.raw`${lengthOfTime}|\(\s*[^\p{L}\p{N}]*\)|^(?:present|current|now|today|ongoing|to date)(?=\s|$)`,
  'giu',
)

/** What was done, told on the line of the header itself. */
function withoutProse(text: string): string {
  const title = titleOfSentence(text)
  if (title) return title.padEnd(text.length)
  if (text.length < 90) return text
  const stop = Array.from(text.matchAll(/(?<!(?:^|[\s.(])\p{Lu})[.:;]\s+(?=\p{Lu})/gu)).find(
    ({ index, 0: sign }) => index > 15 && tellsWork(text.slice(index + sign.length)),
  )
  return stop ? text.slice(0, stop.index) + ' '.repeat(text.length - stop.index) : text
}

/** "Promoted to Shift Supervisor": how somebody came to be it is no part of what they were. */
function withoutPromotion(text: string): string {
  return text.replace(/^\s*promoted to (?:the )?(?=\p{Lu})/iu, (found) => ' '.repeat(found.length))
}

/** Before what was done may stand what somebody was, as a sentence of its own. */
function tellsWork(text: string): boolean {
  const [sentence = ''] = text.split('. ')
  return isProse(text) && titleScore(sentence) < 0.8 && !beginsAsHeader(text)
}

function cellsOf(line: Line, masked: string): { text: string; start: number }[] {
  return line.cells.map((cell) => {
    const from = cell.start - line.start
    return { text: masked.slice(from, from + cell.text.length), start: cell.start }
  })
}

/** "HYDRAULICS TECHNICIAN Komatsu Mining": where heavy letters end, another name begins, without any sign. */
function apartAtBold(
  { boldTo = 0 }: Pick<Cell, 'boldTo'> = {},
  { text, start }: { text: string; start: number },
): { text: string; start: number }[] {
  const [head, rest] = [text.slice(0, boldTo), text.slice(boldTo)]
  const areTwo = /[\p{L}\d.)]\s*$/u.test(head) && /^\s*[\p{Lu}\d]/u.test(rest)
  return areTwo
    ? [
        { text: head, start },
        { text: rest, start: start + boldTo },
      ]
    : [{ text, start }]
}
