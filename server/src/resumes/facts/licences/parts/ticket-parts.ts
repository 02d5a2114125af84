import type { Cell, Line } from '../../../resume-text.ts'
import { kindOfHeading } from '../../sections/heading-words.ts'
import { modelsIn } from '../../machines.ts'
import { licencesIn } from '../names/find-licences.ts'
import { drivingAbroad } from '../names/from-abroad.ts'
import { withIssuers } from '../names/issuers.ts'
import { asUsuallyWritten } from './as-usually-written.ts'
import { withSitesBehind } from './inductions.ts'
import { listedIn } from './listed-tickets.ts'
import { withoutDenied } from '../held/denied-in-lists.ts'
import { withoutLapsed } from '../held/ended-tickets.ts'
import { withoutHopes } from '../held/held.ts'
import { withLevelsSpelled } from '../names/levels-of-work.ts'
import { partsOf } from './licence-parts.ts'
import { riggingBeside } from './rigging-beside.ts'
import { withSharedDate } from './shared-dates.ts'
import { saysItIsOne } from './says-it-is-one.ts'
import { capitalised, maybeNameInSmall, withCapitals } from './small-letters.ts'
import { holdingsIn } from './told-holdings.ts'
import { isTold } from './told-of-tickets.ts'
import { tickedIn } from '../held/ticked-boxes.ts'
import { printedDates } from './ticket-dates.ts'
import { datedInARow } from './dated-in-a-row.ts'
import { courseCode, namesUnit, unitShape } from '../names/unit-codes.ts'

/** What stands on a line of tickets, a part for each ticket or for those that share what is told of them. */
export function ticketPartsOf(whole: Line, areCellsTickets: boolean, isForm: boolean): string[] {
  const line = withoutCourseCode(whole)
  const isOfDriver = drivingAbroad.test(line.cells[0]?.text ?? '') && line.cells.length === 2
  const areApart = (areCellsTickets && !isOfDriver) || haveOwnDividers(line)
  const labelled = ticketWithDetails(line)
  if (labelled !== undefined) return [labelled]
  const cells = areApart ? ticketsInCells(line).map(textOf) : [line.text]
  const parts = cells
    .flatMap((text) => (isForm ? tickedIn(text).map(tickedName) : [withoutTick(text)]))
    .map(toldInHeading)
    .map(asUsuallyWritten)
    .flatMap((text) => withCapitals(withSharedDate(withIssuers(partsOf(text)))))
    .map(withDateBehind)
    .map(withEndOfCrossed)
    .flatMap(sentencesOf)
    .flatMap(holdingsIn)
    .flatMap(datedInARow)
  return withSitesBehind(parts)
    .map(withoutHopes)
    .map(withoutDenied)
    .map(withoutLapsed)
    .filter((part) => /[\p{L}\d]/u.test(part))
    .flatMap(unitsApart)
    .map(withLevelsSpelled)
    .flatMap(listedIn)
    .flatMap(riggingBeside)
}

/** "TICKETS (HRWL all expire 08/2029)": a heading, and what is told of the card below it. */
function toldInHeading(text: string): string {
  const [, name = '', told = ''] =
    /^\s*([\p{L}&, ]{3,40}?)\s*\(([^()]*\d{4})\)\W*$/u.exec(text) ?? []
  return told !== '' && kindOfHeading(name) === 'licences' ? told : text
}

/** "✓ gas monitors", "[x] gas monitors": what is ticked is held, in small letters, too. */
function withoutTick(text: string): string {
  const bare = text.replace(/^\s*[✓✔☑✅]\uFE0F?\s*(?=\p{L})/u, '')
  return bare === text ? text : tickedName(bare)
}

function tickedName(ticked: string): string {
  return maybeNameInSmall(ticked) ? capitalised(ticked.trim()) : ticked
}

/** "SIG-0041 | Permit to Work": under which code the school of a company keeps a course says nothing. */
function withoutCourseCode(line: Line): Line {
  const [code, ...cells] = line.cells
  if (!code || cells.length === 0 || !courseCode.test(code.text)) return line
  return { ...line, cells, text: line.text.slice((cells[0]?.start ?? line.start) - line.start) }
}

/** "GWO Blade Repair: | WINDA 40211, expires 2 June 2028": behind the label that names it stands what is told of it. */
function ticketWithDetails({ cells: [label, told, ...others] }: Line): string | undefined {
  const name = /^(\P{Lu}*\p{Lu}[^:]{2,60}):\s*$/u.exec(label?.text ?? '')?.[1]
  if (!name || !told || others.length > 0 || kindOfHeading(name) !== undefined) return undefined
  const isOfLabel = licencesIn(told.text, true).length === 0 && ends.test(told.text)
  return isOfLabel && !/^\W*(?:no|not|nil|none|n\/a)\b/i.test(told.text)
    ? `${name}\t${told.text.trim()}`
    : undefined
}

const ends = /\b(?:exp\w*|valid (?:to|until)|renew\w*|due) .*\d|\bdoes not expire\b|\bno expiry\b/i

/** "(06/2029) C6, DG", "2028 MSIC": what a part is of stands first, as it does elsewhere. */
function withDateBehind(part: string): string {
  const [date] = printedDates(part, true)
  const [before = ''] = /^[\s(•-]*/.exec(part) ?? []
  if (!date || date.start !== before.length) return part
  const rest = part.slice(date.end).replace(/^[)\s:–—-]+/, '')
  return /^\p{L}/u.test(rest) && !isTold(rest) ? `${rest} (${date.printed})` : part
}

/** "✖ CPR Aug 26": what is crossed out has ended then. */
function withEndOfCrossed(part: string): string {
  const [, name] = /^\s*[✖✗✘❌]\s*(.+)$/u.exec(part) ?? []
  const date = name && printedDates(name, true).at(-1)
  return date && date.end === name.length
    ? `${name.slice(0, date.start)}expired ${date.printed}`
    : part
}

/** Whether tickets are set in columns beside each other, so that a cell may be a ticket rather than told of one. */
export function haveTicketsInCells(lines: readonly Line[]): boolean {
  const rows = lines.map(ticketsInCells).filter((row) => row.length > 1)
  const others = rows.flatMap((row) => row.slice(1).map(textOf))
  const names = rows.map(([first = []]) => textOf(first))
  // "R2900G bogger | R1700 bogger": beside what is called otherwise, a model is told of that.
  const areMachines = areMostly(names, (text) => modelsIn(text).length > 0)
  const naming = others.filter(
    (text) => licencesIn(text, true).length > 0 || (areMachines && modelsIn(text).length > 0),
  )
  // Beside a ticket may stand who issued it: of wider rows, most cells have to be tickets.
  const areWide = lines.some(({ cells }) => cells.length > 2)
  const areTickets = areWide
    ? naming.length * 2 >= others.length
    : naming.length > 0 || others.some((text) => printedDates(text).length > 0)
  // Beside a ticket with its number may stand who issued it, with its end.
  const nameSome = naming.length > 0 || others.some(saysItIsOne)
  return (
    !rows.some(([, second]) => second && isAnswer.test(textOf(second))) &&
    rows.length > 1 &&
    // "SWTAFE Bunbury 1998", where all else on the right tells of the ticket on the left
    rows.length * 3 >= lines.filter(({ cells }) => cells.length > 1).length &&
    !areMostly(names, (text) => /^[A-Z]{2,5}$/.test(text)) &&
    areMostly(others, (text) => /^[^\p{L}\d]*\p{Lu}/u.test(text)) &&
    (areTickets || (nameSome && areToldBeside(rows)))
  )
}

/** The end of a long name stands on a line of its own. */
function areMostly(texts: readonly string[], isSo: (text: string) => boolean): boolean {
  return texts.filter(isSo).length >= 0.8 * texts.length
}

/** A name and what is told of it, and beside them another name with its own, known or not. */
function areToldBeside(rows: readonly Cell[][][]): boolean {
  const whole = rows.filter((row) => row.every((cells) => cells.length > 1))
  return whole.length > 2 && whole.length * 3 >= rows.length * 2
}

/** "First aid · 03/27" beside "HR · NSW": a divider within a cell parts less than the cells do. */
function haveOwnDividers({ cells }: Line): boolean {
  return cells.filter(({ text }) => /\S\s*[·•|]\s*\S/.test(text)).length > 1
}

/** What a form has beside what it asks for. */
const isAnswer = /^(?:yes|no|y|n|held)\b/i

/** "n/a", "learning", "VOC 04/25": how what stands on the left of it is held, or that it is not. */
const tellsHowHeld =
  /^\W*(?:n\/a|nil|none|not (?:held|yet|me)|doing (?:it|this)|learning|studying|booked|in progress|pending|to (?:do|get)|scheduled|required|outstanding|signed off(?=\W*\d)|voc(?=\W*(?:exp\w*\W*|to |until )?\d))(?!\p{L})/iu

const isSchool = /\bRTO\W*$/

/** Each cell that names something, with those behind it that tell more of it. */
function ticketsInCells({ cells }: Line): Cell[][] {
  const tickets: Cell[][] = []
  for (const cell of cells) {
    const last = tickets.at(-1)
    // Dates may stand in a column of their own on the left.
    const isFirst = last?.length === 1 && tickets.length === 1 && isTold(last[0]?.text ?? '')
    const tells =
      isTold(cell.text) ||
      isUnit(cell.text) ||
      tellsHowHeld.test(cell.text) ||
      isSchool.test(cell.text)
    if (last && (isFirst || tells)) last.push(cell)
    else tickets.push([cell])
  }
  return tickets
}

/** Nothing but the code of a unit, or of some, is of the ticket before it. */
function isUnit(text: string): boolean {
  return /^\W*[A-Z]{3,8}\d{3,5}[A-Z]?(?:[\s,/&]+[A-Z]{3,8}\d{3,5}[A-Z]?)*\W*$/.test(text)
}

function textOf(cells: readonly Cell[]): string {
  return cells.map(({ text }) => text.trim()).join('\t')
}

const stop =
  /(?<!\b(?:no|nat|incl|ind|lic|exp|cert|st|ltd|inc|co|approx|ref|reg|nr|num|tel|mt|dr))(?<=[\p{Ll}\d)]|\p{Lu}{3})\.\s+(?=\p{Lu})/iu

export function sentencesIn(text: string): string[] {
  return text.split(stop)
}

/** "HR licence. First aid, due 2027.": tickets in sentences, where most of those name one. */
function sentencesOf(part: string): string[] {
  const sentences = sentencesIn(part)
  const naming = sentences.filter((sentence) => licencesIn(sentence, true).length > 0)
  const areShort = sentences.every((sentence) => sentence.split(/\s+/).length <= 16)
  if (listOfInductions.test(part) || sentences.slice(1).some(beginsWithLabel)) return sentences
  const areMany =
    naming.length > 1 || (sentences.length > 2 && naming.length * 3 >= sentences.length)
  return naming.length * 2 >= sentences.length ||
    (areMany && areShort) ||
    (areShort && areEachTickets(sentences))
    ? sentences
    : [part]
}

/** "…, hearing test 2026. Site cards: Yarwun RTA (02/27), …" */
function beginsWithLabel(sentence: string): boolean {
  return /^(?:\p{L}+ ){0,2}(?:cards|inductions|medicals|tickets|licen[cs]es|passports|permits):\s/iu.test(
    sentence,
  )
}

/** "OTR tyre and rim cert (Klinge, 2019). Split rim safety 2023. Hot works permit BMA.": known to no list, but dated or papers. */
function areEachTickets(sentences: readonly string[]): boolean {
  const telling = sentences.filter(
    (sentence) => saysItIsOne(sentence) || printedDates(sentence).length > 0,
  )
  return sentences.length > 2 && telling.length === sentences.length
}

/** "Inductions current: Iron Gate, Rail Yard. Blast guard at both." */
const listOfInductions = /^\W*(?:\p{L}+ )?inductions(?: \p{L}+)?:/iu

/** "RIIWHS204E, RIIWHS202E Exp 09/2026": an end, and no name. */
const toldOfUnit = '(?:[Ee]xp|[Vv]alid|[Cc]urrent|[Dd]ue|[Uu]ntil)'

/** "RIICOM201E Communicate, RIIWHS201E Work safely": each unit begins a ticket of its own. */
function unitsApart(part: string): string[] {
  const before = new RegExp(
    String.raw`(?:,|\band)\s+(?=${unitShape}\s(?!${toldOfUnit})\p{L})`,
    'gu',
  )
  const parts = part.split(before)
  return parts.length > 1 && namesUnit(parts[0] ?? '') ? withSharedDate(parts) : [part]
}

/** "References on request: Ben (White Card Training)" */
export const referees = /^\W*(?:referees?|references?)\b/i

/** "Software: Vulcan", "Memberships: AIG": a line that says of itself that it is of something else. */
export function isOfAnotherKind({ text }: Line): boolean {
  const [whole = '', label = ''] = /^([\p{L} &/]{3,40}):\s+\S/u.exec(text) ?? []
  const kind = kindOfHeading(label)
  if (kind === 'referees' || referees.test(label)) return true
  if (!kind || kind === 'licences' || /^\W*(?:other|general|additional|misc)/i.test(label))
    return false
  return licencesIn(text.slice(whole.length - 1), true).length === 0
}
