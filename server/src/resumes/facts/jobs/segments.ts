import type { Line } from '../../resume-text.ts'
import { dateRangesIn, type DateRange } from '../dates/date-ranges.ts'
import { isCountry, isLocality, isTown, placeScore, stateOf } from '../places/known-places.ts'
import { isProse } from './anchors.ts'
import { employerScore } from './employer-words.ts'
import type { JobLines } from './job-lines.ts'
import { labelIn, labelOf, type Part } from './labels.ts'
import { tellsMoreOfTitle, titleScore } from './title-words.ts'

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

interface Piece {
  readonly text: string
  readonly start: number
  readonly before: string
}

export function segmentsOf(job: JobLines, columns?: readonly (Part | undefined)[]): Segment[] {
  return job.header.flatMap(({ line, offset }) => {
    const ranges = offset === 0 ? job.anchor.ranges : dateRangesIn(line.text)
    const masked = withoutProse(maskDates(line.text, ranges))
    const label = labelOf(line)
    if (label) return labelled(line, offset, masked, label.part, label.valueAt)
    return cellsOf(line, masked).flatMap((cell, cellIndex) =>
      wholePiecesOf(cell).map((piece, index, pieces) =>
        segment(line, piece, {
          slot: `${offset}.${line.cells.length > 1 ? cellIndex : 0}.${slotOf(pieces, index)}`,
          said:
            index === 0 && line.cells.length === columns?.length ? columns[cellIndex] : undefined,
        }),
      ),
    )
  })
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
  const cells = cellsOf(line, masked).filter(
    ({ start, text }) => start + text.length > line.start + valueAt,
  )
  return cells.flatMap((cell) => {
    const own = labelIn(cell.text)
    const from = own?.valueAt ?? Math.max(0, line.start + valueAt - cell.start)
    const piece = trimmed({ text: cell.text.slice(from), start: cell.start + from, before: ':' })
    if (!piece) return []
    const said = own?.part ?? part
    const [name, ...rest] = said === 'title' ? [piece] : splitOffPlace(piece)
    return [
      ...(name ? [segment(line, name, { slot: `${offset}.l`, said })] : []),
      ...rest.map((place) => segment(line, place, { slot: `${offset}.l.1`, said: 'place' })),
    ]
  })
}

/** "Acme Mining, Newman WA" behind one label is an employer and its place. */
function splitOffPlace(piece: Piece): Piece[] {
  const parts = wholePiecesOf(piece)
  const [first] = parts
  const places = parts.slice(1)
  const arePlaces = places.length > 0 && places.every(({ text }) => placeScore(text) >= 0.5)
  return first && arePlaces ? parts : [piece]
}

function segment(line: Line, piece: Piece, known: Pick<Segment, 'slot' | 'said'>): Segment {
  const cell = line.cells.findLast(({ start }) => start <= piece.start)
  const isCapitals = piece.text === piece.text.toUpperCase()
  const look = `${(cell ?? line).isBold ? 'b' : ''}${line.isItalic ? 'i' : ''}${isCapitals ? 'c' : ''}`
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
    masked = masked.slice(0, at.start) + ' '.repeat(at.end - at.start) + masked.slice(at.end)
  }
  return masked.replaceAll(
    /\(?(?:\b\d{1,2}\+?\s*(?:years?|yrs?|months?|mths?|mos?|weeks?)\b[\s,&.]*(?:and\s*)?){1,2}\)?|\(\s*[^\p{L}\p{N}]*\)|^(?:present|current|now|to date)(?=\s|$)/giu,
    (found) => ' '.repeat(found.length),
  )
}

/** What was done, told on the line of the header itself. */
function withoutProse(text: string): string {
  if (text.length < 90) return text
  const stop = Array.from(text.matchAll(/[.:;]\s+(?=\p{Lu})/gu)).find(
    ({ index }) => index > 15 && isProse(text.slice(index)),
  )
  return stop ? text.slice(0, stop.index) + ' '.repeat(text.length - stop.index) : text
}

function cellsOf(line: Line, masked: string): { text: string; start: number }[] {
  return line.cells.map((cell) => {
    const from = cell.start - line.start
    return { text: masked.slice(from, from + cell.text.length), start: cell.start }
  })
}

const separator =
  /\s+[-–—−]+\s*|\s*[–—]\s*|(?<=\p{Ll})-\s+|\s*[|•·●▪►@;~]\s*|\s*\t\s*|\s{3,}|,\s*|\s*[()[\]]\s*|\s+(?:on assignment (?:to|at)|assigned to|contracted to|contracting to|seconded to|on behalf of|on hire to|placed (?:at|with)|at|for|with|via|through|c\/-|c\/o)\s+|:\s+|\s+\/\s+|\s*\/\/\s*|\.\s+(?=\p{Lu}\p{Ll})/gu

function piecesOf({ text, start }: { text: string; start: number }): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  let before = ''
  for (const match of text.matchAll(separator)) {
    push(pieces, text.slice(from, match.index), start + from, before)
    from = match.index + match[0].length
    before = match[0].trim() || ' '
  }
  push(pieces, text.slice(from), start + from, before)
  return pieces
}

function push(pieces: Piece[], text: string, start: number, before: string): void {
  const piece = trimmed({ text, start, before })
  if (piece) pieces.push(piece)
}

/** Without blanks and signs around it; nothing when no letter is left. */
function trimmed({ text, start, before }: Piece): Piece | undefined {
  const from = /^[^\p{L}\p{N}]*/u.exec(text)?.[0].length ?? 0
  const [hint = '', word] = /^(via|through|c\/o|c\/-)\s+/i.exec(text.slice(from)) ?? []
  if (word)
    return trimmed({
      text: text.slice(from + hint.length),
      start: start + from + hint.length,
      before: word,
    })
  const kept = text.slice(from).replace(/[\s,;:|–—-]+$/u, '')
  return /\p{L}/u.test(kept) ? { text: kept, start: start + from, before } : undefined
}

/** Pieces, with those rejoined that only together say something: a town and its state. */
function wholePiecesOf(source: { text: string; start: number }): Piece[] {
  const joined: Piece[] = []
  for (const piece of withTownsApart(piecesOf(source))) {
    const last = joined.at(-1)
    if (last && belongsTo(last, piece)) joined[joined.length - 1] = together(source, last, piece)
    else joined.push(piece)
  }
  return joined
}

/** "Acme Gold Meekatharra, WA": the town belongs to the state, not to the firm. */
function withTownsApart(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    const next = pieces[index + 1]
    if (next?.before !== ',' || !stateOf(next.text) || placeScore(piece.text) >= 0.5) return [piece]
    const at = Array.from(piece.text.matchAll(/\s+(?=\p{Lu})/gu)).find(({ index: gap }) =>
      isTownName(piece.text.slice(gap).trim()),
    )
    if (!at) return [piece]
    const townAt = at.index + at[0].length
    return [
      { ...piece, text: piece.text.slice(0, at.index) },
      { text: piece.text.slice(townAt), start: piece.start + townAt, before: ' ' },
    ]
  })
}

function isTownName(text: string): boolean {
  return isTown(text) || isLocality(text)
}

function together(source: { text: string; start: number }, left: Piece, right: Piece): Piece {
  const end = right.start - source.start + right.text.length
  const isBracket = right.before.startsWith('(') && source.text[end] === ')'
  const text = source.text.slice(left.start - source.start, isBracket ? end + 1 : end)
  return { ...left, text }
}

const employmentForm =
  /^(?:casual|contract|contractor|permanent|full[ -]?time|part[ -]?time|temporary|temp|fixed[ -]term|fifo|dido|seasonal)\b/i

function belongsTo(left: Piece, right: Piece): boolean {
  if (/^(?:pty|p\/l|ltd|limited|inc|llc|plc|co)\b/i.test(right.text)) return true
  const isState = stateOf(right.text) !== undefined || /^[A-Z]{2,3}(?: \d{4,5})?$/.test(right.text)
  if (right.before === ',' && (isState || isCountry(right.text))) {
    return employerScore(left.text) < 0.6 && titleScore(left.text) === 0
  }
  if (/^(?:for|with|through)$/.test(right.before)) return titleScore(left.text) === 0
  if (/^(?:ii|iii|iv|level \d|grade \d)$/i.test(right.text)) return titleScore(left.text) > 0
  const isOwnTitle = titleScore(right.text) >= 0.6
  return (
    !isOwnTitle &&
    /^(?:,|[-–—(/]|&)$/.test(right.before) &&
    !employmentForm.test(right.text) &&
    titleScore(left.text) >= 0.6 &&
    tellsMoreOfTitle(right.text)
  )
}
