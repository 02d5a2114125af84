import type { Cell, Line } from '../../../resume-text.ts'
import { courseCode } from '../names/unit-codes.ts'
import { areNothingButClasses } from '../names/class-letters.ts'
import { licencesIn } from '../names/find-licences.ts'
import type { Column, TicketColumn, TicketTable } from './heads-of-tables.ts'
import { stateOf } from '../../places/known-places.ts'
import { isUnderWay } from '../held/held.ts'
import { printedDates } from '../parts/ticket-dates.ts'

/** "Licence | Number | Expiry", "Forklift ..... 03/2027": a table that was typed, as lines of cells. */
export function withTypedCells(line: Line): Line {
  const [whole] = line.cells
  if (!whole || line.cells.length > 1) return line
  const led = whole.text.split(leaders)
  const piped = line.text.replace(/^\s*\|(.*)\|\s*$/, '$1').split('|')
  const texts = piped.length > 2 ? piped : led.length === 2 && led.every(Boolean) ? led : []
  if (texts.length === 0) return line
  const width = (whole.right - whole.x) / whole.text.length
  return {
    ...line,
    cells: texts.map((text) => ({
      ...whole,
      text: text.trim(),
      x: whole.x + whole.text.indexOf(text) * width,
    })),
  }
}

/** The dots that lead from a ticket to its date. */
export const leaders = /\s*(?:[._…]\s?){4,}\s*|\s+\.{3}\s+(?=\d)/g

const labels: Readonly<Record<Exclude<TicketColumn, 'name'>, string>> = {
  class: 'class',
  number: 'No:',
  issuer: 'Issued by:',
  state: '',
  held: 'Held:',
  unheld: 'Held:',
  issued: 'Issued:',
  expiry: 'Expires:',
  details: '',
  fitness: 'Issued:',
  note: '',
}

/** The tickets of a row, each as a line that says of each cell what its column says: "Forklift, No: 123456, Expires: 03/27". */
export function rowAsTexts({ tickets }: TicketTable, row: Line): string[] {
  const columns = tickets.flat()
  const cells = row.cells.length < columns.length ? withoutGluedDate(row.cells, columns) : row.cells
  const told = cells.map((cell, at) => {
    const own =
      cells.length === columns.length
        ? columns[at]
        : (columnOfItsKind(columns, cell, cells) ??
          columns.toSorted((a, b) => apart(a.head, cell) - apart(b.head, cell))[0])
    return { own, text: stateAlone(cell.text.trim()) }
  })
  return tickets.flatMap((ofTicket) => {
    const own = told.flatMap(({ own: column, text }) =>
      column && ofTicket.includes(column) ? [{ column: column.column, text }] : [],
    )
    // "11/2026", and beside it "booked 4 Dec": what has an end is done again.
    const hasEnd = own.some(
      ({ column, text }) => column === 'expiry' && printedDates(text, true)[0]?.start === 0,
    )
    const isHeld = !own.some(
      ({ column, text }, at) =>
        (column === 'unheld' && text !== '') ||
        ((column === 'held' || column === 'fitness') && no.test(text)) ||
        (column !== 'name' && /^never,/i.test(text)) ||
        // Of a matrix of skills: not trained.
        (column === 'class' && text === '0') ||
        ((column !== 'name' || at > 0) &&
          isUnderWay(text) &&
          !(hasEnd && (column === 'note' || hasEnded.test(text)))),
    )
    const { named, rest } = withNamedEnds(own)
    return own.length > 0 && isHeld ? [...named, asText(rest)] : []
  })
}

/** "17/03/2026 (expired, booked in)" */
const hasEnded = /\b(?:expired|lapsed|overdue|ran out)\b/i

/** What ran out, and is answered so, is not held. */
const no = /^(?:no?|n\/a|none|nil|never|not (?:held|yet)|[✗✘])$/i

/** "Western Australia": where a licence is of two states, each is told by its letters. */
function stateAlone(text: string): string {
  return text.length > 3 ? (stateOf(text) ?? text) : text
}

interface ToldCell {
  readonly column: TicketColumn
  readonly text: string
}

/** "05/2027 – CPR 05/2026": ends by name, apart from that of the others. */
function withNamedEnds(told: readonly ToldCell[]) {
  const ends = told.find(({ column }) => column === 'expiry')
  const dates = printedDates(ends?.text ?? '', true).length
  const isOfSome = dates > 1 || (dates === 1 && told.length === 1)
  if (!ends || !isOfSome || licencesIn(ends.text, true).length === 0)
    return { named: [], rest: told }
  const isFirstAid = told.some(({ text }) => /first aid/i.test(text))
  const each = (isFirstAid ? ends.text.replaceAll(/\bFA\b/g, 'First aid') : ends.text).split(
    /(?<=\d{4}|\/\d\d)[\s,;/–—-]+(?=\p{L})/u,
  )
  const named = each.filter((end) => licencesIn(end, true).length > 0)
  const others = each.filter((end) => !named.includes(end)).join(' ')
  return {
    named: named.map((end) => end.replace(/(?=\d{1,2}[/. ]|\d{4})/, 'Expires: ')),
    rest: told.map((cell) => (cell === ends ? { ...cell, text: others } : cell)),
  }
}

function asText(told: readonly ToldCell[]): string {
  const isNamed = (at: number) => told.slice(0, at).some(({ column }) => column === 'name')
  // "Drivers licence", and in whatever column its class.
  const isOneOfThem = told.some(({ column, text }) => column !== 'name' && onlyOne.test(text))
  const areSeveral = told.filter(({ column }) => column === 'name').length > 1
  const names = told.flatMap(({ column, text }) => {
    // "Driver licence class", and for an answer "HC"
    if (column !== 'name') return classesIn(text) ?? []
    if (areSeveral && courseCode.test(text)) return []
    return isOneOfThem ? text.replaceAll(/\s*\([^()]*\)/g, '') : text
  })
  // Before the name stands of what kind it is.
  const rest = told.flatMap(({ column, text }, at) =>
    column === 'name' ||
    classesIn(text) ||
    isUntold(column, text) ||
    (column === 'note' && !isNamed(at))
      ? []
      : [`${labelFor(columnOfDate(column, text), text)} ${text}`.trim()],
  )
  const isOfMachine = told.some(({ column }) => column === 'fitness')
  return [`${isOfMachine ? 'VOC: ' : ''}${names.join(' ')}`, ...rest].join(', ')
}

/** "June 2026 done" where others end; and "2015, valid to 31/12/2027", which says itself what is what. */
function columnOfDate(column: Exclude<TicketColumn, 'name'>, text: string) {
  if (isDone(column, text)) return 'issued'
  return column === 'expiry' && saysItself.test(text) ? 'details' : column
}

const saysItself = /\d{4}\W+(?:valid|renewed|current|good|exp\w*|runs)\b.{1,12}\d{4}/i

function isDone(column: TicketColumn, text: string): boolean {
  return column === 'expiry' && /\d\W+(?:done|completed|passed|issued)\W*$/i.test(text)
}

/** "HC", "HC (QLD)", "CV only" */
function classesIn(text: string): string | undefined {
  const [, classes = '', inBrackets = ''] =
    /^(.*?)(?: only)?(?:\s*\(([^()]*)\))?$/i.exec(text) ?? []
  if (!areNothingButClasses(classes)) return undefined
  return stateOf(inBrackets) || inBrackets === '' ? text.replace(onlyOne, '') : undefined
}

/** One of several classes that a form asks for: "CV only". */
const onlyOne = / only\b/i

/** What somebody is in a machine is called its level, too, and is no class. */
function labelFor(column: Exclude<TicketColumn, 'name'>, text: string): string {
  return column === 'class' && /\p{Ll}{4}/u.test(text) ? '' : labels[column]
}

/** A ticket without an end has "none" for it; one without a class is not held. */
function isUntold(column: TicketColumn, text: string): boolean {
  const isDate = column === 'issued' || column === 'expiry'
  return text === '' || (isDate && /^(?:none|nil|no|n\/?a|[–—-]+)$/i.test(text))
}

function apart(head: Column['head'], cell: Cell): number {
  return Math.abs(head.x - cell.x)
}

/** "2019 First aid", where the column of years is so narrow that no gap shows. */
function withoutGluedDate(cells: readonly Cell[], [first]: readonly Column[]): readonly Cell[] {
  const [cell, ...others] = cells
  const isDated = first?.column === 'issued' || first?.column === 'expiry'
  const [date] = isDated && cell ? printedDates(cell.text) : []
  if (!cell || date?.start !== 0 || date.end === cell.text.length) return cells
  const share = (cell.right - cell.x) / cell.text.length
  const name = cell.text.slice(date.end).trim()
  return [
    { ...cell, text: date.printed },
    { ...cell, text: name, x: cell.right - name.length * share },
    ...others,
  ]
}

/** Where cells are left out: a date belongs to the one column that has dates, unless that has a cell already. */
function columnOfItsKind(
  columns: readonly Column[],
  cell: Cell,
  cells: readonly Cell[],
): Column | undefined {
  const { text } = cell
  const [date] = printedDates(text.trim(), true)
  const isDate = date !== undefined && date.start === 0 && date.end === text.trim().length
  const dated = columns.filter(({ column }) => column === 'issued' || column === 'expiry')
  const [only] = dated.length === 1 ? dated : []
  const isTaken =
    only && cells.some((other) => other !== cell && apart(only.head, other) < rightBelow)
  return isDate && !isTaken ? only : undefined
}

const rightBelow = 12

/** Below a table may stand what goes across all of its columns: it is none of its rows. */
export function goesAcross({ tickets: [columns = []] }: TicketTable, { cells }: Line): boolean {
  const [cell, ...others] = cells
  const [first, second] = columns.map(({ head }) => head)
  if (!cell || !first || !second || others.length > 0) return false
  return cell.x < first.x + rightBelow && cell.right > second.x + farAcross
}

const farAcross = 60
