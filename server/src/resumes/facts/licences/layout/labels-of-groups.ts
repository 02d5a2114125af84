import type { Cell, Line } from '../../../resume-text.ts'
import { withoutFirstCell } from '../../sections/parts-of-lines.ts'
import { isCountry } from '../../places/countries.ts'
import { stateOf } from '../../places/known-places.ts'
import { licencesIn } from '../names/find-licences.ts'
import { isKindOfTickets } from '../names/kinds-of-tickets.ts'
import { isDenied, withoutHopes } from '../held/held.ts'
import { areBelow } from '../../rows-of-cells.ts'
import { headsColumn, ticketTableAt } from './heads-of-tables.ts'
import { printedDates } from '../parts/ticket-dates.ts'
import { isMoreOfLatest, isTold } from '../parts/told-of-tickets.ts'

const setIn = 10
const longest = 30
const mostBelow = 3
const shortLabel = 14

/**
 * "Safety", and below it the tickets of that kind: set in, or no longer bold. A label names no ticket, and
 * what is left out here is noted as none.
 */
export function withoutGroupLabels(lines: readonly Line[]): Line[] {
  const kindsAt = columnOfKinds(lines)
  const labelled = new Set([...rowsWithLabels(lines), ...rowsBesideMargin(lines)])
  const kinds = new Set([...rowsOfKinds(lines), ...labelsOverPoints(lines)])
  return lines.flatMap((line, at) => {
    if (kinds.has(line)) return []
    if (labelled.has(line)) {
      const told = withoutHopes(line.cells.map(({ text }) => text).join(': '))
      return told === '' || isDenied(told) ? [] : [withoutFirstCell(line)]
    }
    const [next, ...others] = lines.slice(at + 1, at + 1 + mostBelow)
    if (next && ticketTableAt(line, next)) return [line]
    const cells = line.cells.filter(
      (cell) => !isKind(cell, line, kindsAt) && !(next && isLabel(cell, line, [next, ...others])),
    )
    if (cells.length === line.cells.length) return [line]
    const [first] = cells
    const text = cells.map((cell) => cell.text).join('\t')
    return first ? [{ ...line, x: first.x, cells, text }] : []
  })
}

/** "Safety", "Site", "NZ", each over points: where all else is points, they say of what kind those are. */
function labelsOverPoints(lines: readonly Line[]): readonly Line[] {
  const over = lines.filter(
    (line, at) => !line.isBullet && line.cells.length === 1 && lines[at + 1]?.isBullet === true,
  )
  const others = lines.filter(({ isBullet }) => !isBullet).length - over.length
  const labels = over.filter(
    (line) => isShortLabel.test(line.text.trim()) && saysKinds(line, yearBehind),
  )
  return labels.length > 1 && others === 0 ? labels : []
}

const isShortLabel = /^\p{Lu}[\p{L} &/]{1,28}(?:,? \d{4})?:?$/u
/** Where and when those below it were gained. */
const yearBehind = /,? (?:19|20)\d\d:?$/

/** What stands in a table between the rows of its tickets and says of what kind those below are. */
function rowsOfKinds(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = lines.filter(({ isInTable, cells }) => isInTable && cells.length > 1)
  const above = lines.filter((line, at) => isAboveTable(line, lines[at + 1]))
  const areAbove = above.length > 1 && rows.length * 2 > lines.length
  const amid = lines.filter((line, at) => isAmidTable(line, lines[at - 1], lines[at + 1]))
  return new Set([...(areAbove ? above : []), ...amid, ...capitalsAmidRows(lines)])
}

/** "PERSONAL": alone in capitals amid rows that are not. */
function capitalsAmidRows(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, at) => {
    const [cell, ...others] = line.cells
    const isShout = cell !== undefined && others.length === 0 && isInCapitals.test(cell.text.trim())
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const isAmid = [above, below].every((row) => row?.isInTable && row.cells.length > 1)
    return isShout && isAmid && /\p{Ll}/u.test(below?.cells[0]?.text ?? '') && saysKinds(line)
  })
}

const isInCapitals = /^\p{Lu}{3}[\p{Lu} &/]{0,25}$/u

/** "Supervision", and below it a table of such tickets. */
function isAboveTable(line: Line, next: Line | undefined): boolean {
  const isAlone = !line.isInTable && line.cells.length === 1 && !line.isBullet
  // A row with nothing beside its name is a ticket of which nothing is told.
  const isHeavy = line.isBold && next?.isBold === false
  // What is told below a row stands in smaller letters.
  return (
    isAlone &&
    (isHeavy || ofKind.test(line.text.trim())) &&
    line.size >= (next?.size ?? 0) &&
    next?.isInTable === true &&
    next.cells.length > 1 &&
    saysKinds(line)
  )
}

/** "Supervision", "Plant (assessed on site)", "Working at heights and rescue:" */
const ofKind = /:$|^\p{Lu}\p{Ll}+(?: \([^()]*\))?$/u

/** "Plant", "Instrument" and "Licence" in heavy letters, each over a name and what is told of it. */
function isAmidTable(line: Line, above: Line | undefined, next: Line | undefined): boolean {
  const isBetween = above?.isInTable === true && next?.isInTable === true
  const isHeavy = line.isBold && next?.isBold === false && line.cells.length > 1
  return isBetween && isHeavy && next.cells.length >= line.cells.length * 2 && saysKinds(line)
}

/** No ticket by a name that is known, nor anything told of one. */
function saysKinds({ cells }: Line, besides?: RegExp): boolean {
  return cells.every((cell) => {
    const text = besides ? cell.text.replace(besides, '') : cell.text
    const isNamed = licencesIn(text, true).some(({ at, end }) => end - at > 1)
    return !isNamed && !isTold(text) && printedDates(text).length === 0
  })
}

/** "Motor vehicle" in heavy letters, and beside it "MC, expires 22 April 2031": of what kind the tickets are. */
function rowsWithLabels(lines: readonly Line[]): ReadonlySet<Line> {
  const rows = lines.filter(({ cells: [label, ticket, ...others] }) => {
    if (!label?.isBold || !ticket || ticket.isBold || others.length > 0) return false
    const isShort = label.text.length <= longest && licencesIn(label.text, true).length === 0
    return isShort && !isTold(label.text) && (namesTicket(ticket) || isKindOfTickets(label.text))
  })
  return new Set(
    rows.filter(({ cells: [, ticket] }) => ticket && namesTicket(ticket)).length > 1
      ? rows
      : rowsOfPlainLabels(lines),
  )
}

/** "Site", "Licences", "Teaching": where each row has a word or two that is no ticket, and beside it several that are. */
function rowsOfPlainLabels(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter(({ cells }) => cells.length > 1)
  const areAll = rows.length > 2 && rows.length * 3 >= lines.length * 2
  const areLabels = rows.every(
    ({ cells: [label, ticket, ...others] }) =>
      others.length === 0 &&
      /^\p{Lu}\p{L}+(?: (?:& )?\p{L}+)?:?$/u.test(label?.text.trim() ?? '') &&
      licencesIn(label?.text ?? '', true).length === 0 &&
      !isTold(label?.text ?? '') &&
      ticket !== undefined &&
      !isTold(ticket.text),
  )
  const several = rows.filter(
    ({ cells: [, ticket] }) => licencesIn(ticket?.text ?? '', true).length > 1,
  )
  const areKinds = rows.every(({ cells: [label] }) => isKindOfTickets(label?.text ?? ''))
  const isSure = areKinds || several.length * 2 >= rows.length
  return areAll && areLabels && isSure ? rows : []
}

/** In the margin, set to its right: "Rail", "Coal", and beside each its tickets. */
function rowsBesideMargin(lines: readonly Line[]): readonly Line[] {
  const rows = lines.filter(({ cells: [label, ticket, ...others] }) => {
    const isShort = label !== undefined && label.text.length <= shortLabel && !isTold(label.text)
    return isShort && ticket !== undefined && others.length === 0
  })
  const [first] = rows
  const areFlush = rows.every(({ cells: [label, ticket] }) => {
    const [own, beside] = first?.cells ?? []
    return isNear(label?.right, own?.right) && isNear(ticket?.x, beside?.x)
  })
  const areRagged = new Set(rows.map(({ x }) => Math.round(x / 4))).size > 1
  const naming = rows.filter(({ cells: [, ticket] }) => ticket && namesTicket(ticket))
  const isMargin = rows.length > 2 && areFlush && areRagged
  // "Heights", and beside it only until when, is a ticket.
  const labels = rows.filter(
    (row) => naming.includes(row) || !licencesIn(row.cells[0]?.text ?? '', true).length,
  )
  return isMargin && naming.length * 2 >= rows.length ? labels : []
}

function isNear(one = 0, other = 0): boolean {
  return Math.abs(one - other) < 4
}

/** Where kinds stand on the left of their tickets: below each, its column is empty. */
function columnOfKinds(lines: readonly Line[]): number | undefined {
  const kinds = lines.filter(({ cells }, at) => {
    const [kind, ticket] = cells
    const below = lines[at + 1]?.cells[0]
    const isUnder = ticket && below && areBelow(below.x, ticket.x) && !isTold(below.text)
    return kind && isUnder && !areBelow(kind.x, ticket.x)
  })
  return kinds.length > 1 ? kinds[0]?.cells[0]?.x : undefined
}

function isKind(cell: Cell, { cells }: Line, kindsAt: number | undefined): boolean {
  const isThere = kindsAt !== undefined && cells.length > 1 && areBelow(cell.x, kindsAt)
  return (
    isThere &&
    cell.text.length <= longest &&
    !isTold(cell.text) &&
    // Of which state it is, a licence says beside its other licences.
    stateOf(cell.text) === undefined &&
    licencesIn(cell.text, true).length === 0
  )
}

function isLabel(cell: Cell, line: Line, below: readonly [Line, ...Line[]]): boolean {
  const text = cell.text.trim()
  const [next] = below
  const isShort = text.length <= longest && /^\p{Lu}[\p{L} &/]+:?$/u.test(text)
  if (next.page !== line.page || next.column !== line.column || !isShort) return false
  const under = below.flatMap(({ cells }) => cells.filter(({ x }) => areBelow(x, cell.x)))
  // "In date" has tickets below it, "Date" has dates.
  const isHead = headsColumn(cell) && !under.some(namesTicket)
  if (licencesIn(text, true).length > 0 || isHead) return false
  const isSetIn = line.cells.length === 1 && next.x > line.x + setIn
  if (isSetIn && next.isBullet && isCountry(text)) return true
  // What is told of one ticket stands below it; a label has tickets there.
  // Beside a ticket stands another, be it the card of what is told below it.
  const isBesideTicket = line.cells.some((other) => other.isBold && namesTicket(other))
  const isBold =
    cell.isBold &&
    !isBesideTicket &&
    under[0] !== undefined &&
    !under[0].isBold &&
    !tellsOfOne(under[0])
  return (isSetIn ? [next] : isBold ? under : []).some(namesTicket)
}

function tellsOfOne({ text }: Cell): boolean {
  return isTold(text) || isMoreOfLatest(text)
}

function namesTicket({ text }: Cell | Line): boolean {
  return licencesIn(text, true).length > 0 && !whenFoundFit.test(text)
}

/** "VOC 04/02/2026", beside a machine: of when somebody was found fit for it. */
const whenFoundFit = /^\W*vocs?\W*(?:exp\w*\W*|to |until |on )?\d/i
