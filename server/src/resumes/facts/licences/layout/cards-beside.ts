import type { Cell, Line } from '../../../resume-text.ts'
import { stateOf } from '../../places/known-places.ts'
import { areBelow } from '../../rows-of-cells.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { isUnderWay } from '../held/held.ts'
import { ticketTableAt } from './heads-of-tables.ts'
import { isMoreOfLatest, isTold } from '../parts/told-of-tickets.ts'

/** A longer list is taken up again behind them: the work grows with the list and no faster. */
const mostLines = 100
/** Letters of 8 points below names of 9 are smaller ones. */
const lessThanNames = 0.9
const lineToLine = 1.4
/** Of what stands between two rows of boxes, what is between the lines of one. */
const nearer = 0.85

/** Boxes beside each other: the lines of their names, and those of what is told of each below. */
interface RowOfBoxes {
  readonly names: Line[]
  readonly told: Line[]
}

/**
 * Tickets in boxes beside each other, what is told of each standing below its name: a line for each of
 * them rather than one for all names and another for all dates.
 */
export function withCardsApart(lines: readonly Line[]): Line[] {
  const apart: Line[] = []
  for (let at = 0; at < lines.length;) {
    const rows = rowsOfBoxesAt(lines, at)
    const areTickets = nameTickets(rows.filter(({ told }) => told.length > 0).flatMap(cardsOf))
    for (const row of rows) {
      const cards = cardsOf(row)
      apart.push(...(areTickets || nameTickets(cards) ? cards : linesOf(row)))
    }
    const line = lines[at]
    if (rows.length === 0 && line) apart.push(line)
    at += Math.max(1, rows.flatMap(linesOf).length)
  }
  return apart
}

/** Lines whose cells stand in the same columns, cut where the names of the next boxes begin. */
function rowsOfBoxesAt(lines: readonly Line[], at: number): RowOfBoxes[] {
  const [first, ...others] = lines.slice(at, at + mostLines)
  if (!first || !isRowOfNames(first) || ticketTableAt(first, others[0])) return []
  const rows: RowOfBoxes[] = []
  const all = [first, ...others]
  for (const [index, line] of all.entries()) {
    const last = rows.at(-1)
    if (!isBelow(line, first)) break
    const tellsMore =
      tellsOfEach(line) || isLighter(line, last) || isNearer(line, last, all[index + 1])
    if (last && isHeavyNextLine(last, line)) last.names.push(line)
    else if (last && tellsMore) last.told.push(line)
    else if (last && goesOnNaming(last, line)) last.names.push(line)
    else if (isRowOfNames(line)) rows.push({ names: [line], told: [] })
    else break
  }
  return rows
}

function isBelow(line: Line, first: Line): boolean {
  return (
    line.column === first.column && line.cells.every((cell) => boxOf(cell, first) !== undefined)
  )
}

/** The name of the box that a cell stands in: below it, or at the right edge where an end is printed. */
function boxOf(cell: Cell, { cells }: Line): Cell | undefined {
  const isEnd = printedDates(cell.text).length > 0 && isMoreOfLatest(cell.text)
  return (
    cells.find(({ x }) => areBelow(cell.x, x)) ??
    (isEnd ? cells.findLast(({ x }) => x <= cell.x) : undefined)
  )
}

function isRowOfNames({ cells }: Line): boolean {
  const last = cells.at(-1)?.text ?? ''
  // "CPR | HLTAID009 | Aug 27": one ticket and what is told of it, as in a table.
  const isOne = printedDates(last).length > 0 && isMoreOfLatest(last)
  // "Water cart | WANTED | -"
  const others = cells.filter((cell) => isToldIn(cell) || isUnderWay(cell.text) || isSign(cell))
  return cells.length > 1 && !isOne && others.length * 2 < cells.length
}

function isSign({ text }: Cell): boolean {
  return !/\p{L}/u.test(text)
}

/** Below the names of states those of the tickets, or the second lines of long names. */
function goesOnNaming(row: RowOfBoxes, line: Line): boolean {
  const { names, told } = row
  if (told.length > 0) return false
  const areStates = names.every(({ cells }) => cells.every(({ text }) => stateOf(text)))
  const isMore = line.cells.every(({ text }) => !namesAnother(text))
  const isOfSome = line.cells.length < (names[0]?.cells.length ?? 0) && isNextLine(row, line)
  return isOfSome || (isRowOfNames(line) && (areStates || isMore))
}

/** The second lines of names stand no further below them than lines do. */
function isNextLine({ names, told }: RowOfBoxes, line: Line): boolean {
  const above = names.at(-1)
  const isNext = told.length === 0 && above?.page === line.page
  return isNext && line.y - above.y < lineToLine * above.size
}

/** Where names are heavy, so are their second lines, whatever they say; what is told of them has dates. */
function isHeavyNextLine(row: RowOfBoxes, line: Line): boolean {
  const isHeavy = [...row.names, line].every(({ isBold }) => isBold)
  const isDated = line.cells.some(({ text }) => printedDates(text).length > 0)
  return isHeavy && !isDated && isNextLine(row, line)
}

/** Below names in heavy or larger letters, others tell of each, be it the code of its unit. */
function isLighter({ cells, size }: Line, row: RowOfBoxes | undefined): boolean {
  const [first] = row?.names ?? []
  if (!first) return false
  const isPlain = cells.every(({ isBold, boldTo }) => !isBold && boldTo === undefined)
  return isPlain && (first.isBold || (areNames(first) && size < lessThanNames * first.size))
}

/** Beside none of them stands how it is held: "current", "booked". */
function areNames({ cells }: Line): boolean {
  return cells.every((cell) => !isToldIn(cell) && !isUnderWay(cell.text))
}

/** What belongs to the names above stands nearer to them than the next names do. */
function isNearer(line: Line, row: RowOfBoxes | undefined, next: Line | undefined): boolean {
  const [above] = row?.told.length === 0 ? row.names : []
  if (!above || above.page !== line.page || above.cells.length !== line.cells.length) return false
  if (!areNames(above) || line.cells.some(({ text }) => licencesIn(text, true).length > 0))
    return false
  const isNext = next?.page === line.page && next.column === line.column
  return isNext && line.y - above.y < nearer * (next.y - line.y)
}

/** What is told of tickets, each below the name of one; the end of a long name may stand beside it. */
function tellsOfEach({ cells }: Line): boolean {
  const [first] = cells
  const told = cells.filter(isToldIn)
  const others = cells.filter((cell) => !isToldIn(cell))
  const mayTell = first !== undefined && isToldIn(first) ? told.length * 2 : told.length * 2 - 1
  return mayTell >= cells.length && others.every(({ text }) => !namesAnother(text))
}

/** The code of a unit below its name names no other ticket. */
function namesAnother(text: string): boolean {
  return licencesIn(text, true).length > 0 && !isCodeAlone.test(text)
}

const isCodeAlone = /^\W*[A-Z]{5,8}\d{3,4}[A-Z]?\W*$/

/** Names begin with a capital. */
function isToldIn({ text }: Cell): boolean {
  return /^\W*\p{Ll}/u.test(text) || isTold(text) || isMoreOfLatest(text)
}

function linesOf({ names, told }: RowOfBoxes): Line[] {
  return [...names, ...told]
}

/** Each box as a line, unless nothing is told below. */
function cardsOf(row: RowOfBoxes): Line[] {
  const { names, told } = row
  const [first, ...below] = linesOf(row)
  if (!first || told.length === 0) return linesOf(row)
  const areLighter = told.every((line) => isLighter(line, row))
  return first.cells.map((top) => {
    const within = (lines: readonly Line[]) => textsBelow(top, first, lines)
    const texts = areLighter
      ? [...withName([top.text.trim(), ...within(names.slice(1))]), ...within(told)]
      : withName([top.text.trim(), ...within(below)])
    const text = texts.join('\t')
    return { ...first, cells: [{ ...top, text }], text }
  })
}

/** What stands in the column of a cell, a line each. */
function textsBelow(top: Cell, first: Line, lines: readonly Line[]): string[] {
  const own = lines.flatMap(({ cells }) =>
    cells.filter((cell) => boxOf(cell, first) === top && !lacksDate(cell, cells)),
  )
  return own.map(({ text }) => text.trim().replaceAll(dividers, ', '))
}

/** "n/a" among dates: it has no end, and is held like the others. */
function lacksDate({ text }: Cell, beside: readonly Cell[]): boolean {
  const isNone = /^\W*(?:n\/a|nil|none)\W*$/i.test(text)
  return isNone && beside.some((cell) => printedDates(cell.text).length > 0)
}

const dividers = /\s*[·•|]\s*/g

/** The name first: above it may stand of which state it is, and it may go on in a second line. */
function withName(texts: readonly string[]): readonly string[] {
  const [top = ''] = texts
  const state = stateOf(top)
  if (state !== undefined) return [...withName(texts.slice(1)), state]
  const end = texts.findIndex((text, at) => at > 0 && tells.some((isSo) => isSo(text)))
  const name = texts.slice(0, end === -1 ? texts.length : end)
  return [name.join(' '), ...texts.slice(name.length)]
}

/** A long name may go on in small letters; with a date behind they tell something. */
const tells = [
  isTold,
  isMoreOfLatest,
  (text: string) => /^\W*\p{Ll}/u.test(text) && printedDates(text).length > 0,
]

/** Half of them are known, or fewer where most have a date. */
function nameTickets(cards: readonly Line[]): boolean {
  const naming = cards.filter(({ text }) => licencesIn(text, true).length > 0)
  const dated = cards.filter(({ text }) => printedDates(text).length > 0)
  const isMost = (some: readonly Line[]) => some.length > 0 && some.length * 2 >= cards.length
  return isMost(naming) || (isMost(dated) && naming.length * 4 >= cards.length)
}
