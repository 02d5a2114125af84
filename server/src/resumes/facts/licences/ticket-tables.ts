import type { Cell, Line } from '../../resume-text.ts'
import { areNothingButClasses } from './class-letters.ts'
import { licencesIn } from './find-licences.ts'
import { isUnderWay } from './held.ts'
import { printedDates } from './ticket-dates.ts'

export type TicketColumn =
  | 'name'
  | 'class'
  | 'number'
  | 'issuer'
  | 'state'
  | 'held'
  | 'unheld'
  | 'issued'
  | 'expiry'
  | 'details'
  | 'fitness'
  | 'note'

const isFitness = /^(?:last |latest )?vocs?\b|\bverif\w+ of comp/i

/** What stands over a column, the surer words first. */
const heads: readonly (readonly [TicketColumn, RegExp])[] = [
  [
    'expiry',
    /\b(?:expir\w*|exp\.?|valid (?:to|until|till)|renew\w*|due|until|runs? out|good (?:to|until|till)|lapses?|ends?)\b|^(?:to|till)$/i,
  ],
  [
    'issuer',
    /\b(?:issue[dr] by|assess(?:ed by|or)|signed off by|issuer|issuing|provider|authority|rto|institution|organisation|trained by|through|with|where|body)\b/i,
  ],
  [
    'issued',
    /\b(?:issued?|date|completed|completion|obtained|attained|achieved|awarded|signed off|year|done|gained|passed|got|since|when)\b/i,
  ],
  ['number', /(?:\b(?:number|no|num|id|ref\w*|serial)\b|#)/i],
  ['state', /\b(?:state|jurisdiction)\b/i],
  ['held', /\b(?:held|sighted|status|y\/n|current\??)\b|^y(?:es)?$/i],
  ['fitness', isFitness],
  ['details', /^(?:details?|particulars|information)$/i],
  ['class', /\b(?:class(?:es)?|categor\w+|level)\b/i],
  [
    'name',
    /\b(?:licen[cs]es?|tickets?|qualifications?|certificat\w+|competenc\w+|courses?|training|descriptions?|cards?|inductions?|sites?|units?|codes?|names?|types?|titles?|items?|accreditations?|medicals?|clearances?|checks?|documents?|machines?|rigs?|models?|requirements?|plant|credentials?|what)\b/i,
  ],
]

interface Column {
  readonly column: TicketColumn
  /** The cell that names it. */
  readonly head: Pick<Cell, 'x' | 'text'>
}

/** A table of tickets: the columns of each ticket in a row, of which there may be several beside each other. */
export interface TicketTable {
  readonly tickets: readonly (readonly Column[])[]
}

/** A line of heads: a name, and something beside that is told of each ticket. */
export function ticketTableAt(line: Line, next?: Line): TicketTable | undefined {
  const { cells } = line
  if (cells.length < 2) return undefined
  const tickets: Column[][] = [[]]
  for (const head of cells) {
    if ((head.text.match(/[\p{L}#]+/gu)?.length ?? 0) > 5 || /\d{3}|\d\/\d/.test(head.text))
      return undefined
    // "Green card", and beside it "no expiry".
    if (/^\W*(?:no|never|without)\s(?:exp|end|limit|renew|date)/i.test(head.text)) return undefined
    // "HR licence", with an "Exp" beside it whose date is on the next line, is a ticket.
    if (licencesIn(head.text, true).length > 0 && !isFitness.test(head.text)) return undefined
    // "Ticket", "Expiry", and the same again.
    if (tickets[0]?.[0]?.head.text === head.text) tickets.push([])
    const columns = tickets.at(-1) ?? []
    const column = columnOf(head, columns)
    if (!column) return undefined
    columns.push({ column, head })
  }
  return tickets.every(tellOfName) ? { tickets } : withUnnamedHead(tickets, next)
}

/** Whether a text may stand over a column of a table of tickets. */
export function headsColumn(cell: Cell): boolean {
  const column = columnOf(cell, [])
  return column !== undefined && column !== 'note'
}

function columnOf({ text }: Cell, before: readonly Column[]): TicketColumn | undefined {
  const taken = new Set(before.map(({ column }) => column))
  const [column] =
    heads.find(([name, words]) => (name === 'name' || !taken.has(name)) && words.test(text)) ?? []
  if (/^no?$/i.test(text.trim()) && before.some(({ head }) => /^y(?:es)?$/i.test(head.text.trim())))
    return 'unheld'
  const isNote = text.trim().split(/\s+/).length <= 2
  return column ?? (isNote ? 'note' : undefined)
}

function tellOfName(columns: readonly Column[]): boolean {
  const told = new Set(columns.map(({ column }) => column))
  told.delete('note')
  return told.has('name') && told.size > 1
}

/** What stands over the tickets themselves may be nothing: the first row shows that something stands there. */
function withUnnamedHead([columns = []]: readonly Column[][], next?: Line) {
  const [first, name] = [columns[0]?.head, next?.cells[0]]
  const told = columns.filter(({ column }) => column !== 'note' && column !== 'name')
  if (!first || !name || name.x >= first.x - fromColumnToColumn || told.length < 2) return undefined
  return licencesIn(name.text, true).length === 0
    ? undefined
    : { tickets: [[{ column: 'name', head: { x: name.x, text: '' } } as const, ...columns]] }
}

const fromColumnToColumn = 20

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
export const leaders = /\s*(?:[._…]\s?){4,}\s*/g

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
        : (columnOfItsKind(columns, cell) ??
          columns.toSorted((a, b) => apart(a.head, cell) - apart(b.head, cell))[0])
    return { own, text: cell.text.trim() }
  })
  return tickets.flatMap((ofTicket) => {
    const own = told.flatMap(({ own: column, text }) =>
      column && ofTicket.includes(column) ? [{ column: column.column, text }] : [],
    )
    const isHeld = !own.some(
      ({ column, text }, at) =>
        (column === 'unheld' && text !== '') || ((column !== 'name' || at > 0) && isUnderWay(text)),
    )
    const { named, rest } = withNamedEnds(own)
    return own.length > 0 && isHeld ? [...named, asText(rest)] : []
  })
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
  const each = ends.text.split(/(?<=\d)[\s,;/–—-]+(?=\p{L})/u)
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
  const names = told
    .filter(({ column, text }) => column === 'name' || areNothingButClasses(text))
    .map(({ text }) => text)
  // Before the name stands of what kind it is.
  const rest = told.flatMap(({ column, text }, at) =>
    column === 'name' ||
    areNothingButClasses(text) ||
    isUntold(column, text) ||
    (column === 'note' && !isNamed(at))
      ? []
      : [`${labelFor(column, text)} ${text}`.trim()],
  )
  const isOfMachine = told.some(({ column }) => column === 'fitness')
  return [`${isOfMachine ? 'VOC: ' : ''}${names.join(' ')}`, ...rest].join(', ')
}

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

/** Where cells are left out: a date belongs to the one column that has dates. */
function columnOfItsKind(columns: readonly Column[], { text }: Cell): Column | undefined {
  const [date] = printedDates(text.trim(), true)
  const isDate = date !== undefined && date.start === 0 && date.end === text.trim().length
  const dated = columns.filter(({ column }) => column === 'issued' || column === 'expiry')
  return isDate && dated.length === 1 ? dated[0] : undefined
}
