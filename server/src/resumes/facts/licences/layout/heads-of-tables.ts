import { anyOf, pattern } from '../../../../text/any-of.ts'
import type { Cell, Line } from '../../../resume-text.ts'
import { licencesIn } from '../names/find-licences.ts'
import { printedDates } from '../parts/ticket-dates.ts'

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

const namesOfTickets = anyOf(
  /licen[cs]es?|tickets?|qualifications?|certificat\w+|competenc\w+|courses?|training/i,
  /descriptions?|cards?|inductions?|sites?|units?|codes?|names?|types?|titles?|items?/i,
  /accreditations?|medicals?|clearances?|checks?|documents?|machines?|rigs?|models?|modules?/i,
  /requirements?|plant|credentials?|what|skills?|authori[sz]ations?/i,
  /(?:nama )?sertifikat|zertifikat|bescheinigung|certificados?|habilitations?|uprawnieni\w+|szkoleni\w+/i,
)

/** What stands over a column, the surer words first. */
const heads: readonly (readonly [TicketColumn, RegExp])[] = [
  [
    'expiry',
    anyOf(
      /\b(?:expir\w*|exp\.?|valid (?:to|until|till)|validity|renew\w*|re-?assess\w*|due|until|runs? (?:out|to)|good (?:to|until|till)|lapses?|ends?)\b/i,
      /^(?:to|till)$/i,
      /\bberlaku|\bg[üu]ltig\b|\bscadenza|\bvenc(?:e|imiento)\b|\bcaduc|\bvalidez|\bvalidade|\bgeldig\b|\bgyldig\b|\bwa[żz]n/i,
    ),
  ],
  [
    'issuer',
    /\b(?:penerbit|aussteller|emisor|utsteder|organisme|issue[dr] by|assess(?:ed by|ors?)|verified by|signed off by|issuer|issuing|provider|authority|rto|institution|organisation|trained by|through|with|where|body)\b/i,
  ],
  [
    'issued',
    /\b(?:issued?|date|assessed|completed|completion|obtained|attained|achieved|awarded|signed off|year|done|gained|passed|got|since|when)\b|^from$/i,
  ],
  ['number', /(?:\b(?:number|no|num|id|ref\w*|serial)\b|#)/i],
  ['state', /\b(?:state|jurisdiction)\b/i],
  [
    'held',
    anyOf(
      /\b(?:held|sighted|status|y\/n|current\??)\b|^y(?:es)?$|^(?:have|got)(?: (?:it|this))?\??$/i,
      // "Do you hold this?", "Y or N", "Tick if held"
      /^(?:do|have) you\b|^y(?:es)? or no?$|^tick\b/i,
    ),
  ],
  ['fitness', isFitness],
  ['details', /^(?:details?|particulars|information)$/i],
  ['class', /\b(?:class(?:es)?|categor\w+|level)\b/i],
  ['name', pattern`\b${namesOfTickets}\b`],
]

export interface Column {
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
  const { cells, isBullet } = line
  if (cells.length < 2 || isBullet) return undefined
  const tickets: Column[][] = [[]]
  for (const [at, head] of cells.entries()) {
    if ((head.text.match(/[\p{L}#]+/gu)?.length ?? 0) > 5 || /\d{3}|\d\/\d/.test(head.text))
      return undefined
    // "Telfer induction", and beside it "exp Dec 26", "expired" or "no expiry".
    if (isToldOfOne.test(head.text) || printedDates(head.text, true).length > 0) return undefined
    // "HR licence", with an "Exp" beside it whose date is on the next line, is a ticket.
    if (licencesIn(head.text, true).length > 0 && !isFitness.test(head.text)) return undefined
    if (beginsAgain(cells.slice(at), tickets)) tickets.push([])
    const columns = tickets.at(-1) ?? []
    const column = columnOf(head, columns)
    if (!column) return undefined
    columns.push({ column, head })
  }
  for (const columns of tickets) nameByFirst(columns)
  return tickets.every(tellOfName) ? { tickets } : withUnnamedHead(tickets, next)
}

/** "Ticket", "Expiry", and the same again, if of another kind: "Competency – electrical", "Competency – gas". */
function beginsAgain([head, ...behind]: readonly Cell[], [columns = []]: readonly Column[][]) {
  const [first, ...others] = columns.map((column) => column.head.text)
  if (first === undefined || head === undefined) return false
  const areSame = others.every((text, at) => text === behind[at]?.text)
  const isOfKind = firstWord(first) !== undefined && firstWord(first) === firstWord(head.text)
  return first === head.text || (others.length > 0 && areSame && isOfKind)
}

function firstWord(text: string): string | undefined {
  return /^\p{L}{4,}/u.exec(text)?.[0].toLowerCase()
}

const isToldOfOne =
  /^\W*(?:no|never|without)\s(?:exp|end|limit|renew|date)|^\W*(?:expired|lapsed)\W*$/i

/** Whether a text may stand over a column of a table of tickets. */
export function headsColumn(cell: Cell): boolean {
  const column = columnOf(cell, [])
  return column !== undefined && column !== 'note'
}

const yearsToo = /\byears?\W+(?:\/|or|&|and)/i

function columnOf({ text }: Cell, before: readonly Column[]): TicketColumn | undefined {
  const taken = new Set(before.map(({ column }) => column))
  const [column] =
    heads.find(([name, words]) => (name === 'name' || !taken.has(name)) && words.test(text)) ?? []
  if (/^no?$/i.test(text.trim()) && before.some(({ head }) => /^y(?:es)?$/i.test(head.text.trim())))
    return 'unheld'
  // "Year / Validity": of each ticket the cell says which.
  if (column === 'expiry' && yearsToo.test(text)) return 'details'
  const isNote = text.trim().split(/\s+/).length <= 2
  return column ?? (isNote ? 'note' : undefined)
}

/**
 * "Class", "Number", "Until", or "Crane", "Assessor", "Due": where nothing else names the tickets, their classes
 * do, or what stands first beside who gave them and when they end.
 */
function nameByFirst(columns: Column[]): void {
  const [first] = columns
  const told = new Set(columns.map(({ column }) => column))
  if (!first || told.has('name')) return
  const isGiven = told.has('expiry') && (told.has('issuer') || told.has('number'))
  const answers = columns.findIndex(({ head }, at) => at > 0 && yesOrNo.test(head.text))
  const isAsked = asks.test(first.head.text) && told.has('expiry')
  if (isAsked && answers > 0)
    columns.splice(answers, 1, { column: 'held', head: columns[answers]?.head ?? first.head })
  if (isAsked || first.column === 'class' || (first.column === 'note' && isGiven))
    columns[0] = { ...first, column: 'name' }
}

/** "Do you hold?", "Y/N", "Number", "Expiry": below the question stands what is asked for. */
const asks = /^(?:do|have) you\b/i
const yesOrNo = /^(?:y(?:es)? ?(?:\/|or) ?no?|held|answer)\W*$/i

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
