import type { Cell, Line } from '../../resume-text.ts'
import { licencesIn } from './find-licences.ts'
import { printedDates } from './ticket-dates.ts'

export type TicketColumn =
  | 'name'
  | 'class'
  | 'number'
  | 'issuer'
  | 'state'
  | 'held'
  | 'issued'
  | 'expiry'
  | 'note'

/** What stands over a column, the surer words first. */
const heads: readonly (readonly [TicketColumn, RegExp])[] = [
  [
    'expiry',
    /\b(?:expir\w*|exp\.?|valid (?:to|until|till)|renew\w*|due|until|runs? out|good (?:to|until|till)|lapses?|ends?)\b|^(?:to|till)$/i,
  ],
  [
    'issuer',
    /\b(?:issue[dr] by|issuer|issuing|provider|authority|rto|institution|organisation|trained by|through|with|where|body)\b/i,
  ],
  [
    'issued',
    /\b(?:issued?|date|completed|completion|obtained|attained|achieved|year|done|gained|passed|got|since|when)\b/i,
  ],
  ['number', /(?:\b(?:number|no|num|id|ref\w*|serial)\b|#)/i],
  ['state', /\b(?:state|jurisdiction)\b/i],
  ['held', /\b(?:held|status|y\/n|current\??)\b/i],
  ['class', /\b(?:class(?:es)?|categor\w+|level)\b/i],
  [
    'name',
    /\b(?:licen[cs]es?|tickets?|qualifications?|certificat\w+|competenc\w+|courses?|training|descriptions?|cards?|inductions?|sites?|units?|codes?|names?|types?|titles?|items?|accreditations?|medicals?|clearances?|checks?|documents?|what)\b/i,
  ],
]

/** The columns of a table of tickets, each with the cell that names it. */
export interface TicketTable {
  readonly columns: readonly { readonly column: TicketColumn; readonly head: Cell }[]
}

/** A line of heads: a name, and something beside that is told of each ticket. */
export function ticketTableAt({ cells }: Line): TicketTable | undefined {
  if (cells.length < 2) return undefined
  const columns: TicketTable['columns'][number][] = []
  for (const head of cells) {
    if ((head.text.match(/[\p{L}#]+/gu)?.length ?? 0) > 5 || /\d{3}/.test(head.text))
      return undefined
    const taken = new Set(columns.map(({ column }) => column))
    const [column] =
      heads.find(
        ([name, words]) => (name === 'name' || !taken.has(name)) && words.test(head.text),
      ) ?? []
    // "HR licence", with an "Exp" beside it whose date is on the next line, is a ticket.
    if (licencesIn(head.text, true).length > 0) return undefined
    const isNote = columns.length > 0 && head.text.trim().split(/\s+/).length <= 2
    if (!column && !isNote) return undefined
    columns.push({ column: column ?? 'note', head })
  }
  const told = new Set(columns.map(({ column }) => column))
  told.delete('note')
  return told.has('name') && told.size > 1 ? { columns } : undefined
}

/** "Licence | Number | Expiry": a table that was typed, as lines of cells. */
export function withCellsAtPipes(line: Line): Line {
  const texts = line.text.replace(/^\s*\|(.*)\|\s*$/, '$1').split('|')
  const [whole] = line.cells
  if (texts.length < 3 || !whole || line.cells.length > 1) return line
  return { ...line, cells: texts.map((text) => ({ ...whole, text: text.trim() })) }
}

const labels: Readonly<Record<Exclude<TicketColumn, 'name'>, string>> = {
  class: 'class',
  number: 'No:',
  issuer: 'Issued by:',
  state: '',
  held: 'Held:',
  issued: 'Issued:',
  expiry: 'Expires:',
  note: '',
}

/** A row as a line that says of each cell what its column says: "Forklift, No: 123456, Expires: 03/27". */
export function rowAsText({ columns }: TicketTable, { cells }: Line): string {
  const told = cells.map((cell, at) => {
    const nearest =
      cells.length === columns.length
        ? columns[at]
        : (columnOfItsKind(columns, cell) ??
          columns.toSorted((a, b) => apart(a.head, cell) - apart(b.head, cell))[0])
    const { column = 'name' } = nearest ?? {}
    return { column, text: cell.text.trim() }
  })
  const names = told.filter(({ column }) => column === 'name').map(({ text }) => text)
  const rest = told.flatMap(({ column, text }) =>
    column === 'name' || isUntold(column, text) ? [] : [`${labels[column]} ${text}`.trim()],
  )
  return [names.join(' '), ...rest].join(', ')
}

/** A ticket without an end has "none" for it; one without a class is not held. */
function isUntold(column: TicketColumn, text: string): boolean {
  const isDate = column === 'issued' || column === 'expiry'
  return text === '' || (isDate && /^(?:none|nil|no|n\/?a|[–—-]+)$/i.test(text))
}

function apart(head: Cell, cell: Cell): number {
  return Math.abs(head.x - cell.x)
}

/** Where cells are left out: a date belongs to the one column that has dates. */
function columnOfItsKind(columns: TicketTable['columns'], { text }: Cell) {
  const [date] = printedDates(text.trim(), true)
  const isDate = date !== undefined && date.start === 0 && date.end === text.trim().length
  const dated = columns.filter(({ column }) => column === 'issued' || column === 'expiry')
  return isDate && dated.length === 1 ? dated[0] : undefined
}
